import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { addressesOf } from '../database.ts';
import { aMember, type TestMember } from '../factories.ts';
import { freePort } from '../free-port.ts';
import { type Program, startProgram, startWorkerProgram } from '../program.ts';
import { aWorld, type World } from '../world.ts';
import { type Front, openFront } from './retrying-proxy.ts';
import { converse, keepAsking } from './rolling-load.ts';

/** Number of restarts of each process; twenty with `npm run chaos -- rolling`. */
const times = Number(process.env.CHAOS_ROLLS ?? 1);

let site: TestApp;
let world: World;
let readers: readonly TestMember[];
const fronts: Front[] = [];
let startWeb: (at: number) => Promise<Program>;
let startWorker: () => Promise<Program>;
const webs: Program[] = [];
let worker: Program | undefined;

beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' }, sandbox: true });
  world = await aWorld(site, 'talking');
  readers = await Promise.all(Array.from({ length: 4 }, () => aMember(site)));
  const ports = [await freePort(), await freePort()];
  // The default stop of a process with an external database (docs/configuration.md).
  const common = {
    ...addressesOf(site.databaseUrl),
    DATA_DIR: site.platform.config.dataDir,
    NETWORK_LIMITS: 'off',
    DRAIN_SECONDS: '2',
  };
  startWeb = (at) => startProgram({ ...common, ROLE: 'web', PORT: String(ports[at]) });
  startWorker = () => startWorkerProgram(common);
  webs.push(await startWeb(0), await startWeb(1));
  worker = await startWorker();
});
afterAll(async () => {
  for (const front of fronts) await front.stop();
  const programs = [...webs, ...(worker === undefined ? [] : [worker])];
  for (const program of programs) program.process.kill('SIGTERM');
  await Promise.all(programs.map(({ exited }) => exited));
  await site.close();
});

/** Restarts both web processes and the worker, one after the other. Returns their exit codes. */
const rollOnce = async (sendsTo: Front['sendsTo']): Promise<(number | null | undefined)[]> => {
  const codes: (number | null | undefined)[] = [];
  for (const at of [0, 1]) {
    const leaving = webs[at];
    leaving?.process.kill('SIGTERM');
    codes.push(await leaving?.exited);
    webs[at] = await startWeb(at);
    // The next process stops once the proxy sees this one as ready again, as docs/RUNBOOK.md says.
    await expect.poll(() => sendsTo(at), { timeout: 20_000 }).toBe(true);
  }
  worker?.process.kill('SIGTERM');
  codes.push(await worker?.exited);
  worker = await startWorker();
  return codes;
};

const jobsDue = async () => {
  const { rows } = await site.platform.database.pool.query(
    'select task_identifier from graphile_worker.jobs where run_at <= now()',
  );
  return rows;
};

/** The ways in which a proxy learns that a process stops. */
const manners = [
  { name: 'that asks whether they are ready', asksReady: true, word: 'Lettre' },
  { name: 'that learns it from refused connections alone', asksReady: false, word: 'Billet' },
] as const;

test.each(manners)(
  'two web processes and a worker are restarted in turn, under load and behind a proxy $name: no request fails, no message is lost',
  async ({ asksReady, word }) => {
    const front = await openFront(
      webs.map(({ address }) => address),
      { asksReady },
    );
    fronts.push(front);
    const { address, sendsTo, cut } = front;
    let isOver = false;
    const target = { address, said: (at: number) => webs[at]?.said() ?? '', isOver: () => isOver };
    const load = readers.map((reader) => keepAsking(target, reader, world.missionId));
    const { owner, candidate, applicationId } = world;
    const { parties, letters, ended, shownTo } = converse(target, [owner, candidate], applicationId, word);
    const codes: (number | null | undefined)[] = [];
    for (let round = 0; round < times; round += 1) codes.push(...(await rollOnce(sendsTo)));
    isOver = true;
    await Promise.all([ended, ...load.map((one) => one.ended)]);
    const waits = { timeout: 60_000 };
    await expect.poll(() => letters.filter(({ stored }) => stored === null).length, waits).toBe(0);
    for (const party of parties) await expect.poll(() => shownTo(party), waits).toBe(letters.length);
    // A worker runs the jobs that the changes caused.
    await expect.poll(jobsDue, waits).toEqual([]);
    for (const party of parties) party.stop();

    expect(load.flatMap(({ answers }) => answers.failures)).toEqual([]);
    // No retry was needed: the program reset no connection, and ended none that carried a request.
    if (asksReady) expect(cut).toEqual([]);
    else expect(cut.filter((one) => one.endsWith('read'))).toEqual([]);
    expect(codes).toEqual(codes.map(() => 0));
    expect(parties.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(letters.length).toBeGreaterThan(10);
    for (const { answers } of load) expect(answers.count).toBeGreaterThan(50);
  },
  300_000 + times * 180_000,
);
