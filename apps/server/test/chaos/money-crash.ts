import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Instalments } from '@basoche/contract/threads/instalments';
import type { TimePrice } from '@basoche/domain/pricing/kinds';
import { addDays, startOfParisDay } from '@basoche/domain/time/paris';
import pg from 'pg';
import { runCommand } from '../../src/features/threads/service.ts';
import type { Failpoint } from '../../src/platform/failpoints.ts';
import type { PaymentSandbox } from '../../src/platform/provider/sandbox.ts';
import type { TestApp } from '../app.ts';
import { aSession } from '../factories.ts';
import { entriesFrom, monthsIn } from '../months.ts';
import { anAwaitedDeposit, aPayeeAccount, control, holdOf, pageOf, recordOf, stateOf } from '../payments.ts';
import { gives } from '../play-threads.ts';
import { type Program, startProgram, startWorkerProgram } from '../program.ts';
import type { World } from '../world.ts';

/**
 * Payments through crashes (trust, "Money and state"). Web, worker and payment provider are separate processes; the
 * provider has another database.
 *
 * At a failpoint, the process or the database is killed with -9. The operation must then complete by itself, once, and
 * the ledger must agree with the provider's record.
 */

export type Flow = 'deposit' | 'release' | 'refund' | 'split' | 'month' | 'next month';
type Role = 'web' | 'worker';

export interface Crash {
  readonly flow: Flow;
  readonly failpoint: Failpoint;
  readonly victim: 'program' | 'database';
}

/** Time after which an unfinished operation counts as stuck, in milliseconds. */
export const stuckAfterMs = 60_000;

const ofWeb: readonly Failpoint[] = [
  'deposit.planned',
  'deposit.asked',
  'deposit.opened',
  'deposit.event.received',
  'deposit.event.stored',
];

/** Failpoints before a payment page exists. */
const beforePage: readonly Failpoint[] = ['deposit.planned', 'deposit.asked', 'deposit.opened'];

const roleOf = (failpoint: Failpoint): Role => (ofWeb.includes(failpoint) ? 'web' : 'worker');

export interface Scene {
  readonly test: TestApp;
  readonly provider: PaymentSandbox;
  /** Kills the database, and resolves once another one answers in its place. */
  readonly killDatabase: () => Promise<void>;
  readonly environment: Record<string, string>;
}

export interface Company {
  /** Returns the seconds until the killed process was back, and until everything was done. */
  run(crash: Crash): Promise<{ readonly back: number; readonly seconds: number }>;
  stop(): Promise<void>;
}

/** Repeats `ask` until it is true. An error also counts as false, since a process may be down. */
export const holds = async (what: string, untilMs: number, ask: () => Promise<boolean>): Promise<void> => {
  let reason: unknown;
  while (performance.now() < untilMs) {
    try {
      if (await ask()) return;
      reason = undefined;
    } catch (error) {
      reason = error;
    }
    await pause(50);
  }
  throw new Error(`${what}: it did not come to that.`, { cause: reason });
};

const expected = {
  deposit: {
    state: 'ONGOING',
    record: { paid: 61_800, transferred: 0, refunded: 0 },
    hold: { deposited: 61_800, held: 60_000, fee_held: 1_800 },
  },
  release: {
    state: 'DONE',
    record: { paid: 61_800, transferred: 60_000, refunded: 0 },
    hold: { deposited: 61_800, fee: 1_800, released: 60_000 },
  },
  refund: {
    state: 'REFUSED',
    record: { paid: 61_800, transferred: 0, refunded: 61_800 },
    hold: { deposited: 61_800, refunded: 61_800 },
  },
  split: {
    state: 'DONE',
    record: { paid: 61_800, transferred: 20_001, refunded: 39_999 },
    hold: { deposited: 61_800, fee: 1_800, released: 20_001, refunded: 39_999 },
  },
  // A month with a deposit of 400 € whose sheet comes to 100 €, with 20 % VAT; the next month's deposit is
  // awaited or made.
  month: {
    state: 'WAITING_FUNDS',
    record: { paid: 49_800, transferred: 12_000, refunded: 36_000 },
    hold: { deposited: 49_800, fee: 1_800, released: 12_000, refunded: 36_000 },
  },
  'next month': {
    state: 'ONGOING',
    record: { paid: 97_800, transferred: 12_000, refunded: 36_000 },
    hold: { deposited: 97_800, held: 48_000, fee: 1_800, released: 12_000, refunded: 36_000 },
  },
} as const;

