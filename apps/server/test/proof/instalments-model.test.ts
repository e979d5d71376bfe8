import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { differencesIn } from '../../src/features/payments/ledger/checks/service.ts';
import { snapshotOf } from '../../src/features/threads/execution/service.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { agreedInstalments } from '../instalments.ts';
import { carryOutPayments } from '../money.ts';
import { compareInstalments, concerns, type InstalmentThread, playInstalment } from './model-instalments.ts';
import { closeDispute, openDispute } from './model-money.ts';
import { anOffice } from './model-world.ts';
import { type Mood, movesOn, openMoves } from './moves.ts';
import { brokenRecords } from './record.ts';

/**
 * Random commands and late events on missions of several instalments of the running server. The rules run beside it in memory; after each
 * command every instalment is compared, and at the end the ledger has to hold by instalment.
 */
const isShort = process.env.CHAOS_RUNS === undefined;
const runs = Number(process.env.CHAOS_RUNS ?? 6);
const seed = Number(process.env.CHAOS_SEED ?? 173);
const begin = new Date('2027-03-15T09:30:00Z');
/** Nobody's id. */
const stranger = '00000000-0000-7000-8000-000000000000';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', PRICING: 'all' } });
  test.clock.set(begin);
  await anOffice(test);
});
afterAll(() => test.close());

const open = async (cents: readonly number[]): Promise<InstalmentThread> => {
  test.clock.set(begin);
  const { applicationId: id } = await agreedInstalments(test, cents);
  const { application } = await snapshotOf(test.platform.database.db, id);
  const instalments = cents.map((sum, at) => ({ title: `Étape ${at + 1}`, cents: sum, days: null }));
  return {
    id,
    pricing: { kind: 'instalments', instalments },
    application,
    progress: null,
    position: 0,
    kept: new Map(),
    asked: [],
  };
};

const reached = new Set<string>();

/** Plays one of the moves on an instalment: an allowed one, where there is any of this mood. */
const move = async (thread: InstalmentThread, instalment: number, mood: Mood | 'astray', pick: number) => {
  const moves = movesOn(thread.application, stranger).filter(concerns);
  const isCurrent = instalment === thread.position;
  const may =
    isCurrent && mood !== 'astray' ? openMoves(thread.application, moves, test.clock.now(), mood) : [];
  const among = may.length > 0 ? may : moves;
  const chosen = among[pick % among.length];
  if (chosen === undefined || !(await playInstalment(test, thread, chosen, instalment))) return;
  reached.add(`${chosen.command.type} ${instalment}`).add(thread.application.state);
};

/** Plays the first allowed one of these commands, by their names. */
const goOn = async (thread: InstalmentThread, ...names: readonly string[]): Promise<boolean> => {
  const moves = movesOn(thread.application, stranger).filter(({ command }) => names.includes(command.type));
  const [chosen] = openMoves(thread.application, moves, test.clock.now(), 'any');
  const { position } = thread;
  if (chosen === undefined || !(await playInstalment(test, thread, chosen, position))) return false;
  reached.add(`${chosen.command.type} ${position}`).add(thread.application.state);
  return true;
};

/** The next step on the way to the end. */
const way = async (thread: InstalmentThread): Promise<boolean> => {
  if (thread.application.state === 'WAITING_RULES') test.clock.advance(49 * 3_600_000);
  return goOn(
    thread,
    ...['choose/funds', 'funds/accept', 'deposit/confirm', 'deliver', 'mission/validate', 'release'],
  );
};

/** A bank takes an earlier payment back for good, once what the rules asked for is carried out: no instalment notices. */
const lateLoss = async (thread: InstalmentThread): Promise<void> => {
  await carryOutPayments(test, thread.id);
  const [late] = [...thread.kept].filter(([, { deposit, state }]) => deposit !== null && state === 'DONE');
  if (late === undefined || thread.application.chargebackAt !== null) return;
  const [instalment, { deposit }] = late;
  const disputed = { id: thread.id, instalment, application: thread.application };
  await openDispute(test, disputed, deposit?.amountCents ?? 0);
  const dispute = { actor: { role: 'provider' }, command: { type: 'chargeback/open' } } as const;
  expect(await playInstalment(test, thread, dispute, instalment)).toBe(false);
  await closeDispute(test, disputed, deposit?.amountCents ?? 0, 'lost');
  await compareInstalments(test, thread);
  reached.add(`a late loss of ${instalment}`);
};

type Step =
  | { readonly kind: 'move'; readonly at: number; readonly mood: Mood | 'astray'; readonly pick: number }
  | { readonly kind: 'way' }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'carry out' }
  | { readonly kind: 'late loss' };

const take = async (thread: InstalmentThread, step: Step): Promise<void> => {
  if (step.kind === 'way') await way(thread);
  else if (step.kind === 'wait') test.clock.advance(step.hours * 3_600_000 + 60_000);
  else if (step.kind === 'late loss') await lateLoss(thread);
  else if (step.kind === 'carry out') await carryOutPayments(test, thread.id);
  else {
    const known = [thread.position, thread.position, ...thread.kept.keys()];
    await move(thread, known[step.at % known.length] ?? 0, step.mood, step.pick);
  }
};

/** Leads a thread to its end: what is held goes back. */
const putAway = async (thread: InstalmentThread): Promise<void> => {
  if (thread.application.chargebackAt !== null) await goOn(thread, 'chargeback/won');
  if (thread.application.contest === null || thread.application.contest.end !== null)
    await goOn(thread, 'contest');
  const moves = movesOn(thread.application, stranger);
  const refund = moves.find(
    ({ actor, command }) =>
      actor.role === 'staff' && command.type === 'settle' && command.outcome === 'refund',
  );
  if (refund !== undefined) await playInstalment(test, thread, refund, thread.position);
  reached.add(thread.application.state);
  await carryOutPayments(test, thread.id);
};

const moods = fc.constantFrom<Mood | 'astray'>('astray', 'astray', 'any', 'advance');
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<Step>({ kind: 'way' }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('move' as const),
        at: fc.nat(5),
        mood: moods,
        pick: fc.nat(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(1, 49, 340, 800).map((hours): Step => ({ kind: 'wait', hours })),
    },
    { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: 'carry out' }, { kind: 'late loss' }) },
  ),
  { minLength: 20, maxLength: 40, size: 'max' },
);
const plans = fc.constantFrom([30_000, 20_000], [25_000, 25_000], [20_000, 20_000, 10_000]);
const ahead = fc.nat(14);

it(
  `${runs} sequences leave each instalment where the rules lead, and the money of one with that one`,
  async () => {
    const threads: string[] = [];
    await fc.assert(
      fc.asyncProperty(plans, ahead, steps, async (cents, gone, taken) => {
        const thread = await open(cents);
        threads.push(thread.id);
        for (let step = 0; step < gone; step += 1) await way(thread);
        for (const step of taken) await take(thread, step);
        await putAway(thread);
        await compareInstalments(test, thread);
        expect(await differencesIn(test.platform.database.db)).toEqual([]);
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    expect(await brokenRecords(test.platform.database.pool, threads)).toEqual([]);
    const essential = ['DONE', 'REFUSED', 'release 0', 'deposit/confirm 1', 'release 1', 'a late loss of 0'];
    if (isShort || runs > 100) expect(essential.filter((name) => !reached.has(name))).toEqual([]);
  },
  isShort ? 120_000 : runs * 20_000,
);
