import type pg from 'pg';
import type { Conversations } from '../large/conversations.ts';
import type { ChaosClient, Letter } from './chaos-client.ts';

/** Checks that messages sent during failures are stored and shown as promised (trust, "Messages"). */

/** Longest time until a message is on the other side, in milliseconds. */
export const latestMs = 10_000;

/** A party’s screen: messages in the order of their arrival, and refusals. */
export type Screen = Pick<ChaosClient, 'shown' | 'complaints'>;

/** A message as it is stored. */
interface Row {
  readonly id: string;
  readonly application_id: string;
  readonly sender_id: string;
  readonly client_id: string;
  readonly content: string;
  readonly position: number;
}

/** The messages of these threads, in their order. */
export const messagesOf = async (
  pool: Pick<pg.Pool, 'query'>,
  threads: Conversations['threads'],
): Promise<Row[]> => {
  const { rows } = await pool.query<Row>(
    `select id, application_id, sender_id, client_id, content, position from message
     where application_id = any($1::uuid[]) order by application_id, position`,
    [threads.map(({ id }) => id)],
  );
  return rows;
};

const differ = (what: string, count: number): string[] => (count === 0 ? [] : [`${count} ${what}`]);

/** Compares the rows in the database with the acknowledged messages and with each screen. */
export const judgeMessages = (
  rows: readonly Row[],
  letters: readonly Letter[],
  { talkers, threads }: Conversations,
  clients: readonly Screen[],
): string[] => {
  const byContent = Map.groupBy(rows, ({ content }) => content);
  const rightlyStored = ({ content, clientId, threadId, from, stored }: Letter) => {
    const [row, ...more] = byContent.get(content) ?? [];
    return (
      more.length === 0 &&
      row !== undefined &&
      row.client_id === clientId &&
      row.application_id === threadId &&
      row.sender_id === talkers[from]?.id &&
      (stored === null || (stored.id === row.id && stored.position === row.position))
    );
  };
  const byThread = Map.groupBy(rows, ({ application_id }) => application_id);
  const sameOnScreen = (thread: { id: string; creator: number; candidate: number }) =>
    [thread.creator, thread.candidate].every((place) => {
      const stored = (byThread.get(thread.id) ?? []).map(({ id, position }) => `${position} ${id}`);
      const shown = (clients[place]?.shown ?? []).map(({ id, position }) => `${position} ${id}`);
      return stored.join() === shown.join();
    });
  const isDisordered = (own: readonly Letter[]) =>
    own.some((letter, index) => (letter.stored?.position ?? 0) <= (own[index - 1]?.stored?.position ?? 0));
  const bySender = Map.groupBy(letters, ({ from }) => from);
  return [
    ...differ(
      'messages more or fewer in the database than were sent',
      Math.abs(rows.length - letters.length),
    ),
    ...differ(
      'messages not stored exactly once, as they were acknowledged',
      letters.filter((one) => !rightlyStored(one)).length,
    ),
    ...differ('messages never acknowledged', letters.filter(({ stored }) => stored === null).length),
    ...differ(
      'messages that the other side never had',
      letters.filter(({ shownAt }) => shownAt === null).length,
    ),
    ...differ(
      'messages later than ten seconds',
      letters.filter(({ shownAt, writtenAt }) => shownAt !== null && shownAt - writtenAt > latestMs).length,
    ),
    ...differ('senders whose messages changed places', [...bySender.values()].filter(isDisordered).length),
    ...differ(
      'threads that a screen shows otherwise than the database',
      threads.filter((one) => !sameOnScreen(one)).length,
    ),
    ...new Set(clients.flatMap(({ complaints }) => complaints)),
  ];
};
