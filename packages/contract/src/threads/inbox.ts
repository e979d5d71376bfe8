import { inboxSizes } from '@basoche/domain/limits';
import { searchAtMost } from '@basoche/domain/searches/search-terms';
import { applicationStates } from '@basoche/domain/threads/states';
import { turns } from '@basoche/domain/threads/whose-turn';
import { id, instant, page, searched } from '../fields.ts';
import { assignee } from '../firms/assignee.ts';
import { professionSchema } from '../members/professions.ts';
import { defineRoute, members, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { situationFields } from './situation.ts';

/** The inbox, one list for missions and one for offers (rules §6). */

/** The other party; null for an anonymous creator. */
const other = z
  .object({
    name: z.string(),
    pictureURL: z.string().nullable(),
    profession: professionSchema.nullable(),
  })
  .nullable();

/** True for the mission of a hearing, which has no candidates; otherwise absent. */
const isHearing = z.literal(true).optional();

/** One application, as a line of the inbox for one of its parties. */
const conversation = z.object({
  postulationID: id,
  other,
  state: z.enum(applicationStates),
  ...situationFields,
  /** Euros excluding tax; null for an offer. */
  offer: z.number().nullable(),
  tvaApplicable: z.boolean(),
  /** The deposit that the creator has to pay, in euros with all taxes; null if no deposit is awaited. */
  depositDue: z.number().nullable(),
  /** The beginning of the last message, or its attachments if it has no text. */
  lastMessage: z.string().nullable(),
  /** True if the viewer wrote the last message. */
  isLastMine: z.boolean(),
  unread: z.int(),
  updatedAt: instant,
  isHearing,
  ...assignee,
});

export const conversationSchema = conversation.meta({ id: 'Conversation' });
export type InboxConversation = z.infer<typeof conversationSchema>;

const subject = {
  missionID: id.nullable(),
  jobID: id.nullable(),
  title: z.string(),
  isCreator: z.boolean(),
};

/** One entry of the inbox, about a mission or an offer: one of the two ids is set, the other is null. */
export const discussionSchema = z
  .object({
    /** The application, for its candidate; null for the creator. */
    postulationID: id.nullable(),
    ...subject,
    isHearing,
    /** The other party; null for the viewer's own publication, and for an anonymous creator. */
    other,
    state: z.enum(applicationStates).nullable(),
    lastMessage: z.string().nullable(),
    unread: z.int(),
    updatedAt: instant,
    /** The newest of its applications, each a conversation; for a candidate, their one application. */
    applications: z.array(conversationSchema).max(inboxSizes.applicationsAnEntry),
    /** Number of all applications of the entry, listed or not. */
    applicationCount: z.int(),
  })
  .meta({ id: 'Discussion' });
export type Discussion = z.infer<typeof discussionSchema>;

/**
 * `q` searches titles and names of the other parties, except names of anonymous creators. `turn` keeps only
 * applications with this turn, `assignee` those that the caller is in charge of; entries without any are
 * dropped.
 */
const assignedTo = { assignee: z.literal('me').optional() };
const query = z.object({
  ...page,
  ...assignedTo,
  q: searched(searchAtMost),
  turn: z.enum(turns).optional(),
});

export const listMissionDiscussions = defineRoute({
  name: 'threads.listMissionDiscussions',
  summary:
    'The inbox: one entry per mission for its creator, one per application for a candidate, newest first',
  method: 'GET',
  path: '/missions/discussions',
  access: forSeats(members, 'readThreads'),
  query,
  answer: z.array(discussionSchema),
  paged: true,
});

export const listJobDiscussions = defineRoute({
  name: 'threads.listJobDiscussions',
  summary:
    'The inbox of job offers: one entry per offer for its creator, one per application for a candidate, newest first',
  method: 'GET',
  path: '/jobs/discussions',
  access: forSeats(tradeMembers, 'readThreads'),
  query,
  answer: z.array(discussionSchema),
  paged: true,
});

/** Number of conversations, and of those with unread messages. */
const conversations = z.object({ all: z.int(), unread: z.int() });

/** Number of all conversations of a list of the inbox, and by turn. */
const counts = conversations.extend({
  turns: z.record(z.enum(turns), conversations),
  /**
   * Number of those that wait for the caller in person: in a firm, those that they are in charge of, and
   * deposits that they are to approve.
   */
  own: z.int(),
});

export const countDiscussions = defineRoute({
  name: 'threads.countDiscussions',
  summary: 'Counts of conversations of the two lists of the inbox, by whose turn it is, and of unread ones',
  method: 'GET',
  path: '/messagerie/discussions/count',
  access: forSeats(members, 'readThreads'),
  query: z.object(assignedTo),
  answer: z.object({ missions: counts, jobs: counts }),
});

/** An application that waits for the viewer, with its mission or offer. */
export const waitingSchema = conversation.extend(subject).meta({ id: 'WaitingApplication' });
export type WaitingApplication = z.infer<typeof waitingSchema>;

export const listWaiting = defineRoute({
  name: 'threads.listWaiting',
  summary: 'Applications that wait for the caller, in a firm their own work first; then the most urgent',
  method: 'GET',
  path: '/messagerie/waiting',
  access: forSeats(members, 'readThreads'),
  query: z.object({
    limit: z.coerce.number().int().min(1).max(inboxSizes.waiting.max).default(inboxSizes.waiting.default),
  }),
  answer: z.array(waitingSchema),
});
