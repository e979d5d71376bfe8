import { userTypes } from '@basoche/domain/members/kinds';
import { candidateSorts } from '@basoche/domain/threads/candidate-order';
import { missionCandidateTabs } from '@basoche/domain/threads/mission-candidate-tabs';
import { applicationStates, threadPermissions } from '@basoche/domain/threads/states';
import { code, id, instant, page, repeated } from '../fields.ts';
import { availabilityShown } from '../members/members.ts';
import { professionSchema } from '../members/professions.ts';
import { defineRoute, verifiedMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { candidateNoteForm, writeToSeveralForm, writtenSchema } from './candidates.ts';
import { independenceSchema } from './independence.ts';
import { monthlyPriceSchema, plannedInstalmentSchema } from './instalments.ts';
import { toConfirm } from './mission-applications.ts';
import { ratingSchema } from './reviews.ts';

/** Candidates of a mission, for its creator (rules §2 and §6). */

/** States with a tab of their own, in the order of the tabs (rules §2). */
const countedStates = missionCandidateTabs.flatMap(({ state }) => state ?? []);

/** A candidate of the viewer's mission. */
export const candidateSchema = z
  .object({
    id,
    state: z.enum(applicationStates),
    offer: z.number(),
    /** Instalments of the price, which add up to `offer`; absent for a flat price. */
    instalments: z.array(plannedInstalmentSchema).optional(),
    /** Price with a sheet each month, whose maximum is `offer`; otherwise absent. */
    monthly: monthlyPriceSchema.optional(),
    tvaApplicable: z.boolean(),
    createdAt: instant,
    offerToConfirm: toConfirm,
    /**
     * The candidate's words, without contact details until both accepted the agreement; null without words.
     */
    presentation: z.string().nullable(),
    delayDays: z.int().nullable(),
    /** True if the creator had invited them to apply. */
    isInvited: z.boolean(),
    user: z.object({
      id,
      name: z.string(),
      pictureURL: z.string().nullable(),
      /** The candidate's `userType`. */
      role: z.enum(userTypes),
      jobName: z.string().nullable(),
      profession: professionSchema.nullable(),
    }),
    /** Average of their open grades as candidate, and number of their missions done. */
    rating: ratingSchema.nullable(),
    nbMissions: z.int(),
    /** Median time of their first replies, in minutes; null if unknown. */
    responseTimeMn: z.int().nullable(),
    /** Their availability, if given in the last two weeks; null otherwise. */
    availability: availabilityShown.nullable(),
    /**
     * Distance from the mission's department to theirs, in kilometres; null for a remote mission, or if
     * theirs is unknown.
     */
    distanceKm: z.int().nullable(),
    /** Private to the creator, never told to the candidate. */
    isShortlisted: z.boolean(),
    note: z.string(),
    /** True if the creator has accepted the confidentiality agreement of this thread, and may write in it. */
    creatorNDAConsent: z.boolean(),
    /** Absent while the conflict check is off, and if the mission requires none. */
    independence: independenceSchema.nullable().optional(),
    permitted: z.array(z.enum(threadPermissions)),
  })
  .meta({ id: 'Candidate' });
export type Candidate = z.infer<typeof candidateSchema>;

export const listCandidates = defineRoute({
  name: 'missions.listCandidates',
  summary: 'Candidates of a mission of the caller, newest first or in another order; refused ones come last',
  method: 'GET',
  path: '/missions/postulants/:id',
  access: forSeats(verifiedMembers, 'readThreads'),
  query: z.object({
    state: repeated(z.enum(applicationStates)),
    /** `true`: only candidates whom the creator shortlisted. */
    shortlisted: z.literal('true').optional(),
    sort: code(candidateSorts, 'un ordre').optional(),
    ...page,
  }),
  answer: z.array(candidateSchema),
  paged: true,
  problems: ['NOT_FOUND', 'FORBIDDEN'],
});

const counts = {
  method: 'GET',
  access: forSeats(verifiedMembers, 'readThreads'),
  params: z.object({ missionID: id }),
  problems: ['NOT_FOUND', 'FORBIDDEN'],
} as const;

export const countCandidates = defineRoute({
  ...counts,
  name: 'missions.countCandidates',
  summary: 'Counts of the candidates of a mission of the caller, by state in the order of the tabs',
  path: '/missions/postulate/counts/:missionID',
  answer: z.array(z.int()).length(countedStates.length),
});

export const countShortlisted = defineRoute({
  ...counts,
  name: 'missions.countShortlisted',
  summary: 'Counts of the shortlisted candidates of a mission of the caller, for each tab in its order',
  path: '/missions/postulants/shortlist/counts/:missionID',
  answer: z.array(z.int()).length(missionCandidateTabs.length),
});

const ofCandidate = {
  access: forSeats(verifiedMembers, 'negotiate'),
  problems: ['NOT_FOUND', 'FORBIDDEN'] as const,
};

export const shortlistCandidate = defineRoute({
  ...ofCandidate,
  name: 'missions.shortlistCandidate',
  summary: 'Shortlist a candidate of a mission, or undo it; private to the creator',
  method: 'PUT',
  path: '/missions/postulants/shortlist/:id',
  body: z.object({ isShortlisted: z.boolean({ error: 'Indiquez si ce candidat est présélectionné.' }) }),
  answer: candidateSchema,
});

export const noteCandidate = defineRoute({
  ...ofCandidate,
  name: 'missions.noteCandidate',
  summary: 'Store a private note about a candidate of a mission; an empty one deletes it',
  method: 'PUT',
  path: '/missions/postulants/note/:id',
  body: candidateNoteForm,
  answer: candidateSchema,
});

export const writeToCandidates = defineRoute({
  ...ofCandidate,
  name: 'missions.writeToCandidates',
  summary: 'Send one message to several candidates of a mission, each in their own thread',
  method: 'POST',
  path: '/missions/postulants/message/:id',
  body: writeToSeveralForm,
  answer: z.array(writtenSchema),
});
