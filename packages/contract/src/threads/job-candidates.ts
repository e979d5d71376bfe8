import { userTypes } from '@basoche/domain/members/kinds';
import { jobStages } from '@basoche/domain/options/job-stages';
import { valuesOf } from '@basoche/domain/options/option';
import { threadPermissions } from '@basoche/domain/threads/states';
import { code, flag, id, instant, page } from '../fields.ts';
import { professionSchema } from '../members/professions.ts';
import { defineRoute, verifiedTrade } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { candidateNoteForm, writeToSeveralForm, writtenSchema } from './candidates.ts';
import { sentSchema } from './job-applications.ts';

/** Candidates of a job offer, for its creator (rules §2 and §6). */

/**
 * A candidate of the viewer's offer. Stage and note are private to the creator: no candidate is ever told of
 * them.
 */
export const jobCandidateSchema = z
  .object({
    id,
    isRefused: z.boolean(),
    isWithdrawn: z.boolean(),
    stage: z.enum(valuesOf(jobStages)),
    note: z.string(),
    createdAt: instant,
    user: z.object({
      id,
      name: z.string(),
      pictureURL: z.string().nullable(),
      /** The candidate's `userType`. */
      role: z.enum(userTypes),
      jobName: z.string().nullable(),
      profession: professionSchema.nullable(),
    }),
    sent: sentSchema,
    /** True if the creator has accepted the confidentiality agreement of this thread, and may write in it. */
    creatorNDAConsent: z.boolean(),
    permitted: z.array(z.enum(threadPermissions)),
  })
  .meta({ id: 'JobCandidate' });
export type JobCandidate = z.infer<typeof jobCandidateSchema>;

const ofJob = { params: z.object({ id }), problems: ['NOT_FOUND'] as const };

export const listJobCandidates = defineRoute({
  ...ofJob,
  name: 'jobs.listCandidates',
  summary: 'Candidates of an offer of the caller, newest first; refused ones come last',
  method: 'GET',
  path: '/jobs/postulants/:id',
  access: forSeats(verifiedTrade, 'readThreads'),
  query: z.object({
    isRefused: flag.optional(),
    /** Candidates at this stage who were not refused. */
    stage: code(jobStages, 'une étape').optional(),
    ...page,
  }),
  answer: z.array(jobCandidateSchema),
  paged: true,
});

export const countJobCandidates = defineRoute({
  ...ofJob,
  name: 'jobs.countCandidates',
  summary: 'Counts of the candidates of an offer of the caller: new, refused',
  method: 'GET',
  path: '/jobs/postulates/count/:id',
  access: forSeats(verifiedTrade, 'readThreads'),
  answer: z.tuple([z.int(), z.int()]),
});

export const countJobStages = defineRoute({
  ...ofJob,
  name: 'jobs.countStages',
  summary: 'Counts of the candidates of an offer of the caller, without refused ones, by stage in order',
  method: 'GET',
  path: '/jobs/postulates/stages/:id',
  access: forSeats(verifiedTrade, 'readThreads'),
  answer: z.array(z.int()).length(jobStages.length),
});

export const moveJobCandidate = defineRoute({
  ...ofJob,
  name: 'jobs.moveCandidate',
  summary: 'Set the stage of a candidate; refusing is a command of the thread',
  method: 'POST',
  path: '/jobs/postulants/stage/:id',
  access: forSeats(verifiedTrade, 'negotiate'),
  body: z.object({ stage: code(jobStages, 'une étape') }),
  answer: jobCandidateSchema,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'STATE_CHANGED'],
});

export const noteJobCandidate = defineRoute({
  ...ofJob,
  name: 'jobs.noteCandidate',
  summary: 'Store a private note about a candidate; an empty one deletes it',
  method: 'PUT',
  path: '/jobs/postulants/note/:id',
  access: forSeats(verifiedTrade, 'negotiate'),
  body: candidateNoteForm,
  answer: jobCandidateSchema,
  problems: ['NOT_FOUND', 'FORBIDDEN'],
});

export const writeToJobCandidates = defineRoute({
  ...ofJob,
  name: 'jobs.writeToCandidates',
  summary: 'Send one message to several candidates of an offer, each in their own thread',
  method: 'POST',
  path: '/jobs/postulants/message/:id',
  access: forSeats(verifiedTrade, 'negotiate'),
  body: writeToSeveralForm,
  answer: z.array(writtenSchema),
});
