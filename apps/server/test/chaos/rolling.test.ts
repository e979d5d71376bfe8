import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../seed/random.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { addressesOf } from '../database.ts';
import { aMember, type TestMember } from '../factories.ts';
import { freePort } from '../free-port.ts';
import { type Program, startProgram, startWorkerProgram } from '../program.ts';
import { aWorld, type World } from '../world.ts';
import { type ChaosClient, type Letter, openChaosClient } from './chaos-client.ts';
import { type Front, openFront } from './retrying-proxy.ts';

/** Number of restarts of each process; twenty with `npm run chaos -- rolling`. */
const times = Number(process.env.CHAOS_ROLLS ?? 1);
const seed = Number(process.env.CHAOS_SEED ?? 1);

/**
 * True if the database was slow, on a busy machine, and the answer asks for a retry: this is not caused by the
 * restarts.
 */
const isSlowDatabase = ({ status, headers }: Response): boolean => {
  const process = webs[Number(headers.get('x-front-process') ?? -1)];
  const hasToldSo = process?.said().includes('The database does not answer') === true;
  return status === 503 && headers.has('retry-after') && hasToldSo;
};

/** Sends reads and writes one after the other until it is stopped; each must succeed. */
const keepAsking = (address: string, { token, id }: TestMember, missionId: string, isOver: () => boolean) => {
  const answers = { count: 0, failures: [] as string[] };
  const asks = [
    ['GET', '/api/missions'],
    ['GET', `/api/missions/single/${missionId}`],
    ['PUT', `/api/missions/favourites/${missionId}`],
    ['GET', '/api/auth/me'],
    ['DELETE', `/api/missions/favourites/${missionId}`],
    ['GET', `/api/users/${id}`],
    ['POST', '/api/auth/logout/nowhere'],
  ] as const;
  const ask = async ([method, path]: (typeof asks)[number]): Promise<void> => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    await response.text();
    answers.count += 1;
    if ((response.status >= 500 && !isSlowDatabase(response)) || response.status === 429) {
      answers.failures.push(`${method} ${path}: ${response.status} ${response.headers.get('x-front') ?? ''}`);
    }
  };
  const ended = (async () => {
    while (!isOver()) {
      for (const one of asks) {
        await ask(one).catch((error) => answers.failures.push(`${one.join(' ')}: ${String(error)}`));
        // A pause, since the machine is busy: the test looks for requests that are cut off, not for slow ones.
        await pause(20);
      }
    }
  })();
  return { answers, ended };
};

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

/**
 * Both parties write to each other until it is over, each from a browser that loses its connection with its process.
 */
const converse = (address: string, word: string, isOver: () => boolean) => {
  const parties = [world.owner, world.candidate].map(
    ({ id, token }, at): ChaosClient =>
      openChaosClient({
        talker: { id, token },
        threadId: world.applicationId,
        random: randomFrom(seed + at),
        address: () => new URL(address),
        dropEveryMs: 60_000,
        onShown: () => undefined,
      }),
  );
  const letters: Letter[] = [];
  const ended = (async () => {
    while (!isOver()) {
      // A pause, since the machine is busy: a person waits until the message has been sent.
      await pause(50);
      if (letters.filter(({ stored }) => stored === null).length >= 10) continue;
      const number = letters.length;
      const letter: Letter = {
        threadId: world.applicationId,
        from: number % 2,
        to: (number + 1) % 2,
        content: `${word} ${number}`,
        clientId: `${word}-${number}`,
        writtenAt: performance.now(),
        stored: null,
        shownAt: null,
      };
      letters.push(letter);
      parties[number % 2]?.write(letter);
    }
  })();
  const shownTo = (party: ChaosClient) =>
    party.shown.filter(({ content }) => content.startsWith(`${word} `)).length;
  return { parties, letters, ended, shownTo };
};

/** Restarts both web processes and the worker, one after the other. Returns their exit codes. */
const rollOnce = async (sendsTo: Front['sendsTo']): Promise<(number | null | undefined)[]> => {
  const codes: (number | null | undefined)[] = [];
  for (const at of [0, 1]) {
    const leaving = webs[at];
    leaving?.process.kill('SIGTERM');
    codes.push(await leaving?.exited);
    webs[at] = await startWeb(at);
    // The next one stops once the proxy sees this one as ready again, as docs/RUNBOOK.md says.
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
    const load = readers.map((reader) => keepAsking(address, reader, world.missionId, () => isOver));
    const { parties, letters, ended, shownTo } = converse(address, word, () => isOver);
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
    // No request was saved by a retry: the program reset no connection, and ended none with a request.
    if (asksReady) expect(cut).toEqual([]);
    else expect(cut.filter((one) => one.endsWith('read'))).toEqual([]);
    expect(codes).toEqual(codes.map(() => 0));
    expect(parties.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(letters.length).toBeGreaterThan(10);
    for (const { answers } of load) expect(answers.count).toBeGreaterThan(50);
  },
  300_000 + times * 180_000,
);
