import { createHash } from 'node:crypto';
import type { messageEvent, ReadEvent, TypingEvent } from '@basoche/contract/realtime';
import type { Message, Thread } from '@basoche/contract/threads';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { Application, ThreadType } from '@basoche/domain/threads/application';
import type { ThreadCommand, TimerCommand } from '@basoche/domain/threads/commands';
import { confidentialityText } from '@basoche/domain/threads/confidentiality';
import { agreementVersion } from '@basoche/domain/threads/facts';
import { hindered } from '@basoche/domain/threads/hindered';
import { permitted } from '@basoche/domain/threads/permitted';
import type { z } from 'zod';
import type { Db } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { agree, Refusal, refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { sentWith } from '../jobs/cvs/service.ts';
import { holdOffers, leaveOffers } from '../jobs/leaving/service.ts';
import { cardsOf as cardsOfJobs } from '../jobs/service.ts';
import { holdMissions, leaveMissions } from '../missions/publishing/service.ts';
import { cardsOf as cardsOfMissions } from '../missions/service.ts';
import { messagesWereRead } from '../notifications/service.ts';
import { removeWaitingOf } from './attachments/service.ts';
import { type By, type Command, type Executed, execute } from './execution/service.ts';
import * as messageStore from './messages/store.ts';
import { presentThread } from './presenter.ts';
import { presentReviews } from './reviews/presenter.ts';
import { standingsOf } from './reviews/service.ts';
import { write } from './sending/service.ts';
import * as store from './store.ts';

export { columnsOf } from './changes/service.ts';

/** What is asked of threads. Whatever changes one goes through `execute`, whoever asks for it and by whatever way. */

/** Gives a command to a thread, in a transaction of its own. */
export const runCommand = (
  platform: Platform,
  by: By,
  applicationId: string,
  command: Command,
): Promise<Executed> =>
  platform.database.transaction((trx) => execute(platform, trx, applicationId, { by, command }));

/** A party's command; answers the thread as it now is. */
export const act = async (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  command: Command,
): Promise<Thread> => {
  await runCommand(platform, viewer, applicationId, command);
  return readThread(platform, viewer, applicationId, {});
};

const consent = (application: Application): ThreadCommand => {
  const version = agreementVersion(application);
  const sha256 = createHash('sha256').update(confidentialityText(version)).digest('hex');
  return { type: 'nda', version, sha256 };
};

/** Consent to the version of the agreement that the thread is under. The threads of missions and of offers have a call each. */
export const consentTo =
  (type: ThreadType): Command =>
  (application) =>
    application.type === type ? consent(application) : refuse('NOT_FOUND');

interface Sent {
  readonly content: string;
  readonly clientId: string;
}

/** Stores a message, over HTTP or over a socket. Sent again under the same `clientId`, it answers the one that is stored. */
export const sendMessage = (
  platform: Platform,
  { memberId: senderId }: Pick<Viewer, 'memberId'>,
  applicationId: string,
  { content, clientId, attachments }: Sent & { readonly attachments: readonly string[] },
): Promise<Message> => write(platform, { applicationId, senderId, clientId, content }, attachments);

/**
 * Writes in a thread about this offer as its creator: one of several messages, each stored as any other, sent again or not. With
 * `consents`, the creator first accepts the confidentiality agreement where they have not.
 */
export const writeToCandidate = (
  platform: Platform,
  viewer: Pick<Viewer, 'memberId'>,
  { jobId, applicationId }: { readonly jobId: string; readonly applicationId: string },
  { content, clientId, consents }: Sent & { readonly consents: boolean },
): Promise<void> =>
  platform.database.transaction(async (trx) => {
    const row = (await store.lockThread(trx, applicationId)) ?? refuse('NOT_FOUND');
    if (row.job_id !== jobId || row.creator_id !== viewer.memberId) refuse('NOT_FOUND');
    const actor = { role: 'creator', memberId: viewer.memberId } as const;
    const may = permitted(store.applicationOf(row), actor, platform.clock.now());
    if (consents && may.includes('nda')) {
      await execute(platform, trx, applicationId, { by: viewer, command: consent });
    }
    await execute(platform, trx, applicationId, {
      by: viewer,
      command: { type: 'message', content },
      clientId,
    });
  });

/** A browser's `message` event. */
export const sendFromSocket = (
  platform: Platform,
  viewer: Viewer,
  event: z.output<typeof messageEvent>,
): Promise<Message> => {
  agree(event.userID, viewer.memberId);
  return sendMessage(platform, viewer, event.postulationID, event);
};

/** A timer's command. Too early, it is tried again; refused otherwise, the thread has moved on and nothing is left to do. */
export const runTimer = async (
  platform: Platform,
  applicationId: string,
  command: TimerCommand,
): Promise<void> => {
  try {
    await runCommand(platform, { role: 'timer' }, applicationId, command);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'TOO_EARLY') throw error;
  }
};

