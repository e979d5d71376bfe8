import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Listening, listen } from '../http/listen.ts';
import type { Logger } from '../observability/log.ts';
import { gather } from './gather-and-pace.ts';

/**
 * Tells other processes, through PostgreSQL, which members' events could not be sent over Redis. Only ids:
 * the browsers of these members read again what they show.
 */
export interface MissedEvents {
  note(memberIds: readonly string[]): void;
  /** Calls `onMissed` with members whose events this process missed. */
  listen(onMissed: (memberIds: readonly string[]) => void, onConnected: () => void): Listening;
}

const channel = 'missed_events';

/** Members in one notification, whose payload PostgreSQL limits to 8,000 bytes. */
const membersAtOnce = 150;
/** Time in milliseconds for which events of one member are announced together. */
const gatherMs = 100;

interface News {
  readonly from: string;
  readonly members: readonly string[];
}

const isNews = (value: unknown): value is News =>
  typeof value === 'object' && value !== null && 'from' in value && 'members' in value;

export const openMissedEvents = (
  { db, sessions }: Pick<Database, 'db' | 'sessions'>,
  origin: string,
  log: Logger,
): MissedEvents => {
  const tell = async (members: readonly string[]): Promise<void> => {
    for (let from = 0; from < members.length; from += membersAtOnce) {
      const news: News = { from: origin, members: members.slice(from, from + membersAtOnce) };
      await sql`select pg_notify(${channel}, ${JSON.stringify(news)})`.execute(db);
    }
  };
  const missed = gather<string>(gatherMs, (members) => {
    // If the database is down too, other processes let their browsers read again once they can listen.
    tell(members).catch((error) => log.debug({ err: error }, 'Missed events'));
  });
  return {
    note: (memberIds) => {
      for (const memberId of memberIds) missed.add(memberId);
    },
    listen: (onMissed, onConnected) =>
      listen(sessions.pool, log, {
        hear: {
          [channel]: (payload) => {
            const news: unknown = JSON.parse(payload);
            if (isNews(news) && news.from !== origin) onMissed(news.members);
          },
        },
        onConnected: async () => onConnected(),
      }),
  };
};
