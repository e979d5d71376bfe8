import { readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionTexts } from '@basoche/server/test/large/texts.ts';
import { aMissionForm } from '@basoche/server/test/missions.ts';
import pg from 'pg';
import { openMessagesDatabase } from './messages/database.ts';
import type { Setting } from './messages/plan.ts';
import { startProgram } from './messages/program.ts';
import { ascending, quantile } from './messages/times.ts';

/**
 * `npm run bench -- publish`: independent members publish missions over two processes at a rate. Measures how
 * long their transactions wait for each other's locks. Commits reach the disk.
 */
const { values: options } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '2' },
    members: { type: 'string', default: '800' },
    port: { type: 'string', default: '4660' },
    /** Longest wait for a lock, in milliseconds. */
    aim: { type: 'string', default: '50' },
  },
});
const [rate, seconds, rounds, aim] = [options.rate, options.seconds, options.rounds, options.aim].map(
  Number,
) as [number, number, number, number];
const tell = (line: string) => process.stdout.write(`${line}\n`);

const database = await openMessagesDatabase(Number(options.members), 1, true);
const { talkers } = JSON.parse(await readFile(database.settingFile, 'utf8')) as Setting;
const companies = talkers.filter((_, number) => number % 2 === 0);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const texts = missionTexts(2_000);
const clock = { now: () => new Date() };

interface Wait {
  readonly waiter: string;
  readonly lock: string;
  readonly query: string;
  readonly ms: number;
}

/**
 * Samples the waiting transactions every two milliseconds until it is stopped. Returns the longest time of
 * each wait.
 */
const watchLocks = () => {
  const waits = new Map<string, Wait>();
  let isOver = false;
  const look = async (): Promise<void> => {
    while (!isOver) {
      const { rows } = await client.query<Wait>(
        `select l.pid || ' ' || l.waitstart as waiter, l.locktype as lock, left(regexp_replace(a.query, '\\s+', ' ', 'g'), 60) as query,
          1000 * extract(epoch from clock_timestamp() - l.waitstart)::float8 as ms
        from pg_locks l join pg_stat_activity a on a.pid = l.pid where not l.granted and l.waitstart is not null`,
      );
      for (const row of rows) waits.set(row.waiter, row);
      await setTimeout(2);
    }
  };
  const looking = look();
  return async (): Promise<Wait[]> => {
    isOver = true;
    await looking;
    return [...waits.values()];
  };
};

const ports = [Number(options.port), Number(options.port) + 1];

/**
 * Publishes at the rate. Returns the times of the answers, each from the instant at which it was due,
 * ascending; and the waits for locks.
 */
const publish = async (duration: number, turn: number) => {
  const stop = watchLocks();
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  let refused = 0;
  const send = async (number: number, due: number): Promise<void> => {
    const { title = '', description = '', city = '' } = texts[(number * 7) % texts.length] ?? {};
    const body = aMissionForm(
      { clock },
      {
        title,
        skillsRequired: description,
        city,
        domain: legalDomains[number % legalDomains.length]?.value ?? 'droit_affaires',
        place: departments[(number * 13) % departments.length]?.value ?? '75',
      },
    );
    const answer = await fetch(`http://127.0.0.1:${ports[number % ports.length]}/api/missions/create`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${companies[number % companies.length]?.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status !== 201) {
      refused += 1;
      if (refused === 1) tell(`${answer.status} ${text.slice(0, 300)}`);
    }
    times.push(performance.now() - due);
  };
  const startedAt = performance.now();
  let due = startedAt;
  for (let number = turn * 1_000_000; due < startedAt + duration * 1_000; number += 1) {
    const early = due - performance.now();
    if (early > 1) await setTimeout(early);
    sent.push(send(number, due));
    due += (-Math.log(1 - Math.random()) * 1_000) / rate;
  }
  await Promise.all(sent);
  return { times: times.toSorted(ascending), refused, waits: await stop() };
};

const started = await Promise.all(
  ports.map((port, at) => startProgram(database, port, [], { ROLE: at === 0 ? 'both' : 'web' })),
);
try {
  await publish(3, 0);
  for (let round = 1; round <= rounds; round += 1) {
    const { times, refused, waits } = await publish(seconds, round);
    const lengths = waits.map(({ ms }) => ms).toSorted(ascending);
    const at = (share: number) => quantile(lengths, share).toFixed(1);
    tell(
      `${times.length} published (${refused} refused), answered in p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms; ` +
        `${waits.length} waits for a lock seen: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms, ${lengths.filter((ms) => ms > aim).length} over ${aim} ms`,
    );
    const byQuery = Map.groupBy(waits, ({ lock, query }) => `${lock}: ${query}`);
    for (const [query, own] of [...byQuery].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 4))
      tell(`  ${own.length} × ${query}, longest ${Math.max(...own.map(({ ms }) => ms)).toFixed(1)} ms`);
  }
  const { rows } = await client
    .query('select count(*)::int as rows, max(slot) from mission_tally')
    .catch(() => client.query('select count(*)::int as rows from mission_tally'));
  tell(
    `${JSON.stringify(rows[0])} in mission_tally; ${cpus().length} cores; load average ${loadavg()[0]?.toFixed(1)}`,
  );
} finally {
  for (const one of started) await one.stop();
  await client.end();
  await database.stop();
}
process.exit();
