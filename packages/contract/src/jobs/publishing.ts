import { defaultDomain } from '@basoche/domain/options/legal-domains';
import { defaultNature } from '@basoche/domain/options/mission-natures';
import { day, id } from '../fields.ts';
import { defineRoute, verifiedTrade } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { formFields } from './fields.ts';
import { jobSchema } from './jobs.ts';

/**
 * A creator's own job offers: writing, archiving and restoring them (rules §2).
 */

const createdFields = {
  ...formFields,
  domain: formFields.domain.default(defaultDomain),
  nature: formFields.nature.default(defaultNature),
  contractType: formFields.contractType.default('CDI'),
  timing: formFields.timing.default('full'),
  startNow: formFields.startNow.default(true),
};

/**
 * The form of an offer, as the browser checks it before sending; checks between fields are in the domain
 * (jobs/validate).
 */
export const jobForm = z.object(createdFields);
/** Names of its fields. */
export const jobFormFields = jobForm.keyof().options;
export type JobForm = z.input<typeof jobForm>;

/** Optional fields for the caller, which must agree with the token (rules §6). */
const actor = { creatorID: id.optional(), creatorRole: z.string().max(40).optional() };

export const createJob = defineRoute({
  name: 'jobs.create',
  summary: 'Publish a job offer; its draft is deleted',
  method: 'POST',
  path: '/jobs/create',
  access: forSeats(verifiedTrade, 'negotiate'),
  body: z.object({ ...createdFields, ...actor, draftID: id.optional() }),
  status: 201,
  answer: jobSchema,
  once: true,
  // NOT_FOUND: the draft no longer exists; it was published or deleted elsewhere.
  problems: ['ACTOR_MISMATCH', 'NOT_FOUND'],
});

export const updateJob = defineRoute({
  name: 'jobs.update',
  summary: 'Edit, archive or publish a job offer of the caller; absent fields stay unchanged',
  method: 'POST',
  path: '/jobs/update/:id',
  access: forSeats(verifiedTrade, 'negotiate'),
  body: z.object({ ...formFields, ...actor, isArchived: z.boolean() }).partial(),
  answer: jobSchema,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'ACTOR_MISMATCH', 'PUBLICATION_HIDDEN'],
});

export const relaunchJob = defineRoute({
  name: 'jobs.relaunch',
  summary: 'Relaunch an offer whose deadline is past: it comes first in the lists again',
  method: 'POST',
  path: '/jobs/relaunch/:id',
  access: forSeats(verifiedTrade, 'negotiate'),
  body: z.object({ endDate: day }),
  answer: jobSchema,
  once: true,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'JOB_STILL_OPEN', 'PUBLICATION_HIDDEN'],
});

export const fillJob = defineRoute({
  name: 'jobs.fill',
  summary: 'Mark an offer as filled: it is archived, and the other candidates are told',
  method: 'POST',
  path: '/jobs/fill/:id',
  access: forSeats(verifiedTrade, 'negotiate'),
  answer: jobSchema,
  once: true,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'JOB_ALREADY_FILLED'],
});
