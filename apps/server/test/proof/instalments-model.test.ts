import type { RetainerPrice, TimePrice } from '@basoche/domain/pricing/kinds';
import { depositAt } from '@basoche/domain/threads/awaited-deposit';
import { depositDueCents } from '@basoche/domain/threads/deposits-and-refunds';
import { monthOfThread } from '@basoche/domain/threads/sheet-conditions';
import type { ApplicationState } from '@basoche/domain/threads/states';
import { startOfParisDay } from '@basoche/domain/time/paris';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { differencesIn } from '../../src/features/payments/ledger/checks/service.ts';
import { snapshotOf } from '../../src/features/threads/execution/service.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { agreedInstalments } from '../instalments.ts';
import { agreedMonths } from '../months.ts';
import type { World } from '../world.ts';
import { readLedger } from './audit/log.ts';
import type { Office } from './audit/office.ts';
import { bookOfThread } from './audit/worlds.ts';
import { moneyChecks, openAuditor } from './auditor.ts';
import { unopened } from './model-advance.ts';
import { compareInstalments, concerns, type InstalmentThread, playInstalment } from './model-instalments.ts';
import { carryOut, closeDispute, openDispute } from './model-money.ts';
import { anOffice, keepSessions } from './model-world.ts';
import { type Mood, movesOn, openMoves } from './moves.ts';
import { brokenRecords } from './record.ts';

/**
 * Random commands and late events on missions in instalments and by months, with the rules applied in memory.
 * After each command all instalments are compared, and an auditor reads the money on screens; at the end the
 * ledger is checked.
 */
const isShort = process.env.CHAOS_RUNS === undefined;
const runs = Number(process.env.CHAOS_RUNS ?? 8);
const seed = Number(process.env.CHAOS_SEED ?? 174);
const begin = new Date('2027-03-15T09:30:00Z');
/** Number of parts of the screen checks; one part runs after each step. */
const shares = isShort ? 3 : 1;
/** An id that belongs to nobody. */
const stranger = '00000000-0000-7000-8000-000000000000';

let test: TestApp;
let office: Office;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  test.clock.set(begin);
  office = await anOffice(test);
});
afterAll(() => test.close());

/** Sums of agreed instalments, or a price with a sheet each month. */
type Price = readonly number[] | TimePrice | RetainerPrice;

const isMonthly = (price: Price): price is TimePrice | RetainerPrice => 'kind' in price;

const agreedIn = (price: Price): Promise<World> =>
  isMonthly(price) ? agreedMonths(test, price) : agreedInstalments(test, price);

const open = async (price: Price): Promise<InstalmentThread> => {
  test.clock.set(begin);
  const world = await agreedIn(price);
  await keepSessions(test);
  const { applicationId: id } = world;
  const { threads, ...booked } = await bookOfThread(test, world, begin);
  const { application } = await snapshotOf(test.platform.database.db, id);
  const thread: InstalmentThread = {
    id,
    ...booked,
    get instalments() {
      return { count: isMonthly(price) ? null : price.length, at: this.instalment };
    },
    ...unopened(),
    application,
    asked: [],
  };
  threads.push(thread);
  return thread;
};

const reached = new Set<string>();

/** Plays one of the moves on an instalment: an allowed one of this mood, if there is any. */
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

/** Plays the first allowed command with one of these names. */
const goOn = async (thread: InstalmentThread, ...names: readonly string[]): Promise<boolean> => {
  const moves = movesOn(thread.application, stranger).filter(({ command }) => names.includes(command.type));
  const [chosen] = openMoves(thread.application, moves, test.clock.now(), 'any');
  const { instalment } = thread;
  if (chosen === undefined || !(await playInstalment(test, thread, chosen, instalment))) return false;
  reached.add(`${chosen.command.type} ${instalment}`).add(thread.application.state);
  return true;
};

/** Stops the mission if a party may. */
const stop = async (thread: InstalmentThread): Promise<void> => {
  const moves = movesOn(thread.application, stranger).filter(
    ({ command }) => command.type === 'instalment/stop',
  );
  const [chosen] = openMoves(thread.application, moves, test.clock.now(), 'close');
  const { instalment } = thread;
  if (chosen !== undefined && (await playInstalment(test, thread, chosen, instalment)))
    reached.add(`instalment/stop ${instalment}`).add(thread.application.state);
};

/** Moves the clock to the last day of the month, from which its sheet may be sent. */
const waitForSheet = ({ application }: InstalmentThread): void => {
  const under = application.deliveredAt === null ? monthOfThread(application) : null;
  const until = under && startOfParisDay(under.period.until);
  if (until && until > test.clock.now()) test.clock.set(until);
};

