import { createHash } from 'node:crypto';
import { judgeMessages, messagesOf } from '@basoche/server/test/chaos/judge.ts';
import { brokenRecords } from '@basoche/server/test/proof/record.ts';
import pg from 'pg';
import type { Account } from './load/plan.ts';
import type { Setting } from './setting.ts';

/** Checks that all writes of the load are in the database, exactly once. */

/** Writes of the load that the database contains. */
export interface StoredWrites {
  /** Title of each publication of the load. */
  readonly titles: readonly string[];
  /** Member and mission of each favourite, joined by a space. */
  readonly favourites: readonly string[];
  /** Digest of each session's token, as hexadecimal. */
  readonly sessions: readonly string[];
  /** Commands of each thread, in the order of its record. */
  readonly commands: ReadonlyMap<string, readonly string[]>;
}

export interface Verdict {
  /** Answered, but missing in the database. */
  readonly lost: readonly string[];
  /** In the database more than once, or without a request. */
  readonly doubled: readonly string[];
}

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

const countsOf = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** A write without an answer may be in the database or not, but not twice. */
const compare = (
  what: string,
  asked: readonly { readonly key: string; readonly isAnswered: boolean }[],
  stored: readonly string[],
): Verdict => {
  const counts = countsOf(stored);
  return {
    lost: asked
      .filter(({ key, isAnswered }) => isAnswered && !counts.has(key))
      .map(({ key }) => `${what} ${key}`),
    doubled: [...counts].filter(([, count]) => count > 1).map(([key]) => `${what} ${key}`),
  };
};

/**
 * The commands of a record must be the answered ones, in their order; only the last one may have had no
 * answer.
 */
const compareChain = (
  { threadId, commands }: Account['chains'][number],
  stored: readonly string[],
): Verdict => {
  const isThere = commands.every(({ name, isAnswered }, at) => !isAnswered || stored[at] === name);
  const isMore = stored.length > commands.length || stored.some((name, at) => commands[at]?.name !== name);
  const told = `commands of ${threadId}: ${stored.join(', ')} instead of ${commands.map(({ name }) => name).join(', ')}`;
  return { lost: isThere ? [] : [told], doubled: isMore && isThere ? [told] : [] };
};

export const judgeWrites = (
  {
    publications,
    favourites,
    logins,
    chains,
  }: Pick<Account, 'publications' | 'favourites' | 'logins' | 'chains'>,
  stored: StoredWrites,
): Verdict => {
  const verdicts = [
    compare(
      'publication',
      publications.map(({ title, isAnswered }) => ({ key: title, isAnswered })),
      stored.titles,
    ),
    compare(
      'favourite',
      favourites.map(({ memberId, missionId, isAnswered }) => ({
        key: `${memberId} ${missionId}`,
        isAnswered,
      })),
      stored.favourites,
    ),
    compare(
      'session',
      logins.map(({ token }) => ({ key: tokenHash(token), isAnswered: true })),
      stored.sessions,
    ),
    ...chains.map((chain) => compareChain(chain, stored.commands.get(chain.threadId) ?? [])),
  ];
  return {
    lost: verdicts.flatMap(({ lost }) => lost),
    doubled: verdicts.flatMap(({ doubled }) => doubled),
  };
};

const readKept = async (
  client: pg.Client,
  { publications, favourites, logins, chains }: Account,
): Promise<StoredWrites> => {
  const column = async (text: string, values: unknown[]): Promise<string[]> =>
    (await client.query<{ item: string }>(text, values)).rows.map(({ item }) => item);
  const { rows } = await client.query<{ id: string; command: string }>(
    `select application_id as id, body::json ->> 'command' as command from thread_entry
     where application_id = any($1::uuid[]) and body::json ->> 'kind' = 'command' order by application_id, position`,
    [chains.map(({ threadId }) => threadId)],
  );
  const commands = new Map<string, string[]>();
  for (const { id, command } of rows) commands.set(id, [...(commands.get(id) ?? []), command]);
  return {
    titles: await column('select title as item from mission where title = any($1)', [
      publications.map(({ title }) => title),
    ]),
    favourites: await column(
      `select member_id || ' ' || mission_id as item from mission_favourite where member_id = any($1::uuid[])`,
      [favourites.map(({ memberId }) => memberId)],
    ),
    sessions: await column(
      `select encode(token_hash, 'hex') as item from session where token_hash = any($1::bytea[])`,
      [logins.map(({ token }) => Buffer.from(tokenHash(token), 'hex'))],
    ),
    commands,
  };
};

export interface Judgement extends Verdict {
  /** Faults of messages and of records. */
  readonly messages: readonly string[];
  readonly stale: readonly string[];
  readonly complaints: readonly string[];
  /** Jobs that failed for good, or that are due and were not run. */
  readonly jobs: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

const jobsLeft = `select task_identifier || case when attempts >= max_attempts then ' given up' else ' late' end || ': ' || count(*) as item
  from graphile_worker.jobs where attempts >= max_attempts or run_at < now() - interval '1 minute' group by attempts >= max_attempts, task_identifier`;

/** Compares the database at this address with the writes that the load recorded. */
export const judge = async (
  url: string,
  { talkers, threads, messageThreads }: Setting,
  account: Account,
): Promise<Judgement> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const talking = threads.slice(0, messageThreads);
    const rows = await messagesOf(client, talking);
    const ids = [...talking.map(({ id }) => id), ...account.chains.map(({ threadId }) => threadId)];
    const { lost, doubled } = judgeWrites(account, await readKept(client, account));
    const broken = await brokenRecords(client, ids);
    const { rows: jobs } = await client.query<{ item: string }>(jobsLeft);
    return {
      lost,
      doubled,
      messages: [
        ...judgeMessages(rows, account.letters, { talkers, threads: talking }, account.screens),
        ...broken.map((one) => `record of ${one}`),
      ],
      stale: account.stale,
      complaints: account.complaints,
      jobs: jobs.map(({ item }) => item),
      counts: {
        messages: account.letters.length,
        publications: account.publications.length,
        favourites: account.favourites.length,
        logins: account.logins.length,
        commands: account.chains.reduce((sum, { commands }) => sum + commands.length, 0),
      },
    };
  } finally {
    await client.end();
  }
};

/** Result of a check as lines of text. */
export const linesOf = ({ counts, ...found }: Judgement): string[] => [
  `answered writes looked for in the database: ${Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')}`,
  ...Object.entries(found).flatMap(([name, all]) => [
    `${name}: ${all.length}`,
    ...all.slice(0, 5).map((one) => `  ${one}`),
  ]),
];
