import { otherParty, type ThreadParty } from '@basoche/domain/threads/actors';
import { type Conversation, decideMessage } from '@basoche/domain/threads/conversation';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notifyOfMessages } from '../../notifications/service.ts';
import { planDigests } from '../digests/service.ts';
import * as store from '../messages/store.ts';
import { presentMessage } from '../presenter.ts';
import { hashOfMessage } from '../record/service.ts';
import { type Parties, partyOf } from '../store.ts';

/** Messages of many threads, written together: one transaction locks their threads, decides on each, and stores what is allowed. */

export interface Saying {
  readonly applicationId: string;
  readonly senderId: string;
  readonly clientId: string;
  readonly content: string;
}

/** A message that was stored, with the parties it is for. */
export interface Stored {
  readonly message: store.MessageRow;
  readonly parties: Parties;
}

/** What became of one of them; `alone` is to be tried by itself: its thread is busy, or it was stored before. */
export type Fate = Stored | Refusal | 'alone';

/** The channel on which processes tell each other of messages; see `relayMessages`. */
export const messagesChannel = 'thread_messages';

/** Places in one notification of PostgreSQL, which carries 8,000 bytes. */
const placesAtOnce = 120;

interface News {
  /** The process that has told its own browsers already. */
  readonly from: string;
  readonly at: readonly (readonly [applicationId: string, position: number])[];
}

/** A consent that was given; to which version is not asked of a message. */
const given = { version: '', sha256: '', at: new Date(0) };

const conversationOf = (row: store.ConversationRow): Conversation => ({
  type: row.type,
  state: row.state,
  creator: { memberId: row.creator_id, kind: row.creator_kind, isMoral: false },
  candidate: { memberId: row.candidate_id, kind: row.candidate_kind, isMoral: false },
  consents: {
    creator: row.creator_consented ? given : null,
    candidate: row.candidate_consented ? given : null,
  },
});

/** A thread while its messages of one transaction are decided one after the other. */
interface Course {
  position: number;
  hash: Buffer | null;
  readonly readers: Set<ThreadParty>;
  readonly clientIds: Set<string>;
}

type Written = Parameters<typeof store.writeMessages>[1][number];

/** Who a message waits for, where nothing tells them of it yet. */
interface Reader {
  readonly applicationId: string;
  readonly memberId: string;
  readonly to: ThreadParty;
}

/** What was decided on messages that were asked for together. */
interface Decided {
  readonly fates: Fate[];
  readonly written: { readonly n: number; readonly row: store.ConversationRow; readonly message: Written }[];
  /** Readers who are not told yet that messages wait for them, and those whom nobody plans to write to. */
  readonly untold: Reader[];
  readonly unplanned: Reader[];
}

const courseOf = (row: store.ConversationRow): Course => ({
  position: row.position,
  hash: row.last_hash,
  readers: new Set(),
  clientIds: new Set(),
});

/** Decides on each, in the order in which they came to their thread. */
const decideTogether = (
  sayings: readonly Saying[],
  rows: readonly store.ConversationRow[],
  now: Date,
): Decided => {
  const decided: Decided = { fates: sayings.map(() => 'alone'), written: [], untold: [], unplanned: [] };
  const courses = new Map<string, Course>();
  for (const row of rows) {
    const saying = sayings[row.n];
    if (saying === undefined || row.sent_position !== null) continue;
    const { senderId, clientId, content } = saying;
    const role = partyOf(row, senderId);
    if (role === undefined) {
      decided.fates[row.n] = new Refusal('NOT_FOUND');
      continue;
    }
    const actor = { role, memberId: senderId } as const;
    const decision = decideMessage(conversationOf(row), { type: 'message', content }, actor, now);
    if (!decision.ok) {
      decided.fates[row.n] = new Refusal(decision.code, { title: decision.reason });
      continue;
    }
    const course = courses.get(row.id) ?? courseOf(row);
    courses.set(row.id, course);
    // Asked for twice at once: the second finds the first once it is there.
    const key = `${role}:${clientId}`;
    if (course.clientIds.has(key)) continue;
    course.clientIds.add(key);
    course.position += 1;
    const { position } = course;
    course.hash = hashOfMessage(course.hash, { position, at: now, by: actor, content, files: [] });
    const hash = course.hash.toString('hex');
    decided.written.push({
      n: row.n,
      row,
      message: {
        application_id: row.id,
        sender_id: senderId,
        content,
        client_id: clientId,
        position,
        sent_at: now,
        hash,
      },
    });
    const to = otherParty(role);
    if (course.readers.has(to)) continue;
    course.readers.add(to);
    const memberId = to === 'creator' ? row.creator_id : row.candidate_id;
    const reader = { applicationId: row.id, memberId, to };
    if (!row.notified) decided.untold.push(reader);
    if (!row.planned) decided.unplanned.push(reader);
  }
  return decided;
};

/** What the other processes are told of these messages: where they stand, and nothing in them. */
const newsOf = (origin: string, written: readonly Written[]): string[] => {
  const news: string[] = [];
  for (let start = 0; start < written.length; start += placesAtOnce) {
    const at = written
      .slice(start, start + placesAtOnce)
      .map(({ application_id, position }): News['at'][number] => [application_id, position]);
    news.push(JSON.stringify({ from: origin, at } satisfies News));
  }
  return news;
};

/** Decides on these messages and stores those that the rules allow; their fates in the order in which they were asked for. */
export const writeTogether = async (
  platform: Platform,
  trx: Db,
  sayings: readonly Saying[],
): Promise<Fate[]> => {
  const now = platform.clock.now();
  const rows = await store.lockConversations(trx, sayings);
  const { fates, written, untold, unplanned } = decideTogether(sayings, rows, now);
  if (written.length === 0) return fates;
  const messages = written.map(({ message }) => message);
  const told = newsOf(platform.realtime.origin, messages);
  const stored = await store.writeMessages(trx, messages, messagesChannel, told);
  await notifyOfMessages(trx, untold, now);
  await planDigests(trx, unplanned, now);
  const at = (message: Pick<store.MessageRow, 'application_id' | 'position'>) =>
    `${message.application_id}:${message.position}`;
  const byPlace = new Map(stored.map((message) => [at(message), message]));
  for (const { n, row, message: asked } of written) {
    const message = byPlace.get(at(asked));
    if (message !== undefined) fates[n] = { message, parties: row };
  }
  return fates;
};

/** Tells the browsers of both parties that this process holds, each in its own presentation. */
export const announceHere = ({ realtime }: Platform, { message, parties }: Stored): void => {
  for (const party of ['creator', 'candidate'] as const) {
    const memberId = party === 'creator' ? parties.creator_id : parties.candidate_id;
    if (!realtime.holds(memberId)) continue;
    realtime.emitHere(memberId, 'newMessage', {
      postulationID: message.application_id,
      message: presentMessage(message, parties, party),
    });
  }
};

const isNews = (value: unknown): value is News =>
  typeof value === 'object' && value !== null && 'from' in value && 'at' in value && Array.isArray(value.at);

/** What another process stored: read it, and tell the browsers here that it is for. */
export const relayMessages = async (platform: Platform, payload: string): Promise<void> => {
  const news: unknown = JSON.parse(payload);
  if (!isNews(news) || news.from === platform.realtime.origin || platform.realtime.isEmpty()) return;
  const places = news.at.map(([applicationId, position]) => ({ applicationId, position }));
  for (const row of await store.messagesAt(platform.database.db, places)) {
    announceHere(platform, { message: row, parties: row });
  }
};