/** The other party's browsers learn that somebody is writing, where they may write. */
export const tellTyping = async (
  platform: Platform,
  { memberId }: Viewer,
  { postulationID }: TypingEvent,
): Promise<void> => {
  const row = (await store.findThread(platform.database.db, postulationID)) ?? refuse('NOT_FOUND');
  const role = store.partyOf(row, memberId) ?? refuse('NOT_FOUND');
  const may = permitted(store.applicationOf(row), { role, memberId }, platform.clock.now());
  if (!may.includes('message')) return;
  const other = role === 'creator' ? row.candidate_id : row.creator_id;
  platform.realtime.emitTo([other], 'typing', { postulationID: row.id });
};

/** A party has seen a thread up to a position: its messages wait no more, and the other party's browsers say so. */
const markRead = async (
  platform: Platform,
  row: messageStore.Reach,
  party: ThreadParty,
  position: number,
): Promise<void> => {
  const { db } = platform.database;
  if (!(await messageStore.markRead(db, row.id, party, position))) return;
  const [reader, other] =
    party === 'creator' ? [row.creator_id, row.candidate_id] : [row.candidate_id, row.creator_id];
  await messagesWereRead(platform, reader, row.id);
  platform.realtime.emitTo([other], 'threadRead', { postulationID: row.id, position });
};

/** A browser's `read` event. */
export const readUpTo = async (
  platform: Platform,
  { memberId }: Viewer,
  { postulationID, position }: ReadEvent,
): Promise<void> => {
  const row = (await messageStore.reachOf(platform.database.db, postulationID)) ?? refuse('NOT_FOUND');
  const party = store.partyOf(row, memberId) ?? refuse('NOT_FOUND');
  await markRead(platform, row, party, Math.min(position, row.position));
};

const latest = 50;
const missedAtMost = 500;

interface Window {
  readonly since?: number | undefined;
  readonly before?: number | undefined;
}

const messagesOf = async (db: Db, row: store.ThreadRow, { since, before }: Window) => {
  if (since !== undefined) {
    const found = await messageStore.messagesBetween(db, row.id, since, row.position, missedAtMost + 1);
    const messages = found.slice(0, missedAtMost);
    const isCut = found.length > missedAtMost;
    return { messages, hasOlder: false, position: isCut ? (messages.at(-1)?.position ?? 0) : row.position };
  }
  const until = Math.min(row.position, before === undefined ? row.position : before - 1);
  const found = await messageStore.messagesUpTo(db, row.id, until, latest + 1);
  return { messages: found.slice(0, latest).reverse(), hasOlder: found.length > latest, position: until };
};

/** What the thread is about, as this viewer sees it: a mission or an offer. */
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

const standingsIn = async (db: Db, row: store.ThreadRow, now: Date) => {
  const creator = { memberId: row.creator_id, as: 'creator' } as const;
  const candidate = { memberId: row.candidate_id, as: 'candidate' } as const;
  const of = await standingsOf(db, [creator, candidate], now);
  return { creator: of(creator), candidate: of(candidate) };
};

/**
 * A thread as one of its parties sees it: the latest messages, those after `since`, or those before `before`.
 * Reading what is new marks it as read.
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
  if (window.before === undefined) await markRead(platform, row, party, position);
  const { since = 0, before } = window;
  const application = store.applicationOf(row);
  const actor = { role: party, memberId: viewer.memberId } as const;
  return presentThread(row, {
    viewer: party,
    application,
    standings: await standingsIn(db, row, now),
    reviews: presentReviews(application, party, now),
    ...subject,
    sent: row.job_id === null ? null : (await sentWith(db, [row.id]))(row.id),
    messages,
    hasOlder,
    position,
    actions:
      before === undefined
        ? row.actions.filter((action) => action.position > since && action.position <= position)
        : [],
    permitted: permitted(application, actor, now),
    hindered: hindered(application, actor, now),
  });
};

/** Money is held for a member, or a portage is under way: the account stays (rules §1). */
export const blocksDeletion = (db: Db, memberId: string): Promise<boolean> =>
  store.holdsMoneyOrPortage(db, memberId);

/** A member leaves: missions and offers are archived, open applications refused or withdrawn (rules §1). */
export const leave = async (platform: Platform, trx: Db, memberId: string): Promise<void> => {
  await holdMissions(trx, memberId);
  await holdOffers(trx, memberId);
  for (const { id, creator_id } of await store.openThreadsOf(trx, memberId)) {
    const command = { type: creator_id === memberId ? 'refuseCandidate' : 'withdraw' } as const;
    try {
      await execute(platform, trx, id, { by: { memberId }, command });
    } catch (error) {
      // It moved on while it was waited for; a refusal has written nothing.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  await removeWaitingOf(trx, memberId);
  await leaveMissions(trx, memberId, platform.clock.now());
  await leaveOffers(trx, memberId, platform.clock.now());
};
