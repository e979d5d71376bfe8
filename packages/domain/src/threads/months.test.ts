import { describe, expect, it } from 'vitest';
import { type Advanced, advance, advanceToFirst } from '../pricing/advance.ts';
import { byDay, retainer } from '../pricing/fixtures.ts';
import type { StagedPrice, TimePrice } from '../pricing/kinds.ts';
import { executionOf, type KeptInstalment } from '../pricing/snapshots.ts';
import { parisHour } from '../time/paris.ts';
import type { Application } from './application.ts';
import type { ThreadCommand } from './commands.ts';
import { decide } from './decide.ts';
import { depositDueCents, earnedCents } from './deposits-and-refunds.ts';
import type { Decision } from './effects.ts';
import { actors, sheet, stages } from './fixtures.ts';
import { permitted } from './permitted.ts';
import { settlementSentence } from './settlement.ts';
import { monthOfThread } from './sheet-conditions.ts';

/** Missions by day and retainers, month after month (rules §13), each decided by the table of commands. */

type Role = keyof typeof actors;
type Step = readonly [day: string, role: Role, command: ThreadCommand];

const allowed = (decision: Decision) => {
  if (!decision.ok) throw new Error(decision.code);
  return decision;
};

interface Played extends Advanced {
  readonly kept: ReadonlyMap<number, KeptInstalment>;
}

const at = (day: string) => parisHour(day, 12);

/** A mission with this price whose mode is accepted on a day. */
const begun = (pricing: StagedPrice, day: string, from: Application = stages.fundsOffered): Played => {
  const type = from.actions.some((one) => one.type === 'DIRECT') ? 'direct/accept' : 'funds/accept';
  const decision = allowed(decide(from, { type }, actors.candidate, at(day)));
  return { ...advanceToFirst(decision, pricing, at(day)), kept: new Map() };
};

const decided = (
  { decision }: Pick<Played, 'decision'>,
  role: Role,
  command: ThreadCommand,
  day: string,
): Decision => decide({ ...decision.application, payeeIsReady: true }, command, actors[role], at(day));

/** Plays commands by day, and keeps the fields of each month that the thread leaves. */
const play = (from: Played, ...steps: readonly Step[]): Played =>
  steps.reduce((played: Played, [day, role, command]): Played => {
    const { position, progress, kept } = played;
    const decision = allowed(decided(played, role, command, day));
    const after = advance(decision, { position, progress, kept }, at(day));
    const left = { ...executionOf(decision.application), leftCents: 0, isPayoutAsked: false };
    return { ...after, kept: after.position === position ? kept : new Map(kept).set(position, left) };
  }, from);

const deposited = (from: Played, day: string): Played =>
  play(from, [
    day,
    'provider',
    { type: 'deposit/confirm', amountCents: depositDueCents(from.decision.application), currency: 'eur' },
  ]);

const told = (units: number, day: string, isLast = false): ThreadCommand => ({
  type: 'deliver',
  sheet: { entries: [{ day, units, text: 'Relecture des baux.' }], isLast },
});
const accept = { type: 'mission/validate' } as const;
const release = { type: 'release' } as const;

const paymentOf = ({ decision: { effects } }: Played) =>
  effects.flatMap((one) => (one.kind === 'payment' ? [one.payment] : []));
const closesOf = ({ progress }: Played) =>
  progress.instalments.map(({ close, dueCents, units }) => [close, dueCents, units]);
const monthOf = ({ decision }: Played) => monthOfThread(decision.application)?.period;

