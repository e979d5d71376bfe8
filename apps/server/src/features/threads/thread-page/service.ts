import type { ReadEvent, TypingEvent } from '@basoche/contract/realtime';
import type { Thread } from '@basoche/contract/threads/threads';
import { messagesCaughtUp, messagesShown } from '@basoche/domain/limits';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { hindered } from '@basoche/domain/threads/hindered';
import { mayGive, permitted } from '@basoche/domain/threads/permitted';
import type { ThreadPermission } from '@basoche/domain/threads/states';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { presentAssignee } from '../../../platform/listing/assignee.ts';
import type { Platform } from '../../../platform/platform.ts';
import { approvalsAwaited } from '../../firms/approvals/service.ts';
import { sentWith } from '../../jobs/cvs/service.ts';
import { cardsOf as cardsOfJobs } from '../../jobs/service.ts';
import { cardsOf as cardsOfMissions } from '../../missions/service.ts';
import { messagesWereRead } from '../../notifications/service.ts';
import { conflictsOf } from '../conflicts/service.ts';
import { presentHearing } from '../hearings/service.ts';
import * as messageStore from '../messages/store.ts';
import { presentThread } from '../presenter.ts';
import { presentReviews } from '../reviews/presenter.ts';
import { ratingsOf } from '../reviews/service.ts';
import * as store from '../store.ts';
import { withVigilance } from '../vigilance/service.ts';

/**
 * Reading of a thread by its parties, read positions and typing signals. Nothing here changes facts that the
 * rules decide on.
 */

/** Tells the other party's browsers that the viewer is typing, if the viewer may write. */
export const tellTyping = async (
  platform: Platform,
  { memberId }: Viewer,
  { postulationID }: TypingEvent,
): Promise<void> => {
  const row = (await store.findThread(platform.database.db, postulationID)) ?? refuse('NOT_FOUND');
  const role = store.partyOf(row, memberId) ?? refuse('NOT_FOUND');
  const may = permitted(store.applicationOf(row, null), { role, memberId }, platform.clock.now());
  if (!may.includes('message')) return;
  const other = role === 'creator' ? row.candidate_id : row.creator_id;
  platform.realtime.emitTo([other], 'typing', { postulationID: row.id });
};

/** Marks a thread as read up to a position, and tells the other party's browsers. */
const markRead = async (
  platform: Platform,
  { personId, acting }: Viewer,
  row: messageStore.Reach,
  mark: { readonly party: ThreadParty; readonly position: number },
): Promise<void> => {
  const { party, position } = mark;
  const by = acting === null ? null : personId;
  if (!(await messageStore.markRead(platform.database.db, row.id, { ...mark, personId: by }))) return;
  const [reader, other] =
    party === 'creator' ? [row.creator_id, row.candidate_id] : [row.candidate_id, row.creator_id];
  await messagesWereRead(platform, reader, row.id);
  platform.realtime.emitTo([other], 'threadRead', { postulationID: row.id, position });
};

/** Handles a browser's `read` event. */
export const readUpTo = async (
  platform: Platform,
  viewer: Viewer,
  { postulationID, position }: ReadEvent,
): Promise<void> => {
  const row = (await messageStore.reachOf(platform.database.db, postulationID)) ?? refuse('NOT_FOUND');
  const party = store.partyOf(row, viewer.memberId) ?? refuse('NOT_FOUND');
  await markRead(platform, viewer, row, { party, position: Math.min(position, row.position) });
};

interface Window {
  readonly since?: number | undefined;
  readonly before?: number | undefined;
  readonly seen?: 'true' | 'false' | undefined;
}

const messagesOf = async (db: Db, row: store.ThreadRow, { since, before }: Window) => {
  if (since !== undefined) {
    const found = await messageStore.messagesBetween(db, row.id, since, row.position, messagesCaughtUp + 1);
    const messages = found.slice(0, messagesCaughtUp);
    const isCut = found.length > messagesCaughtUp;
    return { messages, hasOlder: false, position: isCut ? (messages.at(-1)?.position ?? 0) : row.position };
  }
  const until = Math.min(row.position, before === undefined ? row.position : before - 1);
  const found = await messageStore.messagesUpTo(db, row.id, until, messagesShown + 1);
  return {
    messages: found.slice(0, messagesShown).reverse(),
    hasOlder: found.length > messagesShown,
    position: until,
  };
};

