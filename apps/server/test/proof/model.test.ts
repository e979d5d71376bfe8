import { applicationStates } from '@basoche/domain/threads/states';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { isChat } from './audit/event-book.ts';
import { readLedger } from './audit/log.ts';
import type { Office } from './audit/office.ts';
import { type Auditor, openAuditor } from './auditor.ts';
import type { Followed } from './followed.ts';
import { jobJourneys, missionJourneys, nextStep, partsJourneys } from './journeys.ts';
import { lookAround } from './model-files.ts';
import { carryOut, moveMoney } from './model-money.ts';
import { compare, play } from './model-threads.ts';
import { anOffice, closeScene, openScene } from './model-world.ts';
import { type Mood, type Move, movesOn, openMoves } from './moves.ts';
import { asides, collect, completeFile, type Scene, wish } from './other-calls.ts';
import { brokenRecords } from './record.ts';

/**
 * Trust, "Money and state": random commands by random members on several threads of the running server. The rules run
 * beside it in memory, and an auditor reads every list after each command. `npm run chaos -- model` plays 2,000
 * sequences.
 */
const isShort = process.env.CHAOS_RUNS === undefined;
const runs = Number(process.env.CHAOS_RUNS ?? 6);
const seed = Number(process.env.CHAOS_SEED ?? 1633);
/** A Monday morning in Paris, so that lists and deadlines are the same in every run. */
const begin = new Date('2027-03-15T09:30:00Z');

let test: TestApp;
let office: Office;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', VIGILANCE: 'ask' } });
  test.clock.set(begin);
  office = await anOffice(test);
});
afterAll(() => test.close());

interface Real {
  readonly scene: Scene;
  readonly auditor: Auditor;
}

/** States, commands and asides reached so far, to check that the sequences cover all. */
const reached = new Set<string>();

type Watch = Parameters<typeof play>[3];

const tryMove = async (scene: Scene, thread: Followed, move: Move, watch?: Watch): Promise<void> => {
  // Separates two commands in time, so that their order is known.
  test.clock.advance(1);
  const { refusal, decided } = await play(scene, thread, move, watch);
  if (refusal !== null) {
    reached.add(refusal);
    return;
  }
  reached
    .add(thread.application.state)
    .add(move.command.type)
    .add(`${move.command.type} ${decided.instalment}`);
  await moveMoney(test, decided, move.command.type);
};

/** Waits an additional minute, so that the clock is never exactly at a rule's deadline. */
const wait = (hours: number): void => test.clock.advance(hours * 3_600_000 + 60_000);

/** Takes the next step of a thread's journey; false at its end. */
const goOn = async (scene: Scene, thread: Followed, watch?: Watch): Promise<boolean> => {
  lookAround(scene, thread);
  const moves = movesOn(thread.application, scene.stranger.id);
  const step = nextStep(thread.left, thread.application, moves, test.clock.now());
  if (step === undefined) return false;
  if (step.kind === 'wait') wait(step.hours);
  else if (step.kind === 'carry out') await carryOut(test, scene.book, thread.id);
  else if (step.kind === 'wish') {
    const member = step.party === 'creator' ? thread.about.creator : thread.candidate;
    await wish(scene, member, 'messages', step.wanted);
  } else if (step.kind === 'collect') reached.add(await collect(scene, thread));
  else {
    await tryMove(scene, thread, step.move, watch);
    if (step.kind === 'complete the file') await completeFile(scene, thread.candidate);
  }
  return true;
};

const goAstray = async (
  scene: Scene,
  thread: Followed,
  mood: Mood | 'astray',
  pick: number,
): Promise<void> => {
  lookAround(scene, thread);
  const moves = movesOn(thread.application, scene.stranger.id);
  const open = mood === 'astray' ? [] : openMoves(thread.application, moves, test.clock.now(), mood);
  const among = open.length > 0 ? open : moves;
  const chosen = among[pick % among.length];
  if (chosen !== undefined) await tryMove(scene, thread, chosen);
};

type Step = fc.AsyncCommand<object, Real>;

/** The short form runs a part of the checks after each step, in turn, and all of them at the end. */
const shares = isShort ? 4 : 1;
let turn = 0;

const step = (name: string, act: (scene: Scene) => Promise<void>): Step => ({
  check: () => true,
  run: async (_model, { scene, auditor }) => {
    await act(scene);
    turn += 1;
    await auditor.audit({ turn, of: shares });
  },
  toString: () => name,
});

const threadAt = ({ threads }: Scene, at: number): Followed => {
  const thread = threads[at % threads.length];
  if (thread === undefined) throw new Error('A sequence has threads.');
  return thread;
};

const where = fc.constantFrom(0, 0, 1, 2, 3, 4);
const moods = fc.constantFrom<Mood | 'astray'>('astray', 'any', 'any', 'advance', 'advance', 'close');

/** Plays any command by anybody or, more often, one of the allowed moves. */
const move = fc
  .record({ at: where, pick: fc.nat(), mood: moods, isLeaving: fc.nat(5) })
  .map(({ at, pick, mood, isLeaving }) => {
    const taken = mood === 'close' && isLeaving > 0 ? 'any' : mood;
    return step(`thread ${at}: ${taken} ${pick}`, (scene) =>
      goAstray(scene, threadAt(scene, at), taken, pick),
    );
  });

