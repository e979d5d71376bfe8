import { parisDay } from '@basoche/domain/time/paris';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { differencesIn } from '../../src/features/payments/ledger/checks/service.ts';
import { snapshotOf } from '../../src/features/threads/execution/service.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { agreedInstalments } from '../instalments.ts';
import type { World } from '../world.ts';
import { type AuditedThread, emptyBook, type Person, type Publication } from './audit/event-book.ts';
import { readLedger } from './audit/log.ts';
import type { Office } from './audit/office.ts';
import { moneyChecks, openAuditor } from './auditor.ts';
import { unopened } from './model-advance.ts';
import { compareInstalments, concerns, type InstalmentThread, playInstalment } from './model-instalments.ts';
import { carryOut, closeDispute, openDispute } from './model-money.ts';
import { anOffice, keepSessions } from './model-world.ts';
import { type Mood, movesOn, openMoves } from './moves.ts';
import { brokenRecords } from './record.ts';

/**
 * Random commands and late events on missions of several instalments. The rules run beside it in memory; after each
 * command every instalment is compared and an auditor reads the money on screens; the ledger holds at the end.
 */
const isShort = process.env.CHAOS_RUNS === undefined;
const runs = Number(process.env.CHAOS_RUNS ?? 8);
const seed = Number(process.env.CHAOS_SEED ?? 173);
const begin = new Date('2027-03-15T09:30:00Z');
/** Parts of the checks of screens, one of which runs after each step. */
const shares = isShort ? 3 : 1;
/** Nobody's id. */
const stranger = '00000000-0000-7000-8000-000000000000';

let test: TestApp;
let office: Office;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', PRICING: 'all' } });
  test.clock.set(begin);
  office = await anOffice(test);
});
afterAll(() => test.close());

/** The book of a world with one thread, its parties named as on screens. */
const bookOf = async ({ applicationId, owner, candidate }: World) => {
  const { rows } = await test.platform.database.pool.query<Record<'title' | 'creator' | 'candidate', string>>(
    `select m.title, display_name(c) as creator, display_name(p) as candidate from application a
     join mission m on m.id = a.mission_id join member c on c.id = a.creator_id join member p on p.id = a.candidate_id
     where a.id = $1`,
    [applicationId],
  );
  const [named] = rows;
  if (named === undefined) throw new Error('A world has a thread.');
  const at = begin.toISOString();
  const about: Publication = {
    id: applicationId,
    type: 'MISSION',
    creator: { ...owner, name: named.creator, isMoral: true },
    title: named.title,
    isAnonymous: false,
    createdAt: at,
    publishedAt: at,
    endDate: parisDay(begin),
    isArchived: false,
    isFilled: false,
  };
  const worker: Person = { ...candidate, name: named.candidate, isMoral: false };
  const threads: AuditedThread[] = [];
  return { about, candidate: worker, threads, book: emptyBook([about.creator, worker], [about], threads) };
};

const open = async (cents: readonly number[]): Promise<InstalmentThread> => {
  test.clock.set(begin);
  const world = await agreedInstalments(test, cents);
  await keepSessions(test);
  const { applicationId: id } = world;
  const { threads, ...booked } = await bookOf(world);
  const { application } = await snapshotOf(test.platform.database.db, id);
  const thread: InstalmentThread = {
    id,
    ...booked,
    get instalments() {
      return { count: cents.length, at: this.instalment };
    },
    ...unopened(),
    application,
    asked: [],
  };
  threads.push(thread);
  return thread;
};

const reached = new Set<string>();

/** Plays one of the moves on an instalment: an allowed one, where there is any of this mood. */
const move = async (thread: InstalmentThread, instalment: number, mood: Mood | 'astray', pick: number) => {
  const moves = movesOn(thread.application, stranger).filter(concerns);
  const isCurrent = instalment === thread.instalment;
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
  const { instalment } = thread;
  if (chosen === undefined || !(await playInstalment(test, thread, chosen, instalment))) return false;
  reached.add(`${chosen.command.type} ${instalment}`).add(thread.application.state);
  return true;
};

/** Stops the mission, where a party may. */
const stop = async (thread: InstalmentThread): Promise<void> => {
  const moves = movesOn(thread.application, stranger).filter(
    ({ command }) => command.type === 'instalment/stop',
  );
  const [chosen] = openMoves(thread.application, moves, test.clock.now(), 'close');
  const { instalment } = thread;
  if (chosen !== undefined && (await playInstalment(test, thread, chosen, instalment)))
    reached.add(`instalment/stop ${instalment}`).add(thread.application.state);
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
  await carryOut(test, thread.book, thread.id);
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
  | { readonly kind: 'stop' }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'carry out' }
  | { readonly kind: 'late loss' };

const take = async (thread: InstalmentThread, step: Step): Promise<void> => {
  if (step.kind === 'way') await way(thread);
  else if (step.kind === 'stop') await stop(thread);
  else if (step.kind === 'wait') test.clock.advance(step.hours * 3_600_000 + 60_000);
  else if (step.kind === 'late loss') await lateLoss(thread);
  else if (step.kind === 'carry out') await carryOut(test, thread.book, thread.id);
  else {
    const known = [thread.instalment, thread.instalment, ...thread.kept.keys()];
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
  if (refund !== undefined) await playInstalment(test, thread, refund, thread.instalment);
  reached.add(thread.application.state);
  await carryOut(test, thread.book, thread.id);
};

const moods = fc.constantFrom<Mood | 'astray'>('astray', 'astray', 'any', 'advance');
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<Step>({ kind: 'way' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: 'stop' }) },
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
        const earlier = await readLedger(test.platform.database.pool, null);
        const thread = await open(cents);
        threads.push(thread.id);
        const auditor = openAuditor(test, thread.book, office, earlier, moneyChecks);
        for (let step = 0; step < gone; step += 1) await way(thread);
        for (const [turn, step] of taken.entries()) {
          await take(thread, step);
          await auditor.audit({ turn, of: shares });
        }
        await auditor.audit();
        await putAway(thread);
        await compareInstalments(test, thread);
        await auditor.audit();
        expect(await differencesIn(test.platform.database.db)).toEqual([]);
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    // The way out that only an instalment has is rare in so few sequences.
    const stopped = await open([30_000, 20_000]);
    threads.push(stopped.id);
    while (stopped.instalment === 0) await way(stopped);
    await stop(stopped);
    await compareInstalments(test, stopped);
    expect(await brokenRecords(test.platform.database.pool, threads)).toEqual([]);
    const essential = [
      'DONE',
      'REFUSED',
      'release 0',
      'deposit/confirm 1',
      'release 1',
      'a late loss of 0',
      'instalment/stop 1',
    ];
    if (isShort || runs > 100) expect(essential.filter((name) => !reached.has(name))).toEqual([]);
  },
  isShort ? 120_000 : runs * 20_000,
);
