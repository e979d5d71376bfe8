import { textLimits } from '@basoche/domain/text-limits';
import { agreedVersion, id, instant, paragraphs } from '../fields.ts';
import { appliedJobs } from '../jobs/filters.ts';
import { jobCardSchema } from '../jobs/jobs.ts';
import { defineRoute, tradeMembers, verifiedTrade } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/**
 * Applications to job offers, before and outside their threads (rules §2, §3 and
 * §6).
 */

/** A CV as named for its owner and for the creators who received it. */
export const cvSchema = z
  .object({ id, name: z.string(), bytes: z.int(), createdAt: instant })
  .meta({ id: 'Cv' });
export type Cv = z.infer<typeof cvSchema>;

/** Documents that a candidate sent with an application: none, a letter, a CV, or both. */
export const sentSchema = z.object({ letter: z.string().nullable(), cv: cvSchema.nullable() });
export type Sent = z.infer<typeof sentSchema>;

/** An application as its candidate sees it in a list. */
export const appliedJobSchema = z
  .object({
    id,
    isRefused: z.boolean(),
    /** True if it is refused because the candidate withdrew. */
    isWithdrawn: z.boolean(),
    createdAt: instant,
    jobOffer: jobCardSchema,
  })
  .meta({ id: 'AppliedJob' });
export type AppliedJob = z.infer<typeof appliedJobSchema>;

/** Optional documents of an application; the whole body may be absent. */
export const applyToJobForm = z.object({
  letter: paragraphs(textLimits.letter, 'Écrivez votre lettre.').nullable().optional(),
  /** One of the candidate's own CVs. */
  cvID: id.nullable().optional(),
  ndaVersion: agreedVersion,
});
export type ApplyToJobForm = z.input<typeof applyToJobForm>;

export const applyToJob = defineRoute({
  name: 'jobs.apply',
  summary: 'Apply to a job offer; letter and CV are optional',
  method: 'POST',
  path: '/jobs/postulate/:id',
  access: forSeats(verifiedTrade, 'negotiate'),
  body: applyToJobForm.optional(),
  status: 201,
  answer: appliedJobSchema,
  once: true,
  problems: [
    'NOT_FOUND',
    'ALREADY_APPLIED',
    'OWN_MISSION',
    'OWN_FIRM',
    'APPLICATIONS_CLOSED',
    'NDA_VERSION',
    'SUBSCRIPTION_REQUIRED',
  ],
});

export const didApplyToJob = defineRoute({
  name: 'jobs.didApply',
  summary: 'Whether the caller has applied to an offer',
  method: 'GET',
  path: '/jobs/didPostulate/:id',
  access: forSeats(tradeMembers, 'readThreads'),
  answer: z.boolean(),
  problems: ['NOT_FOUND'],
});

export const listAppliedJobs = defineRoute({
  name: 'jobs.listApplied',
  summary: 'Offers to which the caller applied, newest application first',
  method: 'GET',
  path: '/jobs/postulates',
  access: forSeats(tradeMembers, 'readThreads'),
  query: appliedJobs,
  answer: z.array(appliedJobSchema),
  paged: true,
});