describe('a mission by day', () => {
  const first = deposited(begun(byDay, '2037-01-12'), '2037-01-14');

  it('deposits its first month with the fee, and is about the days from the deposit to the end of the month', () => {
    expect(first.decision.application.deposit?.amountCents).toBe(600_000 * 1.2 + 1_800);
    expect(monthOf(first)).toEqual({ from: '2037-01-14', until: '2037-01-31' });
    const due = first.decision.effects.flatMap((one) =>
      one.kind === 'schedule' && one.command.type === 'sheet/due' ? [one.command.day] : [],
    );
    expect(due).toEqual([0, 3, 7]);
  });

  it('pays what was told of a month, gives the rest back, and opens the next one for what the ceiling leaves', () => {
    const second = play(
      first,
      ['2037-01-31', 'candidate', told(2, '2037-01-20')],
      ['2037-02-01', 'creator', accept],
      ['2037-02-04', 'timer', release],
    );
    // One day of 600 € with its tax; nine days go back.
    expect(paymentOf(second)).toEqual([{ ask: 'split', candidateCents: 72_000, creatorCents: 648_000 }]);
    expect(closesOf(second)).toEqual([
      ['accepted', 60_000, 2],
      [null, null, 20],
    ]);
    const { application } = second.decision;
    expect(application).toMatchObject({ state: 'WAITING_FUNDS', feeCents: 0, sheet: null });
    expect(application.instalment).toMatchObject({
      position: 1,
      count: null,
      month: { after: '2037-01-31' },
    });
    expect(monthOf(deposited(second, '2037-02-10'))).toEqual({ from: '2037-02-01', until: '2037-02-28' });
    expect(monthOf(deposited(second, '2037-03-10'))).toEqual({ from: '2037-02-01', until: '2037-03-31' });
  });

  it('is accepted on its sheet alone, which has no mistake', () => {
    expect(decided(first, 'creator', accept, '2037-01-31')).toMatchObject({ code: 'SHEET_AWAITED' });
    const send = (command: ThreadCommand, day = '2037-01-31') => decided(first, 'candidate', command, day);
    expect(send({ type: 'deliver' })).toMatchObject({ code: 'SHEET_REQUIRED' });
    expect(send(told(2, '2037-01-13'))).toMatchObject({ code: 'SHEET_REQUIRED' });
    expect(send(told(2, '2037-01-20'), '2037-01-30')).toMatchObject({ code: 'SHEET_REQUIRED' });
    expect(send(told(2, '2037-01-20', true), '2037-01-30')).toMatchObject({ ok: true });
    expect(send({ type: 'deliver', sheet: { entries: [], isLast: true } })).toMatchObject({ ok: false });
  });

  it('permits what may be done, on the day on which it may be', () => {
    const mays = (played: Played, role: Role, day: string) =>
      permitted(played.decision.application, actors[role], at(day));
    expect(mays(first, 'candidate', '2037-01-14')).toContain('deliver');
    expect(mays(first, 'creator', '2037-01-31')).not.toContain('mission/validate');
    const sent = play(first, ['2037-01-31', 'candidate', told(2, '2037-01-20')]);
    expect(mays(sent, 'creator', '2037-02-01')).toEqual(
      expect.arrayContaining(['mission/validate', 'sheet/return', 'contest']),
    );
    const whole = deposited(begun(retainer, '2037-01-31'), '2037-01-31');
    expect(mays(whole, 'candidate', '2037-02-26')).not.toContain('deliver');
    expect(mays(whole, 'candidate', '2037-02-27')).toContain('deliver');
  });

  it('is given back once, counts the silence anew, and pays the corrected sheet', () => {
    const back = play(
      first,
      ['2037-01-31', 'candidate', told(2, '2037-01-20')],
      ['2037-02-02', 'creator', { type: 'sheet/return', reason: ' Une journée manque. ' }],
    );
    expect(back.decision.application).toMatchObject({
      deliveredAt: null,
      sheet: { returned: { reason: 'Une journée manque.' } },
    });
    expect(decided(back, 'timer', { type: 'end/auto' }, '2037-02-16')).toMatchObject({ ok: false });
    // The sheet under correction does not count: staff pay the whole month, or a part that they choose.
    expect(earnedCents(back.decision.application)).toBe(720_000);
    const again = play(back, ['2037-02-10', 'candidate', told(1, '2037-01-21')]);
    const reason = 'Encore une.';
    expect(decided(again, 'creator', { type: 'sheet/return', reason }, '2037-02-11')).toMatchObject({
      code: 'SHEET_RETURNED_ONCE',
    });
    expect(decided(again, 'timer', { type: 'end/auto' }, '2037-02-23')).toMatchObject({ code: 'TOO_EARLY' });
    const paid = play(again, ['2037-02-24', 'timer', { type: 'end/auto' }], ['2037-02-27', 'timer', release]);
    expect(closesOf(paid)[0]).toEqual(['accepted', 30_000, 1]);
  });

  it('ends with its last sheet, and at its ceiling', () => {
    const last = play(
      first,
      ['2037-01-20', 'candidate', told(2, '2037-01-20', true)],
      ['2037-01-21', 'creator', accept],
      ['2037-01-24', 'timer', release],
    );
    expect([last.decision.application.state, closesOf(last)]).toEqual(['DONE', [['accepted', 60_000, 2]]]);
    const short: TimePrice = { ...byDay, monthUnits: 2, ceilingUnits: 2 };
    const whole = play(
      deposited(begun(short, '2037-01-12'), '2037-01-14'),
      ['2037-01-31', 'candidate', told(2, '2037-01-20')],
      ['2037-02-01', 'creator', accept],
      ['2037-02-04', 'timer', release],
    );
    expect(whole.decision.application.state).toBe('DONE');
    expect(paymentOf(whole)).toEqual([{ ask: 'release', amountCents: 72_000 }]);
  });

  it('that is contested is paid as its sheet says, shared out, or given back', () => {
    const contested = play(
      first,
      ['2037-01-31', 'candidate', told(2, '2037-01-20')],
      ['2037-02-01', 'creator', { type: 'contest', reason: 'Rien n’est venu.' }],
    );
    const { application } = contested.decision;
    expect(earnedCents(application)).toBe(72_000);
    expect(settlementSentence(application, { outcome: 'release' })).toBe(
      'Le prestataire reçoit 720\u00a0€, le client 6\u202f480\u00a0€.',
    );
    const settle = (outcome: object): Played =>
      play(contested, [
        '2037-02-03',
        'staff',
        { type: 'settle', reason: 'Vu les pièces.', ...outcome } as ThreadCommand,
      ]);
    const paid = settle({ outcome: 'release' });
    expect([paid.decision.application.state, closesOf(paid)[0]]).toEqual([
      'WAITING_FUNDS',
      ['accepted', 60_000, 2],
    ]);
    const shared = settle({ outcome: 'split', candidateCents: 36_000 });
    expect([shared.decision.application.state, closesOf(shared)]).toEqual([
      'DONE',
      [['settled', 30_000, 20]],
    ]);
    expect(settle({ outcome: 'refund' }).decision.application.state).toBe('REFUSED');
  });

  it('whose deposit reaches its longest time is paid as its sheet says', () => {
    const silent = play(
      first,
      ['2037-03-25', 'candidate', told(2, '2037-01-20')],
      ['2037-03-31', 'timer', { type: 'hold/expire' }],
    );
    expect(paymentOf(silent)).toMatchObject([{ ask: 'split', candidateCents: 72_000 }]);
  });

  it('goes on at once in a direct relation, reminded from the opening on', () => {
    const direct = begun(byDay, '2037-01-12', stages.directOffered);
    expect(direct.opening.map(({ kind }) => kind)).toEqual(['schedule', 'schedule', 'schedule']);
    expect(monthOf(direct)).toEqual({ from: '2037-01-12', until: '2037-01-31' });
    const next = play(
      direct,
      ['2037-01-31', 'candidate', told(2, '2037-01-20')],
      ['2037-01-31', 'creator', accept],
    );
    expect([next.decision.application.state, closesOf(next)[0]]).toEqual([
      'ONGOING',
      ['accepted', 60_000, 2],
    ]);
    // No day of January is on two sheets: the month that opens on the last day of January is February.
    expect(monthOf(next)).toEqual({ from: '2037-02-01', until: '2037-02-28' });
    expect(next.opening.map(({ kind }) => kind)).toEqual([
      'notify',
      'mail',
      'schedule',
      'schedule',
      'schedule',
    ]);
  });
});