const journey = fc.record({ at: where, pick: fc.nat() }).map(({ at, pick }) =>
  step(`thread ${at} goes its way`, async (scene) => {
    const thread = threadAt(scene, at);
    if (!(await goOn(scene, thread))) await goAstray(scene, thread, 'any', pick);
  }),
);

const aside = fc
  .record({ name: fc.constantFrom(...Object.keys(asides)), pick: fc.nat(65_535) })
  .map(({ name, pick }) =>
    step(`${name} (${pick})`, async (scene) => {
      test.clock.advance(1);
      await asides[name]?.(scene, pick);
      reached.add(name);
    }),
  );

const waiting = fc
  .constantFrom(1, 30, 49, 80, 200, 340, 800)
  .map((hours) => step(`${hours} h later`, async () => wait(hours)));

/**
 * Checks a finished sequence: notifications and payments equal those that the rules requested, each party's view is
 * right, and the records are whole.
 */
const settle = async ({ scene }: Real): Promise<void> => {
  const { pool } = test.platform.database;
  for (const thread of scene.threads) {
    const { creator } = thread.application;
    const notifications = await pool.query<{ told: string; key: string }>(
      `select case member_id when $2 then 'creator' else 'candidate' end || ' ' || key as told, key
       from notification where application_id = $1`,
      [thread.id, creator.memberId],
    );
    const told = notifications.rows.filter((row) => !isChat(row)).map((row) => row.told);
    expect(told.toSorted()).toEqual(thread.told.toSorted());
    const payments = await pool.query<{ ask: string }>(
      'select ask from payment_request where application_id = $1',
      [thread.id],
    );
    expect(payments.rows.map(({ ask }) => ask).toSorted()).toEqual(thread.asked.toSorted());
    for (const party of ['creator', 'candidate'] as const) await compare(scene, thread, party);
  }
  const ids = scene.threads.map(({ id }) => id);
  expect(await brokenRecords(pool, ids)).toEqual([]);
};

/** The first journey of a sequence in the list, and the number of steps before the first audited one. */
const leads = fc.record({
  isCustomerMoral: fc.boolean(),
  ahead: fc.tuple(fc.nat(12), fc.nat(12), fc.nat(6), fc.nat(4), fc.nat(12)),
});

/**
 * First prices without tax: below the sum that requires a file, at it, and above it together with the second
 * mission of one pair.
 */
const prices = [50_000, 500_000, 260_000];

const unwatched = { isRecordedNightly: false };
let sequences = 0;

const openWorld = async (isCustomerMoral: boolean, ahead: readonly number[]): Promise<Real> => {
  test.clock.set(begin);
  const earlier = await readLedger(test.platform.database.pool, null);
  // Each sequence takes the next two journeys, so that few sequences cover all of them.
  const [first = [], second = []] = [0, 1].map(
    (one) => missionJourneys[(2 * sequences + one) % missionJourneys.length] ?? [],
  );
  const { price = 'two instalments', steps: inParts = [] } =
    partsJourneys[sequences % partsJourneys.length] ?? {};
  const last = missionJourneys.at(-1 - (sequences % 2) * 3) ?? [];
  const ofJob = jobJourneys[sequences % jobJourneys.length] ?? [];
  sequences += 1;
  const priceCents = prices[sequences % prices.length] ?? 0;
  const journeys = [first, second, inParts, ofJob, last];
  const scene = await openScene(test, { journeys, isCustomerMoral, priceCents, parts: price });
  for (const [index, steps] of ahead.entries())
    for (let gone = 0; gone < steps; gone += 1) await goOn(scene, threadAt(scene, index), unwatched);
  return { scene, auditor: openAuditor(test, scene.book, office, earlier) };
};

/** States and commands that even few sequences must reach. */
const essential = [
  ...applicationStates,
  ...Object.keys(asides),
  ...[
    'portage/reject',
    'itg/reject',
    'itg/validate',
    'deposit/confirm',
    'contest',
    'settle',
    'cancelDeposit',
  ],
  ...['release', 'end/auto', 'hold/expire', 'chargeback/won', 'chargeback/lost', 'review', 'review/reply'],
  ...['message', 'mission/edited', 'price/new', 'refuseCandidate', 'withdraw'],
  ...['VIGILANCE_INCOMPLETE', 'VIGILANCE_OUT_OF_DATE', 'collected'],
  ...[
    'sheet/return',
    'deposit/confirm 1',
    'release 1',
    'settle 1',
    'instalment/stop 1',
    'mission/validate 1',
  ],
];

it(
  `${runs} sequences of commands leave threads of the server where the rules lead, and every list as the log of events has it`,
  async () => {
    const steps = fc.commands([move, journey, journey, aside, aside, waiting], {
      maxCommands: isShort ? 20 : 40,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(leads, steps, async ({ isCustomerMoral, ahead }, commands) => {
        const real = await openWorld(isCustomerMoral, ahead);
        await fc.asyncModelRun(() => ({ model: {}, real }), commands);
        for (const thread of real.scene.threads) while (await goOn(real.scene, thread, unwatched));
        await settle(real);
        await real.auditor.audit();
        await closeScene(real.scene);
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    if (isShort || runs > 100) expect(essential.filter((name) => !reached.has(name))).toEqual([]);
  },
  isShort ? undefined : runs * 20_000,
);
