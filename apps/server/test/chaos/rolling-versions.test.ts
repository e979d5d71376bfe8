import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesOf, createDatabase, type TestDatabase } from '../database.ts';
import { freePort } from '../free-port.ts';
import { type Program, runProgram, startProgram, startWorkerProgram } from '../program.ts';
import { type Front, openFront } from './retrying-proxy.ts';
import { ask, keepDealing, logIn, openThread } from './rolling-deals.ts';
import { converse, keepAsking } from './rolling-load.ts';
import { unpackVersionBefore, type VersionBefore } from './version-before.ts';

/**
 * An upgrade and a rollback: the previous version runs beside this one, on a database that this one has
 * migrated.
 */

let before: VersionBefore;
let database: TestDatabase;
let dataDir: string;
let pool: pg.Pool;
let front: Front;
let worker: Program;
const webs: Program[] = [];
/** Output of the ended processes, by their index. */
const ended = ['', ''];
const said = (at: number): string => `${ended[at]}${webs[at]?.said()}`;
let servedSince: Date;
const codes: (number | null)[] = [];
let startWeb: (at: number, sources?: string) => Promise<Program>;
let startWorker: (sources?: string) => Promise<Program>;

beforeAll(async () => {
  before = await unpackVersionBefore();
  database = await createDatabase({ empty: true });
  dataDir = await mkdtemp(join(tmpdir(), 'basoche-versions-'));
  pool = new pg.Pool({ connectionString: database.sessionUrl ?? database.url, max: 1 });
  const common = {
    ...addressesOf(database.url),
    DATA_DIR: dataDir,
    NETWORK_LIMITS: 'off',
    DRAIN_SECONDS: '2',
    DEMO: '1',
  };
  const ports = [String(await freePort()), String(await freePort())];
  startWeb = (at, sources) => startProgram({ ...common, ROLE: 'web', PORT: ports[at] ?? '' }, sources);
  startWorker = (sources) => startWorkerProgram(common, sources);
  for (const at of [0, 1]) webs.push(await startWeb(at, before.sources));
  worker = await startWorker(before.sources);
  front = await openFront(webs.map(({ address }) => address));
  servedSince = new Date();
});
afterAll(async () => {
  await front?.stop();
  const programs = [...webs, ...(worker === undefined ? [] : [worker])];
  for (const program of programs) program.process.kill('SIGTERM');
  await Promise.all(programs.map(({ exited }) => exited));
  await pool?.end();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
  await before?.remove();
});

const end = async (program: Program | undefined): Promise<void> => {
  program?.process.kill('SIGTERM');
  codes.push((await program?.exited) ?? null);
};

const lastMigration = async (): Promise<number> => {
  const { rows } = await pool.query<{ last: number }>('select max(version) as last from schema_migration');
  return rows[0]?.last ?? 0;
};

/** Due jobs, except those of the demonstration: one of its mails cannot be delivered. */
const jobsDue = async () => {
  const { rows } = await pool.query(
    `select task_identifier, attempts, last_error, run_at, locked_at, locked_by, now() from graphile_worker.jobs
    where run_at <= now() and created_at > $1`,
    [servedSince],
  );
  return rows;
};

test('the version before and this one serve one database, forward and back: no request fails, nothing answered is lost', async () => {
  const place = { address: front.address, said };
  // A lawyer who can receive held funds.
  const { rows } = await pool.query<{ email: string }>(
    `select email from member m join payment_account p on p.member_id = m.id
    where m.job_name = 'Avocat' and p.is_ready order by m.created_at limit 1`,
  );
  const talkers = [
    await logIn(place, 'rachid.amrani@basoche.example'),
    await logIn(place, rows[0]?.email ?? ''),
  ] as const;
  const readers = [
    await logIn(place, 'thomas.kervella@basoche.example'),
    await logIn(place, 'hugo.marchetti@basoche.example'),
  ];
  const { missionId, threadId } = await openThread(place, talkers);
  for (const { token } of talkers)
    await ask(place, `/api/messagerie/mission/ndaConsent/${threadId}`, { token });

  let isOver = false;
  const site = { ...place, isOver: () => isOver };
  const load = readers.map((reader) => keepAsking(site, reader, missionId));
  const { parties, letters, shownTo, ...talk } = converse(site, talkers, threadId, 'Version');
  const dealing = keepDealing(site, talkers);
  const { deals } = dealing;
  const waits = { timeout: 60_000 };
  /** Waits until every kind of load has run for a while on the present processes. */
  const serve = async (): Promise<void> => {
    const [messages, paid] = [letters.length, deals.paid.length];
    await expect.poll(() => letters.length, waits).toBeGreaterThan(messages + 20);
    await expect.poll(() => deals.paid.length + deals.failures.length, waits).toBeGreaterThan(paid + 1);
  };
  const replaceWeb = async (at: number, sources?: string): Promise<void> => {
    await end(webs[at]);
    ended[at] = said(at);
    webs[at] = await startWeb(at, sources);
    await expect.poll(() => front.sendsTo(at), waits).toBe(true);
    await serve();
  };
  const replaceWorker = async (sources?: string): Promise<void> => {
    await end(worker);
    worker = await startWorker(sources);
    await serve();
  };

  await serve();
  const old = await lastMigration();
  // Upgrade, during which an old process restarts, as after a crash.
  await replaceWeb(0);
  const migrated = await lastMigration();
  await replaceWeb(1, before.sources);
  await replaceWeb(1);
  await replaceWorker();
  // Rollback, on the tables of this version.
  await replaceWeb(0, before.sources);
  await replaceWeb(1, before.sources);
  await replaceWorker(before.sources);
  isOver = true;
  await Promise.all([talk.ended, dealing.ended, ...load.map((one) => one.ended)]);

  await expect.poll(() => letters.filter(({ stored }) => stored === null).length, waits).toBe(0);
  for (const party of parties) await expect.poll(() => shownTo(party), waits).toBe(letters.length);
  const { token } = talkers[0];
  const stateOf = async (id: string) =>
    (await ask<{ state: string }>(place, `/api/messagerie/${id}`, { method: 'GET', token })).state;
  for (const id of deals.paid) await expect.poll(() => stateOf(id), waits).toBe('ONGOING');
  await expect.poll(jobsDue, waits).toEqual([]);
  for (const party of parties) party.stop();
  const asked = load.reduce((sum, { answers }) => sum + answers.count, 0);
  process.stdout.write(
    `Version before: ${before.name}. Migrations ${old} to ${migrated}; ${asked} reads and marks, ${letters.length} messages, ${deals.paid.length} deposits.\n`,
  );

  expect([...load.flatMap(({ answers }) => answers.failures), ...deals.failures]).toEqual([]);
  expect(front.cut).toEqual([]);
  expect(parties.flatMap(({ complaints }) => complaints)).toEqual([]);
  expect(codes).toEqual(codes.map(() => 0));
  expect(migrated).toBeGreaterThanOrEqual(old);
  const ledger = await runProgram('admin.ts', { ...addressesOf(database.url), DATA_DIR: dataDir }, [
    'ledger',
    'check',
  ]);
  expect(ledger.said).toMatch(/The ledger holds/);
}, 900_000);