/** 50 € an hour, eight hours a month, sixteen in all: a deposit of a whole month on any day. */
const eightHours: TimePrice = { kind: 'hour', rateCents: 5_000, monthUnits: 32, ceilingUnits: 64 };

const isOfMonths = (flow: Flow): boolean => flow === 'month' || flow === 'next month';
const isDeposit = (flow: Flow): boolean => flow === 'deposit' || flow === 'next month';

/** A mission by hour that waits for the deposit of its first month, with a candidate who can be paid. */
const anAwaitedMonth = async (test: TestApp): Promise<World> => {
  const world = await monthsIn(test, 'funds', eightHours);
  await aPayeeAccount(test, world.candidate);
  return world;
};

/** Sends the sheet of the month a day after its end: two hours of the eight. */
const tellMonth = async (test: TestApp, world: World): Promise<void> => {
  const token = await aSession(test, world.candidate.id);
  const answer = await test.call('GET', `/messagerie/instalments/${world.applicationId}`, { token });
  const sheet = answer.json<Instalments>().instalments[0]?.sheet;
  if (!sheet) throw new Error(`The month has not begun: ${answer.body}`);
  test.clock.set(startOfParisDay(addDays(sheet.until, 1)));
  await gives(test, world, world.candidate, 'mission/deliver', {
    body: { sheet: { entries: entriesFrom(sheet.from, [8]) } },
  });
  test.clock.set(new Date());
};

const differs = (found: object, wanted: object): boolean =>
  JSON.stringify(Object.entries(found).sort()) !== JSON.stringify(Object.entries(wanted).sort());

/** Kills the embedded database of this data directory with -9, and waits until another process has replaced it. */
export const killEmbedded = (clusterDir: string, url: string) => async (): Promise<void> => {
  const postmaster = async (): Promise<string> =>
    (await readFile(join(clusterDir, 'postmaster.pid'), 'utf8')).split('\n')[0] ?? '';
  const killed = await postmaster();
  process.kill(Number(killed), 'SIGKILL');
  // Its orphaned child processes still answer for a moment.
  await holds(
    'the database',
    performance.now() + 30_000,
    async () => (await postmaster()) !== killed && answers(url),
  );
};

/** True once a connection of this address answers. */
export const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select 1').finally(() => client.end());
  return true;
};

