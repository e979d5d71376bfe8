import { describe, expect, it } from 'vitest';
import { newsCents } from '../notifications/notification-amounts.ts';
import { byDay, inInstalments, retainer } from '../pricing/fixtures.ts';
import { type Followed, follow, type Standing } from '../pricing/follow.ts';
import type { StagedPrice } from '../pricing/kinds.ts';
import { parisDay, parisHour } from '../time/paris.ts';
import type { ThreadCommand } from './commands.ts';
import { decide } from './decide.ts';
import { depositDueCents, stagedPriceOf } from './deposits-and-refunds.ts';
import { actors, stages } from './fixtures.ts';
import { monthOfThread } from './sheet-conditions.ts';

/**
 * Ends of months other than a plain acceptance (rules §13): by staff, by banks, or with a sheet that is given
 * back or never sent.
 */

type Step = readonly [day: string, role: keyof typeof actors, command: ThreadCommand];
const at = (day: string) => parisHour(day, 12);

const decided = ({ application }: Standing, [day, role, command]: Step) =>
  decide({ ...application, payeeIsReady: true }, command, actors[role], at(day));

const play = <From extends Standing>(from: From, ...steps: readonly Step[]): From | Followed =>
  steps.reduce((standing: From | Followed, step) => {
    const decision = decided(standing, step);
    if (!decision.ok) throw new Error(decision.code);
    return follow(standing, decision, at(step[0]));
  }, from);

const begun = (mode: 'direct' | 'funds', pricing: StagedPrice = byDay) => {
  const stage = mode === 'direct' ? stages.directOffered : stages.fundsOffered;
  const actions = stage.actions.map((one) => (one.type === 'PRICE' ? { ...one, pricing } : one));
  const standing: Standing = {
    application: { ...stage, actions },
    progress: null,
    position: 0,
    kept: new Map(),
  };
  return play(standing, ['2037-01-12', 'candidate', { type: `${mode}/accept` }]);
};
const deposited = (from: Standing, day: string) =>
  play(from, [
    day,
    'provider',
    { type: 'deposit/confirm', amountCents: depositDueCents(from.application), currency: 'eur' },
  ]);

const told = (units: number, day: string, isLast = false): ThreadCommand => ({
  type: 'deliver',
  sheet: { entries: [{ day, units, text: 'Relecture des baux.' }], isLast },
});
const contest = { type: 'contest', reason: 'Rien ne vient.' } as const;
const settle = (outcome: 'release' | 'refund' | 'continue'): ThreadCommand => ({
  type: 'settle',
  outcome,
  reason: 'Vu les pièces.',
});
const stop = { type: 'instalment/stop' } as const;
const retained = { entries: [{ day: '2037-01-20', units: 0, text: 'Deux consultations.' }], isLast: false };
const accept = { type: 'mission/validate' } as const;

const closesOf = ({ progress }: Standing) =>
  progress?.instalments.map(({ close, dueCents, units }) => [close, dueCents, units]);
const keysOf = (standing: Standing) =>
  'decision' in standing
    ? (standing as Followed).decision.effects.flatMap((one) => (one.kind === 'notify' ? [one.key] : []))
    : [];
const remindersOf = (standing: Standing) =>
  (standing as Followed).decision.effects.flatMap((one) =>
    one.kind === 'schedule' && one.command.type === 'sheet/due' ? [parisDay(one.at)] : [],
  );

