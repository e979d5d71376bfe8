import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { actors, hearingAt, hoursAfter, report, stages, start } from './fixtures.ts';
import { hearingTimers, lateReportTimers } from './timer-schedule.ts';

const timersOf = (timers: ReturnType<typeof hearingTimers>) =>
  timers.map(({ command, at }) => [command.type, (at.getTime() - hearingAt.getTime()) / 3_600_000]);

describe('timers of a hearing with held funds', () => {
  it('warn a day before and at the hour, and end a thread that nobody moves', () => {
    expect(
      timersOf(hearingTimers(hearingAt, true, start)).filter(([type]) => !/remind|report/.test(String(type))),
    ).toEqual([
      ['hearing/unfunded', -24],
      ['hearing/unpaid', 0],
      ['hearing/lapse', 14 * 24],
    ]);
  });

  it('warn halfway where it is taken on its last day', () => {
    const late = hearingTimers(hearingAt, true, hoursAfter(-10, hearingAt));
    expect(timersOf(late)).toContainEqual(['hearing/unfunded', -5]);
  });

  it('ask for the report of a hearing whose deposit comes after the last reminder, two hours later', () => {
    expect(lateReportTimers(null, start)).toEqual([]);
    expect(lateReportTimers(hearingAt, hoursAfter(23, hearingAt))).toEqual([]);
    const now = hoursAfter(48, hearingAt);
    expect(lateReportTimers(hearingAt, now)).toEqual([
      { kind: 'schedule', command: { type: 'hearing/reportDue', hours: 24 }, at: hoursAfter(2, now) },
    ]);
  });
});

describe('the report of a hearing whose deposit never came', () => {
  const decision = decide(
    stages.hearingAwaited,
    { type: 'deliver', report },
    actors.candidate,
    hoursAfter(3, hearingAt),
  );
  if (!decision.ok) throw new Error(decision.code);

  it('leaves the thread as a direct relation that is delivered, without a fee', () => {
    expect(decision.application).toMatchObject({
      state: 'ONGOING',
      mode: 'direct',
      feeCents: 0,
      offerCents: 15_000,
    });
    expect(decision.application.actions.slice(-3).map(({ type, result }) => [type, result])).toEqual([
      ['WAITING_FUNDS', 'REFUSED'],
      ['DIRECT', 'ACCEPTED'],
      ['MISSION_ONGOING', 'ONGOING'],
    ]);
  });

  it('closes the payment page, and a deposit that comes later is nobody’s', () => {
    expect(decision.effects).toContainEqual({ kind: 'payment', payment: { ask: 'expireDeposit' } });
    const late = { type: 'deposit/confirm', amountCents: 19_800, currency: 'eur' } as const;
    expect(decide(decision.application, late, actors.provider, hoursAfter(4, hearingAt))).toMatchObject({
      code: 'STATE_CHANGED',
    });
  });

  it('is of hearings alone: any other mission waits for its deposit', () => {
    expect(decide(stages.fundsAwaited, { type: 'deliver' }, actors.candidate, hoursAfter(24))).toMatchObject({
      code: 'STATE_CHANGED',
    });
  });
});
