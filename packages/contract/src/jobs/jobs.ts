import { userTypes } from '@basoche/domain/members/kinds';
import { flag, id, instant, page } from '../fields.ts';
import { assignee } from '../firms/assignee.ts';
import { highlights } from '../postings/highlights.ts';
import { problemCodes } from '../problem.ts';
import { anyone, defineRoute, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { statedFields, statedInFull } from './fields.ts';
import { jobFilters, listedJobs } from './filters.ts';

/** Job offers (rules §2 and §6). Their creators are never anonymous. */

const facts = {
  ...statedFields,
  id,
  creatorID: id,
  creatorName: z.string(),
  creatorPictureURL: z.string().nullable(),
  /** The creator's `userType`. */
  creatorRole: z.enum(userTypes),
  isArchived: z.boolean(),
  /**
   * True if staff have hidden it. Only its creator and its candidates are told, and only they can still read
   * it.
   */
  isHidden: z.literal(true).optional(),
  /** True if it was archived because somebody was found. */
  isFilled: z.boolean(),
  createdAt: instant,
  /** Last time it came to the head of the lists: its creation or its relaunch. */
  publishedAt: instant,
  /** True if it is published, and its last day is today or later. */
  isOpen: z.boolean(),
  /** True if the viewer has it among their favourites; false for a visitor. */
  isFavourite: z.boolean(),
  /** In lists, present if the viewer has applied. */
  hasApplied: z.boolean().optional(),
};

/** An offer in a list. `marks` is set only in the results of a word search. */
export const jobCardSchema = z
  .object({ ...facts, marks: z.object({ title: highlights, jobDescription: highlights }).optional() })
  .meta({ id: 'JobCard' });
export type JobCard = z.infer<typeof jobCardSchema>;

/** Actions of the viewer: `relaunch` only after the deadline, `fill` as long as it is published. */
export const jobPermissions = ['apply', 'update', 'publish', 'candidates', 'relaunch', 'fill'] as const;

/** A creator's own offer, with its number of candidates. */
export const ownJobSchema = z
  .object({
    ...facts,
    newCandidates: z.int(),
    candidates: z.int(),
    ...assignee,
    permitted: z.array(z.enum(jobPermissions)),
  })
  .meta({ id: 'OwnJob' });
export type OwnJob = z.infer<typeof ownJobSchema>;

/** One offer, with the viewer's permitted actions, and the reason if they may not apply. */
export const jobSchema = z
  .object({
    ...facts,
    ...statedInFull,
    companyPresentation: z.string().nullable(),
    hasApplied: z.boolean(),
    /** Id of the viewer's own application; null without one. */
    postulationID: id.nullable(),
    permitted: z.array(z.enum(jobPermissions)),
    applyRefusal: z.object({ code: z.enum(problemCodes), title: z.string() }).nullable(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof jobSchema>;

export const listJobs = defineRoute({
  name: 'jobs.list',
  summary: 'Open job offers, newest first',
  method: 'GET',
  path: '/jobs',
  access: forSeats(anyone, 'look'),
  mayLag: true,
  query: listedJobs,
  answer: z.array(jobCardSchema),
  paged: true,
});

export const listOwnJobs = defineRoute({
  name: 'jobs.listOwn',
  summary: "The caller's offers, newest first",
  method: 'GET',
  path: '/jobs/me',
  access: forSeats(tradeMembers, 'look'),
  query: z.object({
    isArchived: flag.optional(),
    ...page,
  }),
  answer: z.array(ownJobSchema),
  paged: true,
});

export const countOwnJobs = defineRoute({
  name: 'jobs.countOwn',
  summary: "Counts of the caller's offers: published, archived",
  method: 'GET',
  path: '/jobs/me/count',
  access: forSeats(tradeMembers, 'look'),
  answer: z.tuple([z.int(), z.int()]),
});

export const readJob = defineRoute({
  name: 'jobs.read',
  summary: 'A job offer',
  method: 'GET',
  path: '/jobs/:id',
  access: forSeats(anyone, 'look'),
  mayLag: true,
  answer: jobSchema,
  problems: ['NOT_FOUND', 'GONE'],
});

export const otherJobs = defineRoute({
  name: 'jobs.others',
  summary: 'Up to four other open offers, nearest first',
  method: 'GET',
  path: '/jobs/others/:id',
  access: forSeats(anyone, 'look'),
  mayLag: true,
  answer: z.array(jobCardSchema),
  problems: ['NOT_FOUND', 'GONE'],
});

export const countJobs = defineRoute({
  name: 'jobs.count',
  summary:
    'Counts of offers: open, applied to; with the filters of the list; with words, 1001 is any number above 1000',
  method: 'GET',
  path: '/jobs/count',
  access: forSeats(tradeMembers, 'look'),
  mayLag: true,
  query: jobFilters,
  answer: z.tuple([z.int(), z.int()]),
});
