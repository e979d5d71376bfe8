import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../seed/random.ts';
import { addressesOf, createDatabase, type TestDatabase } from '../database.ts';
import { type Program, startProgram } from '../program.ts';
import { openRawClient } from './raw-client.ts';

/**
 * Stops the program under clients that do not check its readiness: each request is answered, or its connection is
 * refused before it is sent. `npm run chaos -- rolling` repeats it.
 */
const times = Number(process.env.CHAOS_ROLLS ?? 2);
const seed = Number(process.env.CHAOS_SEED ?? 1);
const clients = 40;

let database: TestDatabase;
let dataDir: string;
let program: Program | undefined;

beforeAll(async () => {
  database = await createDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'basoche-leaving-'));
});
afterAll(async () => {
  program?.process.kill('SIGTERM');
  await program?.exited;
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const manners = [
  { name: 'keep their connections', keeps: true, seconds: '2' },
  { name: 'open a connection for each request', keeps: false, seconds: '2' },
  { name: 'keep their connections, of a process that leaves at once', keeps: true, seconds: '0' },
] as const;

/** One stop under load: the outcomes of requests, added up, and the exit of the process. */
const stopUnderLoad = async (keeps: boolean, seconds: string, round: number) => {
  const started = await startProgram({
    ...addressesOf(database.url),
    DATA_DIR: dataDir,
    ROLE: 'web',
    NETWORK_LIMITS: 'off',
    DRAIN_SECONDS: seconds,
  });
  program = started;
  const random = randomFrom(seed + round);
  let isOver = false;
  const asking = Array.from({ length: clients }, () =>
    openRawClient({
      port: Number(new URL(started.address).port),
      keeps,
      think: () => random.between(0, 20),
      isOver: () => isOver,
    }),
  );
  const countOf = (what: string) => asking.reduce((sum, one) => sum + (one.outcomes.get(what) ?? 0), 0);
  await expect.poll(() => countOf('answered'), { timeout: 60_000 }).toBeGreaterThan(5 * clients);
  started.process.kill('SIGTERM');
  const code = await started.exited;
  isOver = true;
  await Promise.all(asking.map(({ ended }) => ended));
  const kinds = new Set(asking.flatMap(({ outcomes }) => [...outcomes.keys()]));
  return { code, outcomes: Object.fromEntries([...kinds].map((kind) => [kind, countOf(kind)])) };
};

describe('a program that is told to stop under clients that', () => {
  it.each(manners)(
    '$name cuts no request',
    async ({ keeps, seconds }) => {
      for (let round = 0; round < times; round += 1) {
        const { code, outcomes } = await stopUnderLoad(keeps, seconds, round);
        const { answered, refused, ...cut } = outcomes;
        expect([code, cut]).toEqual([0, {}]);
        expect(answered).toBeGreaterThan(5 * clients);
        expect(refused).toBeGreaterThan(0);
      }
    },
    60_000 + times * 60_000,
  );
});