describe('a retainer', () => {
  it('is deposited no more than 32 days before the end of its month', () => {
    const later = begun({ ...retainer, startsOn: '2037-02-15' }, '2037-01-12');
    expect(decided(later, 'creator', { type: 'deposit' }, '2037-02-09')).toMatchObject({
      code: 'DEPOSIT_TOO_EARLY',
    });
    expect(decided(later, 'creator', { type: 'deposit' }, '2037-02-10')).toMatchObject({ ok: true });
  });

  it('pays each month whole on its sheet, and ends with the last one', () => {
    let month = begun({ ...retainer, months: 2 }, '2037-01-31');
    for (const [from, until, paid] of [
      ['2037-01-31', '2037-02-27', '2037-03-02'],
      ['2037-02-28', '2037-03-30', '2037-04-02'],
    ] as const) {
      month = deposited(month, from);
      expect(monthOf(month)).toEqual({ from, until });
      month = play(
        month,
        [until, 'candidate', told(0, from)],
        [until, 'creator', accept],
        [paid, 'timer', release],
      );
      expect(paymentOf(month)).toEqual([{ ask: 'release', amountCents: 48_000 }]);
    }
    expect(month.decision.application.state).toBe('DONE');
  });

  it('is no portage', () => {
    const { actions } = stages.choosing;
    const priced: Application = {
      ...stages.choosing,
      actions: actions.map((one) => (one.type === 'PRICE' ? { ...one, pricing: retainer } : one)),
    };
    expect(decide(priced, { type: 'choose/portage' }, actors.creator, at('2037-01-12'))).toMatchObject({
      code: 'PORTAGE_NO_RETAINER',
    });
    expect(decide(priced, { type: 'choose/funds' }, actors.creator, at('2037-01-12'))).toMatchObject({
      ok: true,
    });
  });
});

it('sends a sheet whose words are trimmed, with the days that it is about', () => {
  expect(stages.monthTold.sheet).toEqual({
    ...sheet,
    period: { from: '2026-11-23', until: '2026-11-30' },
    at: parisHour('2026-12-01', 9),
    returned: null,
  });
});
