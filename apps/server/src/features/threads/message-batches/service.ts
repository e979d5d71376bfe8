import { otherParty, partyActor, personOf, type ThreadParty } from '@basoche/domain/threads/actors';
import { type Conversation, decideMessage } from '@basoche/domain/threads/decide-message';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Acting } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockWritingSeats } from '../../firms/service.ts';
import { notifyOfMessages } from '../../notifications/service.ts';
import * as store from '../messages/store.ts';
import { presentMessage } from '../presenter.ts';
import { hashOfMessage } from '../record/service.ts';
import { type Parties, partyOf } from '../store.ts';
import { planUnreadDigests } from '../unread-digests/service.ts';

/**
 * Writes messages of many threads in one transaction: locks the threads, decides on each message, and stores
 * the allowed ones.
 */

export interface OutgoingMessage {
  readonly applicationId: string;
  readonly senderId: string;
  readonly personId: string;
  /** Null if the sender acts for themselves. */
  readonly acting: Acting | null;
  readonly clientId: string;
  readonly content: string;
}

/** A stored message, with the parties of its thread. */
export interface Stored {
  readonly message: store.MessageRow;
  readonly parties: Parties;
}

/**
 * Result of one message. `alone`: the caller must retry it in a transaction of its own, because the thread is
 * locked elsewhere, the message was stored before, or the seat has changed or may not write.
 */
export type BatchResult = Stored | Refusal | 'alone';

/** Channel on which processes tell each other about new messages; see `relayMessages`. */
export const messagesChannel = 'thread_messages';

/** Messages announced in one notification of PostgreSQL, whose payload is limited to 8,000 bytes. */
const positionsAtOnce = 120;

interface Announcement {
  /** Id of the process that stored the messages, which has already told its own browsers. */
  readonly from: string;
  readonly at: readonly (readonly [applicationId: string, position: number])[];
}

/** Stands for a consent that was given: the decision on a message does not look at its version. */
const anyConsent = { version: '', sha256: '', at: new Date(0) };

const conversationOf = (row: store.ConversationRow): Conversation => ({
  type: row.type,
  state: row.state,
  creator: { memberId: row.creator_id, kind: row.creator_kind, isMoral: false },
  candidate: { memberId: row.candidate_id, kind: row.candidate_kind, isMoral: false },
  consents: {
    creator: row.creator_consented ? anyConsent : null,
    candidate: row.candidate_consented ? anyConsent : null,
  },
});

/** State of a thread while the messages of a batch are decided one after another. */
interface ThreadProgress {
  position: number;
  hash: Buffer | null;
  readonly readers: Set<ThreadParty>;
  readonly clientIds: Set<string>;
}

/** A message to be stored. */
type NewMessage = Parameters<typeof store.writeMessages>[1][number];

/** A party with new messages, to be notified or mailed about them. */
interface Reader {
  readonly applicationId: string;
  readonly memberId: string;
  readonly to: ThreadParty;
}

/** Decisions on the messages of one batch. */
interface Decided {
  readonly results: BatchResult[];
  readonly written: {
    readonly n: number;
    readonly row: store.ConversationRow;
    readonly message: NewMessage;
  }[];
  /** Readers to notify (without an unread notification of the thread), and readers to mail (without a planned mail). */
  readonly toNotify: Reader[];
  readonly toMail: Reader[];
}

const progressOf = (row: store.ConversationRow): ThreadProgress => ({
  position: row.position,
  hash: row.last_hash,
  readers: new Set(),
  clientIds: new Set(),
});