describe('a month that staff release', () => {
  const held = deposited(begun('funds'), '2037-01-14');

  it('before a sheet was sent leaves none of its days to the month after it', () => {
    const next = play(held, ['2037-01-20', 'candidate', contest], ['2037-01-21', 'staff', settle('release')]);
    expect(closesOf(next)?.[0]).toEqual(['accepted', 600_000, 20]);
    const second = deposited(next, '2037-01-25');
    expect(monthOfThread(second.application)?.period).toEqual({ from: '2037-02-01', until: '2037-02-28' });
  });

  it('by a split that is what its sheet comes to goes on, and is said to', () => {
    const split = play(
      held,
      ['2037-01-31', 'candidate', told(2, '2037-01-20')],
      ['2037-02-01', 'creator', contest],
      ['2037-02-02', 'staff', { type: 'settle', outcome: 'split', candidateCents: 72_000, reason: 'Vu.' }],
    );
    expect([split.application.state, closesOf(split)?.[0]]).toEqual([
      'WAITING_FUNDS',
      ['accepted', 60_000, 2],
    ]);
    expect(keysOf(split)).toEqual(['SETTLED_RELEASE', 'SETTLED_RELEASE']);
  });

  it('has a sheet in a direct relation: without one they let it go on, or end it', () => {
    const contested = play(begun('direct'), ['2037-02-10', 'creator', contest]);
    expect(decided(contested, ['2037-02-11', 'staff', settle('release')])).toMatchObject({
      code: 'SHEET_AWAITED',
    });
    for (const outcome of ['continue', 'refund'] as const)
      expect(decided(contested, ['2037-02-11', 'staff', settle(outcome)])).toMatchObject({ ok: true });
    const sent = play(
      begun('direct'),
      ['2037-01-31', 'candidate', told(2, '2037-01-20')],
      ['2037-02-01', 'creator', contest],
      ['2037-02-02', 'staff', settle('release')],
    );
    expect(closesOf(sent)?.[0]).toEqual(['accepted', 60_000, 2]);
  });
});

it('comes to what its payee gets, where a bank took some of its deposit for good', () => {
  for (const [pricing, deliver, due] of [
    [byDay, told(2, '2037-01-20'), 30_000],
    [inInstalments, { type: 'deliver' }, 101_000],
  ] as const) {
    const held = deposited(begun('funds', pricing), '2037-01-20');
    const { deposit } = held.application;
    const lostCents = (deposit?.amountCents ?? 0) - 1_800 - due * 1.2;
    const paid = play(
      held,
      ['2037-01-22', 'provider', { type: 'chargeback/open' }],
      ['2037-01-23', 'provider', { type: 'chargeback/lost', lostCents, lostFeeCents: 0 }],
      ['2037-01-31', 'candidate', deliver],
      ['2037-02-01', 'creator', accept],
      ['2037-02-04', 'timer', { type: 'release' }],
    );
    expect(closesOf(paid)?.[0]?.slice(0, 2)).toEqual(['accepted', due]);
  }
});