/** Card of the mission or offer of the thread, for this viewer. */
const subjectOf = async (
  platform: Platform,
  db: Db,
  viewer: Viewer,
  row: store.ThreadRow,
): Promise<Pick<Thread, 'mission' | 'jobOffer'>> => {
  const { mission_id, job_id, creator_revealed: isRevealed } = row;
  if (mission_id !== null) {
    const cards = await cardsOfMissions(platform, db, viewer, [{ id: mission_id, isRevealed }]);
    return { mission: cards.get(mission_id) ?? refuse('NOT_FOUND'), jobOffer: null };
  }
  const id = job_id ?? refuse('NOT_FOUND');
  const cards = await cardsOfJobs(platform, db, viewer, [id]);
  return { mission: null, jobOffer: cards.get(id) ?? refuse('NOT_FOUND') };
};

const ratingsIn = async (db: Db, row: store.ThreadRow, now: Date) => {
  const creator = { memberId: row.creator_id, as: 'creator' } as const;
  const candidate = { memberId: row.candidate_id, as: 'candidate' } as const;
  const of = await ratingsOf(db, [creator, candidate], now);
  return { creator: of(creator), candidate: of(candidate) };
};

/**
 * A thread for one of its parties: the latest messages, those after `since`, or those before `before`. Marks new messages as
 * read, unless `seen` is 'false'.
 */
export const readThread = async (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  window: Window,
): Promise<Thread> => {
  const { db } = platform.database;
  const row = (await store.findThread(db, applicationId)) ?? refuse('NOT_FOUND');
  const party = store.partyOf(row, viewer.memberId) ?? refuse('NOT_FOUND');
  const now = platform.clock.now();
  const { messages, hasOlder, position } = await messagesOf(db, row, window);
  const subject = await subjectOf(platform, db, viewer, row);
  if (window.before === undefined && window.seen !== 'false')
    await markRead(platform, viewer, row, { party, position });
  const { since = 0, before } = window;
  // The second consent unmasks the prices' texts, so they are sent again.
  const isUnmasked = row.actions.some(
    ({ type, result, position: at }) => type === 'NDA' && result === 'ACCEPTED' && at > since,
  );
  // The first day of a retainer may move when the work begins.
  const isBegun = row.actions.some(
    ({ type, opened_position: at }) => (type === 'WAITING_FUNDS' || type === 'MISSION_ONGOING') && at > since,
  );
  const isNew = ({ type, position: at }: store.ActionRow) =>
    at > since || ((isUnmasked || isBegun) && type === 'PRICE');
  const conflicts = await conflictsOf(platform, db, row);
  const application = await withVigilance(platform, store.applicationOf(row, conflicts));
  const actor = { role: party, memberId: viewer.memberId } as const;
  const isOpen = (command: ThreadPermission) => mayGive(viewer.acting?.role ?? null, command);
  const approval = (await approvalsAwaited(platform, viewer)).get(row.id);
  return presentThread(row, {
    ...(approval === undefined ? {} : { approval }),
    viewer: party,
    now,
    application,
    ratings: await ratingsIn(db, row, now),
    reviews: presentReviews(application, party, now),
    hearing: await presentHearing(row.hearing, party),
    ...subject,
    sent: row.job_id === null ? null : (await sentWith(db, [row.id]))(row.id),
    messages,
    hasOlder,
    position,
    ...presentAssignee(party === 'creator' ? row.creator_assignee : row.candidate_assignee, viewer),
    actions:
      before === undefined
        ? row.actions.filter((action) => isNew(action) && action.position <= position)
        : [],
    permitted: permitted(application, actor, now).filter(isOpen),
    hindered: hindered(application, actor, now).filter(({ permission }) => isOpen(permission)),
  });
};
