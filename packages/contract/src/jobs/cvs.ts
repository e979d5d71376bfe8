import { cvBytes } from '@basoche/domain/limits';
import { id } from '../fields.ts';
import { type FileRule, fileBody, givingFile } from '../files.ts';
import { defineRoute, tradeMembers, verifiedTrade } from '../route.ts';
import { forSeats } from '../seats.ts';
import { cvSchema } from '../threads/job-applications.ts';
import { z } from '../zod.ts';

/** CVs that a member keeps and sends with applications to offers. */

const cvRule: FileRule = { kinds: ['pdf'], maxBytes: cvBytes };
export const cvBody = fileBody(cvRule);

export const addCv = defineRoute({
  name: 'jobs.addCv',
  summary: 'Store a CV: one PDF, as the part `file` of a form',
  method: 'POST',
  path: '/jobs/cv',
  access: forSeats(verifiedTrade, 'negotiate'),
  takesFile: cvRule,
  body: cvBody,
  status: 201,
  answer: cvSchema,
  problems: ['TOO_MANY_CVS'],
});

export const listCvs = defineRoute({
  name: 'jobs.listCvs',
  summary: "The caller's CVs, newest first",
  method: 'GET',
  path: '/jobs/cv',
  access: forSeats(tradeMembers, 'negotiate'),
  answer: z.array(cvSchema),
});

const ofCv = { params: z.object({ id }), problems: ['NOT_FOUND'] as const };

export const readCv = defineRoute({
  ...ofCv,
  ...givingFile,
  name: 'jobs.readCv',
  access: forSeats(tradeMembers, 'readThreads'),
  summary: "File of a CV: the caller's own, or one sent with an application to an offer of the caller",
  method: 'GET',
  path: '/jobs/cv/:id',
});

export const deleteCv = defineRoute({
  ...ofCv,
  name: 'jobs.deleteCv',
  access: forSeats(tradeMembers, 'negotiate'),
  summary: 'Delete a CV; applications that it was sent with keep it',
  method: 'DELETE',
  path: '/jobs/cv/:id',
});