describe('a sheet', () => {
  it('that is given back is asked for again, from that day on', () => {
    const back = play(
      deposited(begun('funds'), '2037-01-14'),
      ['2037-01-31', 'candidate', told(2, '2037-01-20')],
      ['2037-02-12', 'creator', { type: 'sheet/return', reason: 'Un jour manque.' }],
    );
    expect(remindersOf(back)).toEqual(['2037-02-15', '2037-02-19']);
    expect(decided(back, ['2037-02-15', 'timer', { type: 'sheet/due', day: 3 }])).toMatchObject({ ok: true });
  });

  it('tells no day before the agreement, whose day is the first one of a later retainer', () => {
    for (const mode of ['direct', 'funds'] as const) {
      const late = begun(mode, { ...retainer, startsOn: '2036-11-20' });
      const { application, decision } = late as Followed;
      expect(decision.changes.startsOn).toBe('2037-01-12');
      expect(stagedPriceOf(application)).toMatchObject({ startsOn: '2037-01-12', months: retainer.months });
      const first = mode === 'direct' ? late : deposited(late, '2037-01-14');
      const { period } = monthOfThread(first.application) ?? {};
      expect(period).toEqual({ from: '2037-01-12', until: '2037-02-11' });
      const sent = (day: string) => decided(first, ['2037-02-11', 'candidate', told(0, day)]);
      expect(sent('2037-01-11')).toMatchObject({ code: 'SHEET_REQUIRED' });
      expect(sent('2037-01-12')).toMatchObject({ ok: true });
    }
    const ahead = begun('funds', { ...retainer, startsOn: '2037-01-12' }) as Followed;
    expect(ahead.decision.changes).not.toHaveProperty('startsOn');
  });

  it('of a month whose deposit comes after its last day is asked for from that day on', () => {
    const late = deposited(begun('funds', { ...retainer, startsOn: '2037-01-12' }), '2037-03-10');
    expect(monthOfThread(late.application)?.period.until).toBe('2037-02-11');
    expect(remindersOf(late)).toEqual(['2037-03-13', '2037-03-17']);
  });

  it('that never comes lets the client of a direct relation end the mission before that month, two weeks after it', () => {
    const second = play(
      begun('direct'),
      ['2037-01-31', 'candidate', told(2, '2037-01-20')],
      ['2037-02-01', 'creator', accept],
    );
    expect(decided(second, ['2037-03-13', 'creator', stop])).toMatchObject({ code: 'FORBIDDEN' });
    const ended = play(second, ['2037-03-14', 'creator', stop]);
    expect([ended.application.state, closesOf(ended)?.map(([close]) => close)]).toEqual([
      'DONE',
      ['accepted', 'refunded'],
    ]);
    const sent = play(second, ['2037-03-01', 'candidate', told(2, '2037-02-20')]);
    expect(decided(sent, ['2037-03-14', 'creator', stop])).toMatchObject({ code: 'ALREADY_DELIVERED' });
  });

  it('that never comes lets them end it after the first month too, and nothing is owed', () => {
    const first = begun('direct');
    expect(decided(first, ['2037-02-13', 'creator', stop])).toMatchObject({ code: 'STATE_CHANGED' });
    const ended = play(first, ['2037-02-14', 'creator', stop]);
    const [close, dueCents] = closesOf(ended)?.[0] ?? [];
    expect([ended.application.state, close, dueCents]).toEqual(['REFUSED', 'refunded', 0]);
    expect(keysOf(ended)).toEqual(['MISSION_STOPPED']);
    expect(decided(first, ['2037-02-14', 'candidate', stop])).toMatchObject({ code: 'STATE_CHANGED' });
    const contested = play(first, ['2037-02-10', 'candidate', contest]);
    expect(decided(contested, ['2037-02-14', 'creator', stop])).toMatchObject({ code: 'CONTESTED' });
    const held = deposited(begun('funds'), '2037-01-14');
    for (const role of ['creator', 'candidate'] as const)
      expect(decided(held, ['2037-02-14', role, stop])).toMatchObject({ code: 'STATE_CHANGED' });
    expect(decided(begun('direct', inInstalments), ['2037-12-14', 'creator', stop])).toMatchObject({
      code: 'STATE_CHANGED',
    });
  });

  it('that was sent and given back is awaited two weeks from the return', () => {
    const back = play(
      begun('direct'),
      ['2037-01-31', 'candidate', told(2, '2037-01-20')],
      ['2037-02-10', 'creator', { type: 'sheet/return', reason: 'Un jour manque.' }],
    );
    expect(decided(back, ['2037-02-23', 'creator', stop])).toMatchObject({ code: 'STATE_CHANGED' });
    expect(decided(back, ['2037-02-24', 'creator', stop])).toMatchObject({ ok: true });
  });

  it('of a month that was over when it opened is awaited two weeks from that day', () => {
    const late = play(
      begun('direct', { ...retainer, startsOn: '2037-01-12' }),
      ['2037-04-09', 'candidate', { type: 'deliver', sheet: retained }],
      ['2037-04-10', 'creator', accept],
    );
    expect(monthOfThread(late.application)?.period.until).toBe('2037-03-11');
    expect(decided(late, ['2037-04-23', 'creator', stop])).toMatchObject({ code: 'FORBIDDEN' });
    expect(decided(late, ['2037-04-24', 'creator', stop])).toMatchObject({ ok: true });
  });

  it('gives its sum to the notifications about it, not that of its deposit', () => {
    const sent = play(deposited(begun('funds'), '2037-01-14'), [
      '2037-01-31',
      'candidate',
      told(2, '2037-01-20'),
    ]);
    expect(newsCents('MISSION_DELIVERED', sent.application)).toBe(60_000);
    expect(newsCents('INSTALMENT_OPENED', begun('funds').application)).toBe(600_000);
  });
});
