import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { randomFrom } from '../../seed/random.ts';
import { createTestApp } from '../app.ts';
import { aMember, type TestMember } from '../factories.ts';
import { freePort } from '../free-port.ts';
import { type Program, startProgram, startWorkerProgram } from '../program.ts';
import { aWorld } from '../world.ts';
import { type ChaosClient, type Letter, openChaosClient } from './chaos-client.ts';
import { openFront } from './front.ts';

/** How often each process is restarted; `npm run chaos -- rolling` does it twenty times. */
const times = Number(process.env.CHAOS_ROLLS ?? 1);

/** Asks, one after the other, until it is told to stop: reads and writes, each of which has to be answered well. */
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
    if (response.status >= 500 || response.status === 429) {
      answers.failures.push(`${method} ${path}: ${response.status} ${response.headers.get('x-front') ?? ''}`);
    }
  };
  const ended = (async () => {
    while (!isOver()) {
      for (const one of asks) {
        await ask(one).catch((error) => answers.failures.push(`${one.join(' ')}: ${String(error)}`));
        // The machine has other work: what is looked for is a request that is cut, not one that waits.
        await pause(20);
      }
    }
  })();
  return { answers, ended };
};

test(
  'two web processes and a worker are restarted in turn, under load and behind a proxy: no request fails, no message is lost',
  async () => {
    const test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' }, sandbox: true });
    const world = await aWorld(test, 'talking');
    const readers = await Promise.all(Array.from({ length: 4 }, () => aMember(test)));
    const ports = [await freePort(), await freePort()];
    const common = {
      DATABASE_URL: test.databaseUrl,
      DATA_DIR: test.platform.config.dataDir,
      NETWORK_LIMITS: 'off',
    };
    const startWeb = (at: number): Promise<Program> =>
      startProgram({ ...common, ROLE: 'web', PORT: String(ports[at]) });
    const webs = [await startWeb(0), await startWeb(1)];
    let worker = await startWorkerProgram(common);
    const front = await openFront(webs.map(({ address }) => address));

    let isOver = false;
    const load = readers.map((reader) => keepAsking(front.address, reader, world.missionId, () => isOver));
    const parties = [world.owner, world.candidate].map(
      ({ id, token }, at): ChaosClient =>
        openChaosClient({
          talker: { id, token },
          threadId: world.applicationId,
          random: randomFrom(at + 1),
          address: () => new URL(front.address),
          dropEveryMs: 60_000,
          onShown: () => undefined,
        }),
    );
    const letters: Letter[] = [];
    const writing = (async () => {
      while (!isOver) {
        const number = letters.length;
        const letter: Letter = {
          threadId: world.applicationId,
          from: number % 2,
          to: (number + 1) % 2,
          content: `Lettre ${number}`,
          clientId: `lettre-${number}`,
          writtenAt: performance.now(),
          stored: null,
          shownAt: null,
        };
        letters.push(letter);
        parties[number % 2]?.write(letter);
        await pause(50);
      }
    })();

    const codes: (number | null)[] = [];
    for (let round = 0; round < times; round += 1) {
      for (const at of [0, 1]) {
        const leaving = webs[at];
        leaving?.process.kill('SIGTERM');
        codes.push((await leaving?.exited) ?? null);
        webs[at] = await startWeb(at);
        // The next one leaves once the front has seen that this one is back: docs/RUNBOOK.md tells an operator the same.
        await expect.poll(() => front.sendsTo(at), { timeout: 20_000 }).toBe(true);
      }
      worker.process.kill('SIGTERM');
      codes.push(await worker.exited);
      worker = await startWorkerProgram(common);
    }
    isOver = true;
    await Promise.all([writing, ...load.map(({ ended }) => ended)]);
    await expect
      .poll(() => letters.filter(({ stored }) => stored === null).length, { timeout: 15_000 })
      .toBe(0);
    for (const party of parties) {
      await expect
        .poll(() => party.shown.filter(({ content }) => content.startsWith('Lettre')).length, {
          timeout: 15_000,
        })
        .toBe(letters.length);
    }
    // What the changes caused is done by a worker.
    await expect
      .poll(
        async () => {
          const { rows } = await test.platform.database.pool.query(
            'select task_identifier from graphile_worker.jobs where run_at <= now()',
          );
          return rows.length;
        },
        { timeout: 20_000 },
      )
      .toBe(0);

    for (const party of parties) party.stop();
    await front.stop();
    for (const program of [...webs, worker]) program.process.kill('SIGTERM');
    await Promise.all([...webs, worker].map(({ exited }) => exited));
    await test.close();

    expect(load.flatMap(({ answers }) => answers.failures)).toEqual([]);
    expect(codes).toEqual(codes.map(() => 0));
    expect(parties.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(letters.length).toBeGreaterThan(10);
    for (const { answers } of load) expect(answers.count).toBeGreaterThan(50);
  },
  60_000 + times * 60_000,
);
