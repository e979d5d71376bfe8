import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import { priceKinds } from '@basoche/domain/pricing/kinds';
import { missionConflictsSchema } from '../conflicts/asked.ts';
import { day, flag, id, instant, page } from '../fields.ts';
import { assignee } from '../firms/assignee.ts';
import { highlights } from '../postings/highlights.ts';
import { problemCodes } from '../problem.ts';
import { anyone, defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { missionEligibilitySchema } from './eligibility.ts';
import { listedMissions, missionFilters } from './filters.ts';

/** Missions (rules §2 and §6). */

const facts = {
  id,
  title: z.string(),
  /**
   * Null, like the name, the picture and the presentation, for viewers who may not know an anonymous creator.
   */
  creatorID: id.nullable(),
  creatorName: z.string().nullable(),
  creatorPictureURL: z.string().nullable(),
  isAnonym: z.boolean(),
  isFromCustomer: z.boolean(),
  isArchived: z.boolean(),
  /** True if it was archived because its creator found somebody. */
  isFilled: z.boolean(),
  /**
   * True if staff have hidden it. Only its creator and its candidates are told, and only they can still read
   * it.
   */
  isHidden: z.literal(true).optional(),
  domain: z.enum(valuesOf(legalDomains)),
  nature: z.enum(valuesOf(missionNatures)),
  onPlace: z.boolean(),
  /** Code of the department. */
  place: z.enum(valuesOf(departments)).nullable(),
  /** The chosen commune; null without one. */
  city: z.string().nullable(),
  startNow: z.boolean(),
  startDate: day.nullable(),
  /** Last day on which one may apply; if null, the mission stays open for sixty days. */
  endDate: day.nullable(),
  /** Codes joined by « | ». */
  experience: z.string(),
  /** The description: whole on a single mission, a summary of 250 characters in lists. */
  skillsRequired: z.string(),
  timeLimit: z.string(),
  /** Euros excluding tax; both null if the price is open. */
  tarifLow: z.number().nullable(),
  tarifHigh: z.number().nullable(),
  /** Kinds of price that its client prefers (rules §13); absent if all are welcome, and in lists. */
  priceKinds: z.array(z.enum(priceKinds)).optional(),
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

/**
 * True if the rules table does not allow the viewer's profession; only in lists of open missions, absent
 * elsewhere.
 */
const isClosedToViewer = z.literal(true).optional();

/** A mission in a list. `marks` is set only in the results of a word search. */
export const missionCardSchema = z
  .object({
    ...facts,
    isClosedToViewer,
    marks: z.object({ title: highlights, skillsRequired: highlights }).optional(),
  })
  .meta({ id: 'MissionCard' });
export type MissionCard = z.infer<typeof missionCardSchema>;

/** Actions of the viewer: `relaunch` only after the deadline, `fill` while it is published. */
export const missionPermissions = ['apply', 'update', 'publish', 'candidates', 'relaunch', 'fill'] as const;

/**
 * A creator's own mission, with its numbers of views and of candidates; zeros and no permitted action for
 * anybody else.
 */
export const ownMissionSchema = z
  .object({
    ...facts,
    newCandidates: z.int(),
    candidates: z.int(),
    /** Number of people who saw it, each once a day, without its creator. */
    views: z.int(),
    /** True if nobody can apply until its creator names the parties (rules §9). */
    awaitsParties: z.literal(true).optional(),
    ...assignee,
    permitted: z.array(z.enum(missionPermissions)),
  })
  .meta({ id: 'OwnMission' });
export type OwnMission = z.infer<typeof ownMissionSchema>;

/** One mission, with the viewer's permitted actions, and the reason if they may not apply. */
export const missionSchema = z
  .object({
    ...facts,
    companyPresentation: z.string().nullable(),
    /** True for the mission of a hearing, which only its two parties read; `hearings.read` tells more. */
    isHearing: z.literal(true).optional(),
    hasApplied: z.boolean(),
    /** Id of the viewer's own application; null without one. */
    postulationID: id.nullable(),
    /** True if its creator invited the viewer to apply. */
    isInvited: z.boolean(),
    /** Number of people who saw it, each once a day; null except for its creator. */
    views: z.int().nullable(),
    permitted: z.array(z.enum(missionPermissions)),
    applyRefusal: z.object({ code: z.enum(problemCodes), title: z.string() }).nullable(),
    /**
     * Result of the rules table, for a member of the legal trades who reads another's mission; null for
     * anybody else.
     */
    eligibility: missionEligibilitySchema.nullable(),
    /** Null for a visitor, and while the conflict check is off. */
    conflicts: missionConflictsSchema.nullable(),
  })
  .meta({ id: 'Mission' });
export type Mission = z.infer<typeof missionSchema>;

export const viewMission = defineRoute({
  name: 'missions.view',
  summary: 'Count a view of a mission, once per person and day',
  method: 'POST',
  path: '/missions/view/:id',
  access: forSeats(anyone, 'look'),
  problems: ['NOT_FOUND'],
});

export const listMissions = defineRoute({
  name: 'missions.list',
  summary: "Open missions, newest first, without external customers'",
  method: 'GET',
  path: '/missions',
  access: forSeats(anyone, 'look'),
  mayLag: true,
  query: listedMissions,
  answer: z.array(missionCardSchema),
  paged: true,
});

export const listCustomerMissions = defineRoute({
  name: 'missions.listCustomers',
  summary: 'Open missions of external customers, newest first',
  method: 'GET',
  path: '/missions/customers/list',
  access: forSeats(anyone, 'look'),
  mayLag: true,
  query: listedMissions,
  answer: z.array(missionCardSchema),
  paged: true,
});

/**
 * [all, applied to by the viewer], for the same filters as the lists. For word searches, 1,001 means more
 * than 1,000.
 */
const twoCounts = z.tuple([z.int(), z.int()]);

export const countMissions = defineRoute({
  name: 'missions.count',
  summary:
    'Counts of missions: open, applied to; with the filters of the list; with words, 1001 is any number above 1000',
  method: 'GET',
  path: '/missions/count/user/:id',
  access: forSeats(members, 'look'),
  mayLag: true,
  query: missionFilters,
  answer: twoCounts,
  problems: ['ACTOR_MISMATCH'],
});

export const countCustomerMissions = defineRoute({
  name: 'missions.countCustomers',
  summary:
    "Counts of external customers' missions: open, applied to; with the filters of the list; with words, 1001 is any number above 1000",
  method: 'GET',
  path: '/missions/customers/count',
  access: forSeats(members, 'look'),
  mayLag: true,
  query: missionFilters,
  answer: twoCounts,
});

export const listOwnMissions = defineRoute({
  name: 'missions.listOwn',
  summary: 'Missions of a creator: all for the creator, the open and named ones for others',
  method: 'GET',
  path: '/missions/:id',
  access: forSeats(members, 'look'),
  query: z.object({
    isArchived: flag.optional(),
    ...page,
  }),
  answer: z.array(ownMissionSchema),
  paged: true,
});

export const countOwnMissions = defineRoute({
  name: 'missions.countOwn',
  summary: "Counts of the caller's missions: published, archived",
  method: 'GET',
  path: '/missions/count/creator/:id',
  access: forSeats(members, 'look'),
  answer: z.tuple([z.int(), z.int()]),
  problems: ['ACTOR_MISMATCH'],
});

export const singleMission = defineRoute({
  name: 'missions.single',
  summary: 'A mission',
  method: 'GET',
  path: '/missions/single/:id',
  access: forSeats(anyone, 'look'),
  mayLag: true,
  answer: missionSchema,
  problems: ['NOT_FOUND', 'GONE'],
});

export const otherMissions = defineRoute({
  name: 'missions.others',
  summary: 'Up to four other open missions, nearest first',
  method: 'GET',
  path: '/missions/others/:id',
  access: forSeats(anyone, 'look'),
  mayLag: true,
  answer: z.array(missionCardSchema),
  problems: ['NOT_FOUND', 'GONE'],
});