export const openCompany = async (scene: Scene): Promise<Company> => {
  const { test, provider, killDatabase } = scene;
  const programs: Partial<Record<Role, Program>> = {};

  const start = async (role: Role, failpoint?: Failpoint): Promise<Program> => {
    const environment = {
      ...scene.environment,
      ...(failpoint === undefined ? {} : { FAILPOINT: failpoint }),
    };
    const program =
      role === 'worker'
        ? await startWorkerProgram(environment)
        : await startProgram({ ...environment, ROLE: 'web' });
    programs[role] = program;
    if (role === 'web') await provider.deliverTo(`${program.address}/api/stripe/webhook`);
    return program;
  };

  const kill = async (role: Role): Promise<void> => {
    const program = programs[role];
    program?.process.kill('SIGKILL');
    await program?.exited;
  };

  const post = async (world: World): Promise<boolean> => {
    const token = await aSession(test, world.owner.id);
    const answer = await fetch(`${programs.web?.address}/api/stripe/paiement/${world.applicationId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.ok) return true;
    // The deposit may have been paid already.
    if (answer.status === 409 && (await stateOf(test, world)) !== 'WAITING_FUNDS') return true;
    throw new Error(`${answer.status} ${await answer.text()}`);
  };

  const pay = async (world: World): Promise<void> => {
    await control(test, 'POST', `/sessions/${await pageOf(test, world)}/pay`);
  };

  /** True once all events of the provider are delivered. */
  const isTold = async (): Promise<boolean> => {
    const stripe = await test.platform.payments.client();
    return (await stripe.events.list({ delivery_success: false, limit: 1 })).data.length === 0;
  };

  /** True if no payment request or event is unhandled. */
  const isSettled = async ({ applicationId }: World): Promise<boolean> => {
    const { rows } = await test.platform.database.pool.query<{ waits: boolean }>(
      `select exists (select from payment_request where application_id = $1 and handled_at is null)
        or exists (select from provider_event where applied_at is null) as waits`,
      [applicationId],
    );
    return rows[0]?.waits === false;
  };

  const is = async (world: World, flow: Flow): Promise<boolean> =>
    (await stateOf(test, world)) === expected[flow].state && (await isSettled(world));

  /** A thread in the state in which the flow begins. */
  const staged = async (flow: Flow): Promise<World> => {
    const soon = performance.now() + stuckAfterMs;
    const world = isOfMonths(flow) ? await anAwaitedMonth(test) : await anAwaitedDeposit(test);
    if (flow === 'deposit') {
      await holds('what was told before', soon, isTold);
      return world;
    }
    await holds('a page', soon, () => post(world));
    await pay(world);
    await holds(
      'a deposit',
      soon,
      async () => (await stateOf(test, world)) === 'ONGOING' && (await isSettled(world)),
    );
    if (flow === 'refund') return world;
    if (isOfMonths(flow)) await tellMonth(test, world);
    await gives(test, world, world.owner, 'mission/contest', { body: { reason: 'La note est incomplète.' } });
    if (flow !== 'next month') return world;
    await settle(world, 'month');
    await holds('a month', soon, () => is(world, 'month'));
    return world;
  };

  /** Staff settle the contest; in a month, the sheet determines the payee's sum. */
  const settle = (world: World, flow: Flow) =>
    runCommand(test.platform, { role: 'staff' }, world.applicationId, {
      type: 'settle',
      reason: 'Vu les pièces du dossier.',
      ...(flow === 'split' ? { outcome: 'split', candidateCents: 20_001 } : { outcome: 'release' }),
    });

  /** Starts the flow that reaches the failpoint. Asks for a payment page until the program has reached it. */
  const begin = async (world: World, { flow, failpoint }: Crash, isThere: () => boolean): Promise<void> => {
    const office = { role: 'staff' } as const;
    if (isDeposit(flow)) {
      const soon = performance.now() + 30_000;
      await holds('a page', soon, async () => isThere() || (await post(world)));
      if (!beforePage.includes(failpoint)) await pay(world);
    } else if (flow === 'refund')
      await runCommand(test.platform, office, world.applicationId, {
        type: 'cancelDeposit',
        reason: 'Les parties sont injoignables.',
      });
    else await settle(world, flow);
  };

  const finish = async (world: World, { flow }: Crash, untilMs: number): Promise<void> => {
    if (isDeposit(flow)) {
      await holds('the page', untilMs, () => post(world));
      if ((await stateOf(test, world)) === 'WAITING_FUNDS') await pay(world);
    }
    await holds(flow, untilMs, () => is(world, flow));
  };

  const judge = async (world: World, flow: Flow): Promise<void> => {
    const found = { hold: await holdOf(test, world), record: await recordOf(test, world) };
    const { hold, record } = expected[flow];
    if (differs(found.hold, hold) || differs(found.record, record))
      throw new Error(`The ledger and the provider differ from what was asked: ${JSON.stringify(found)}`);
  };

  await Promise.all([start('web'), start('worker')]);

  return {
    run: async (crash) => {
      const { failpoint, victim, flow } = crash;
      const world = await staged(flow);
      const role = roleOf(failpoint);
      await kill(role);
      const armed = await start(role, failpoint);
      const isThere = () => armed.said().includes(`failpoint ${failpoint}\n`);
      const begun = begin(world, crash, isThere).catch((error: unknown) => error);
      await holds(`the failpoint ${failpoint}`, performance.now() + 30_000, async () => {
        if (isThere()) return true;
        throw await Promise.race([begun, pause(100, new Error(armed.said()))]);
      });
      const killed = performance.now();
      if (victim === 'program') {
        await kill(role);
        await start(role);
      } else {
        await killDatabase();
        armed.process.kill('SIGUSR2');
      }
      const back = (performance.now() - killed) / 1_000;
      await begun;
      await finish(world, crash, killed + stuckAfterMs);
      const seconds = (performance.now() - killed) / 1_000;
      // Repeated events of the provider must not change the result.
      await holds('what the provider tells', performance.now() + stuckAfterMs, async () => isTold());
      await holds('what follows from it', performance.now() + stuckAfterMs, () => is(world, flow));
      await judge(world, flow);
      return { back, seconds };
    },
    stop: async () => {
      await Promise.all([kill('web'), kill('worker')]);
    },
  };
};
