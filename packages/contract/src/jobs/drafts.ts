import { id, instant } from '../fields.ts';
import { defineRoute, verifiedTrade } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { draftFields } from './fields.ts';

/** Offers that were begun and not published: stored as typed, visible to their author only. */

const draftValues = z.object(draftFields).partial().strict();

export const jobDraftSchema = z
  .object({ id, values: draftValues, createdAt: instant, updatedAt: instant })
  .meta({ id: 'JobDraft' });
export type JobDraft = z.infer<typeof jobDraftSchema>;

const body = z.object({ values: draftValues });

export const listJobDrafts = defineRoute({
  name: 'jobs.listDrafts',
  summary: "The caller's drafts of offers, latest change first; at most twenty",
  method: 'GET',
  path: '/jobs/drafts',
  access: forSeats(verifiedTrade, 'negotiate'),
  answer: z.array(jobDraftSchema),
});

export const createJobDraft = defineRoute({
  name: 'jobs.createDraft',
  summary: 'Save a draft of an offer',
  method: 'POST',
  path: '/jobs/drafts',
  access: forSeats(verifiedTrade, 'negotiate'),
  body,
  status: 201,
  answer: jobDraftSchema,
  problems: ['TOO_MANY_DRAFTS'],
});

export const updateJobDraft = defineRoute({
  name: 'jobs.updateDraft',
  summary: 'Update a draft of an offer',
  method: 'PUT',
  path: '/jobs/drafts/:id',
  access: forSeats(verifiedTrade, 'negotiate'),
  body,
  answer: jobDraftSchema,
  problems: ['NOT_FOUND'],
});

export const deleteJobDraft = defineRoute({
  name: 'jobs.deleteDraft',
  summary: 'Delete a draft',
  method: 'DELETE',
  path: '/jobs/drafts/:id',
  access: forSeats(verifiedTrade, 'negotiate'),
  problems: ['NOT_FOUND'],
});