/** Decides on each message, in the order of arrival in its thread. */
const decideTogether = (
  outgoings: readonly OutgoingMessage[],
  { rows, writers }: { rows: readonly store.ConversationRow[]; writers: ReadonlySet<string> },
  now: Date,
): Decided => {
  const decided: Decided = { results: outgoings.map(() => 'alone'), written: [], toNotify: [], toMail: [] };
  const progressOfThreads = new Map<string, ThreadProgress>();
  for (const row of rows) {
    const outgoing = outgoings[row.n];
    if (outgoing === undefined || row.sent_position !== null) continue;
    const { senderId, personId, acting, clientId, content } = outgoing;
    if (acting !== null && !writers.has(acting.seatId)) continue;
    const role = partyOf(row, senderId);
    if (role === undefined) {
      decided.results[row.n] = new Refusal('NOT_FOUND');
      continue;
    }
    const actor = partyActor(role, { memberId: senderId, personId });
    const decision = decideMessage(conversationOf(row), { type: 'message', content }, actor, now);
    if (!decision.ok) {
      decided.results[row.n] = new Refusal(decision.code, { title: decision.reason });
      continue;
    }
    const progress = progressOfThreads.get(row.id) ?? progressOf(row);
    progressOfThreads.set(row.id, progress);
    // The same message twice in a batch: the second is retried alone, and then finds the first stored.
    const key = `${role}:${clientId}`;
    if (progress.clientIds.has(key)) continue;
    progress.clientIds.add(key);
    progress.position += 1;
    const { position } = progress;
    progress.hash = hashOfMessage(progress.hash, { position, at: now, by: actor, content, files: [] });
    const hash = progress.hash.toString('hex');
    decided.written.push({
      n: row.n,
      row,
      message: {
        application_id: row.id,
        sender_id: senderId,
        person_id: personOf(actor),
        content,
        client_id: clientId,
        position,
        sent_at: now,
        hash,
      },
    });
    const to = otherParty(role);
    if (progress.readers.has(to)) continue;
    progress.readers.add(to);
    const memberId = to === 'creator' ? row.creator_id : row.candidate_id;
    const reader = { applicationId: row.id, memberId, to };
    if (!row.notified) decided.toNotify.push(reader);
    if (!row.planned) decided.toMail.push(reader);
  }
  return decided;
};

/** Notifications for the other processes: positions of the messages, without their content. */
const newsOf = (origin: string, written: readonly NewMessage[]): string[] => {
  const news: string[] = [];
  for (let start = 0; start < written.length; start += positionsAtOnce) {
    const at = written
      .slice(start, start + positionsAtOnce)
      .map(({ application_id, position }): Announcement['at'][number] => [application_id, position]);
    news.push(JSON.stringify({ from: origin, at } satisfies Announcement));
  }
  return news;
};

/** Decides on these messages and stores the allowed ones. Returns one result per message, in the order given. */
export const writeTogether = async (
  platform: Platform,
  trx: Db,
  outgoings: readonly OutgoingMessage[],
): Promise<BatchResult[]> => {
  const now = platform.clock.now();
  // Runs no statement if every sender acts for themselves, as in most batches.
  const writers = await lockWritingSeats(
    trx,
    outgoings.flatMap(({ acting }) => acting ?? []),
  );
  const rows = await store.lockConversations(trx, outgoings);
  const { results, written, toNotify, toMail } = decideTogether(outgoings, { rows, writers }, now);
  if (written.length === 0) return results;
  const messages = written.map(({ message }) => message);
  const payloads = newsOf(platform.realtime.origin, messages);
  const stored = await store.writeMessages(trx, messages, messagesChannel, payloads);
  await notifyOfMessages(trx, toNotify, now);
  await planUnreadDigests(trx, toMail, now);
  const at = (message: Pick<store.MessageRow, 'application_id' | 'position'>) =>
    `${message.application_id}:${message.position}`;
  const byPlace = new Map(stored.map((message) => [at(message), message]));
  for (const { n, row, message: asked } of written) {
    const message = byPlace.get(at(asked));
    if (message !== undefined) results[n] = { message, parties: row };
  }
  return results;
};

/** Sends the message to the browsers of both parties on this process, each in its own presentation. */
export const announceHere = ({ realtime }: Platform, { message, parties }: Stored): void => {
  for (const party of ['creator', 'candidate'] as const) {
    const memberId = party === 'creator' ? parties.creator_id : parties.candidate_id;
    realtime.emitHere(memberId, 'newMessage', () => ({
      postulationID: message.application_id,
      message: presentMessage(message, parties, party),
    }));
  }
};

const isAnnouncement = (value: unknown): value is Announcement =>
  typeof value === 'object' && value !== null && 'from' in value && 'at' in value && Array.isArray(value.at);

/** Reads messages that another process stored, and sends them to the browsers on this process. */
export const relayMessages = async (platform: Platform, payload: string): Promise<void> => {
  const news: unknown = JSON.parse(payload);
  if (!isAnnouncement(news) || news.from === platform.realtime.origin) return;
  if (platform.realtime.isEmpty()) return platform.realtime.noteAny();
  const places = news.at.map(([applicationId, position]) => ({ applicationId, position }));
  for (const row of await store.messagesAt(platform.database.db, places)) {
    announceHere(platform, { message: row, parties: row });
  }
};
