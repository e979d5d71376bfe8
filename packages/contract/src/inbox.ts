import { textLimits } from '@basoche/domain/limits';
import { applicationStates } from '@basoche/domain/threads/states';
import { id, instant, page, searched } from './fields.ts';
import { professionSchema } from './professions.ts';
import { defineRoute, members, tradeMembers } from './route.ts';
import { z } from './zod.ts';

/** The inbox, one list for missions and one for offers: second document, §2 and §7; rules §6. */

/** One line of the inbox, about a mission or about an offer: one of the two ids, the other is null. */
export const discussionSchema = z
  .object({
    postulationID: id.nullable(),
    missionID: id.nullable(),
    jobID: id.nullable(),
    title: z.string(),
    isCreator: z.boolean(),
    /** The other party; null for what one published oneself, and for an anonymous creator. */
    other: z
      .object({
        name: z.string(),
        pictureURL: z.string().nullable(),
        profession: professionSchema.nullable(),
      })
      .nullable(),
    state: z.enum(applicationStates).nullable(),
    /** The beginning of it; of one without words, what came with it. */
    lastMessage: z.string().nullable(),
    unread: z.int(),
    updatedAt: instant,
  })
  .meta({ id: 'Discussion' });
export type Discussion = z.infer<typeof discussionSchema>;

/** `q` is looked for in titles and in the names of the other parties; an anonymous creator is found by no name. */
const query = z.object({ ...page, q: searched(textLimits.search) });

export const listMissionDiscussions = defineRoute({
  name: 'threads.listMissionDiscussions',
  summary:
    'The inbox: one entry per mission for its creator, one per application for a candidate, newest first',
  method: 'GET',
  path: '/missions/discussions',
  access: members,
  query,
  answer: z.array(discussionSchema),
  paged: true,
});

export const listJobDiscussions = defineRoute({
  name: 'threads.listJobDiscussions',
  summary: 'The same for job offers',
  method: 'GET',
  path: '/jobs/discussions',
  access: tradeMembers,
  query,
  answer: z.array(discussionSchema),
  paged: true,
});

/** How many lines a list of the inbox has, and how many of them have something to read. */
const lines = z.object({ all: z.int(), unread: z.int() });

export const countDiscussions = defineRoute({
  name: 'threads.countDiscussions',
  summary: 'How long the two lists of the inbox are, and how much of each waits to be read',
  method: 'GET',
  path: '/messagerie/discussions/count',
  access: members,
  answer: z.object({ missions: lines, jobs: lines }),
});
