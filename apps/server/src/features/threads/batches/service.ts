import { notificationTitles } from '@basoche/domain/notifications/titles';
import { otherParty, type ThreadParty } from '@basoche/domain/threads/actors';
import { type Conversation, decideMessage } from '@basoche/domain/threads/conversation';
import type { Db } from '../../../platform/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { notify } from '../../notifications/service.ts';
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

const tell = async (trx: Db, { applicationId, memberId }: Reader, now: Date) => {
  const title = notificationTitles.NEW_MESSAGE;
  await notify(trx, { memberId, applicationId, type: 'NEW_MESSAGE', title }, now);
};

/** Decides on these messages and stores those that the rules allow; their fates in the order in which they came. */
export const writeTogether = async (
  platform: Platform,
  trx: Db,
  sayings: readonly Saying[],
): Promise<Fate[]> => {
  const now = platform.clock.now();
  const rows = await store.lockConversations(trx, sayings, notificationTitles.NEW_MESSAGE);
  const fates: Fate[] = sayings.map(() => 'alone');
  const courses = new Map<string, Course>();
  const written: Written[] = [];
  const places: { n: number; row: store.ConversationRow }[] = [];
  const untold: Reader[] = [];
  const unplanned: Reader[] = [];
  for (const row of rows) {
    const saying = sayings[row.n];
    if (saying === undefined || row.sent_position !== null) continue;
    const { senderId, clientId, content } = saying;
    const role = partyOf(row, senderId);
    if (role === undefined) {
      fates[row.n] = new Refusal('NOT_FOUND');
      continue;
    }
    const actor = { role, memberId: senderId } as const;
    const decision = decideMessage(conversationOf(row), { type: 'message', content }, actor, now);
    if (!decision.ok) {
      fates[row.n] = new Refusal(decision.code, { title: decision.reason });
      continue;
    }
    const course = courses.get(row.id) ?? {
      position: row.position,
      hash: row.last_hash,
      readers: new Set(),
      clientIds: new Set(),
    };
    courses.set(row.id, course);
    const key = `${role}:${clientId}`;
    if (course.clientIds.has(key)) continue;
    course.clientIds.add(key);
    course.position += 1;
    const { position } = course;
    course.hash = hashOfMessage(course.hash, { position, at: now, by: actor, content, files: [] });
    written.push({
      application_id: row.id,
      sender_id: senderId,
      content,
      client_id: clientId,
      position,
      sent_at: now,
      hash: course.hash.toString('hex'),
    });
    places.push({ n: row.n, row });
    const to = otherParty(role);
    if (course.readers.has(to)) continue;
    course.readers.add(to);
    const memberId = to === 'creator' ? row.creator_id : row.candidate_id;
    const reader = { applicationId: row.id, memberId, to };
    if (!row.notified) untold.push(reader);
    if (!row.planned) unplanned.push(reader);
  }
  if (written.length === 0) return fates;
  const told: string[] = [];
  for (let start = 0; start < written.length; start += placesAtOnce) {
    const at = written.slice(start, start + placesAtOnce);
    const news: News = {
      from: platform.realtime.origin,
      at: at.map(({ application_id, position }) => [application_id, position]),
    };
    told.push(JSON.stringify(news));
  }
  const messages = await store.writeMessages(trx, written, messagesChannel, told);
  for (const reader of untold) await tell(trx, reader, now);
  await planDigests(trx, unplanned, now);
  const byPlace = new Map(
    messages.map((message) => [`${message.application_id}:${message.position}`, message]),
  );
  for (const [index, { n, row }] of places.entries()) {
    const message = byPlace.get(`${row.id}:${written[index]?.position}`);
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