/** Sends a sheet whose amount is below the deposit. */
const tellLess = async (thread: InstalmentThread): Promise<void> => {
  waitForSheet(thread);
  const moves = movesOn(thread.application, stranger).filter(
    ({ command }) =>
      command.type === 'deliver' && command.sheet?.entries.length === 1 && !command.sheet.isLast,
  );
  const [chosen] = openMoves(thread.application, moves, test.clock.now(), 'any');
  const { instalment } = thread;
  if (chosen !== undefined && (await playInstalment(test, thread, chosen, instalment)))
    reached.add(`deliver ${instalment}`);
};

/** Plays the next step towards the end. */
const way = async (thread: InstalmentThread): Promise<boolean> => {
  if (thread.application.state === 'WAITING_RULES') test.clock.advance(49 * 3_600_000);
  waitForSheet(thread);
  return goOn(
    thread,
    ...['choose/funds', 'funds/accept', 'deposit/confirm', 'deliver', 'mission/validate', 'release'],
  );
};

const goTo = async (thread: InstalmentThread, state: ApplicationState): Promise<void> => {
  while (thread.application.state !== state) await way(thread);
};

/**
 * A bank takes an earlier payment back for good, after the requested payments are done: no instalment
 * changes.
 */
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
  | { readonly kind: 'tell less' }
  | { readonly kind: 'give back' }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'carry out' }
  | { readonly kind: 'late loss' };

const take = async (thread: InstalmentThread, step: Step): Promise<void> => {
  if (step.kind === 'way') await way(thread);
  else if (step.kind === 'stop') await stop(thread);
  else if (step.kind === 'tell less') await tellLess(thread);
  else if (step.kind === 'give back') await goOn(thread, 'sheet/return');
  else if (step.kind === 'wait') test.clock.advance(step.hours * 3_600_000 + 60_000);
  else if (step.kind === 'late loss') await lateLoss(thread);
  else if (step.kind === 'carry out') await carryOut(test, thread.book, thread.id);
  else {
    const known = [thread.instalment, thread.instalment, ...thread.kept.keys()];
    await move(thread, known[step.at % known.length] ?? 0, step.mood, step.pick);
  }
};

/** Brings a thread to its end with a refund of the held money. */
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
    { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: 'tell less' }, { kind: 'give back' }) },
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
/** Prices of the sequences, in turn. */
const prices: readonly Price[] = [
  { kind: 'day', rateCents: 20_000, monthUnits: 6, ceilingUnits: 10 },
  [30_000, 20_000],
  { kind: 'retainer', monthCents: 30_000, months: 3, startsOn: '2027-03-20', services: 'Une veille.' },
  [25_000, 25_000],
  { kind: 'hour', rateCents: 8_000, monthUnits: 40, ceilingUnits: 60 },
  [20_000, 20_000, 10_000],
];
const ahead = fc.nat(14);

it(
  `${runs} sequences leave each instalment where the rules lead, and the money of one with that one`,
  async () => {
    const threads: string[] = [];
    await fc.assert(
      fc.asyncProperty(ahead, steps, async (gone, taken) => {
        const earlier = await readLedger(test.platform.database.pool, null);
        const price = prices[threads.length % prices.length] ?? [];
        const thread = await open(price);
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
    // Plays rare cases on purpose: a month that is given back and then costs less, and the stop of an
    // instalment.
    const earlier = await readLedger(test.platform.database.pool, null);
    const short = await open(prices[0] ?? []);
    threads.push(short.id);
    await goTo(short, 'ONGOING');
    await tellLess(short);
    await goOn(short, 'sheet/return');
    await tellLess(short);
    const auditor = openAuditor(test, short.book, office, earlier, moneyChecks);
    await auditor.audit();
    await goOn(short, 'mission/validate');
    await auditor.audit();
    while (short.instalment === 0) await way(short);
    await auditor.audit();
    expect(short.asked).toContain('0 split');
    // A month that begins on its last day: its deposit covers one day, and later months the rest.
    await carryOut(test, short.book, short.id);
    const before = await readLedger(test.platform.database.pool, null);
    const late = await open(prices[0] ?? []);
    threads.push(late.id);
    await goTo(late, 'WAITING_FUNDS');
    test.clock.set(new Date('2027-03-31T09:30:00Z'));
    const amountCents = depositDueCents(depositAt(late.application, test.clock.now()));
    const command = { type: 'deposit/confirm', amountCents, currency: 'eur' } as const;
    await playInstalment(test, late, { actor: { role: 'provider' }, command }, 0);
    await goTo(late, 'DONE');
    await openAuditor(test, late.book, office, before, moneyChecks).audit();
    expect(late.progress?.instalments.map(({ units }) => units)).toEqual([2, 6, 2]);
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
      'deliver 1',
      'sheet/return 0',
    ];
    if (isShort || runs > 100) expect(essential.filter((name) => !reached.has(name))).toEqual([]);
  },
  isShort ? 120_000 : runs * 20_000,
);
