import { describe, expect, it } from 'vitest';
import type { ThreadCommand } from './commands.ts';
import { decide } from './decide.ts';
import { depositDueCents } from './deposits-and-refunds.ts';
import { actors, after, attempt, confirmDeposit, hoursAfter, stages, start } from './fixtures.ts';

const contest: ThreadCommand = { type: 'contest', reason: 'Le livrable est incomplet.' };
const days = (count: number) => hoursAfter(count * 24);

describe('the deposit', () => {
  it('is the agreed price with all taxes, and the fee that was shown; asking for its page moves nothing', () => {
    expect(attempt(stages.fundsAwaited, ['creator', { type: 'deposit' }])).toMatchObject({
      ok: true,
      changes: { closed: [], opened: [], fields: {} },
      effects: [],
    });
    expect(depositDueCents(stages.fundsAwaited)).toBe(61_800);
    expect(depositDueCents({ ...stages.fundsAwaited, tvaApplicable: false })).toBe(51_800);
  });

  it('carries no fee in a portage, nor one that was chosen before another mode', () => {
    const portage = after(stages.portageAtPartner, ['partner', { type: 'itg/validate' }]);
    expect([portage.feeCents, depositDueCents(portage)]).toEqual([0, 60_000]);
    const changed = after(
      stages.fundsOffered,
      ['candidate', { type: 'funds/refuse' }],
      ['creator', { type: 'choose/portage' }],
    );
    expect([stages.fundsOffered.feeCents, changed.feeCents]).toEqual([1_800, 0]);
  });

  it('cannot be chosen where a card cannot pay it', () => {
    const dear = { ...stages.choosing, offerCents: 83_331_833 };
    expect(attempt({ ...dear, offerCents: 83_331_832 }, ['creator', { type: 'choose/funds' }]).ok).toBe(true);
    const untaxed = { ...dear, tvaApplicable: false, offerCents: 99_998_199 };
    for (const type of ['choose/funds', 'choose/portage'] as const) {
      for (const one of [dear, { ...untaxed, offerCents: 99_998_200 }]) {
        expect(attempt(one, ['creator', { type }])).toMatchObject({ code: 'DEPOSIT_TOO_LARGE' });
      }
      expect(attempt(untaxed, ['creator', { type }]).ok).toBe(true);
    }
  });

  it('waits until whoever is to be paid can be', () => {
    const early = { ...stages.fundsAwaited, payeeIsReady: false };
    expect(attempt(early, ['creator', { type: 'deposit' }])).toMatchObject({ code: 'PAYEE_NOT_READY' });
    expect(attempt(early, confirmDeposit).ok).toBe(true);
  });

  it('confirmed by the provider, starts the mission and watches how long the sum is held', () => {
    expect(attempt(stages.fundsAwaited, confirmDeposit)).toMatchObject({
      ok: true,
      application: { state: 'ONGOING', deposit: { amountCents: 61_800, confirmedAt: start } },
      changes: {
        closed: [{ type: 'WAITING_FUNDS', result: 'ACCEPTED' }],
        opened: [{ type: 'MISSION_ONGOING' }],
      },
      effects: [
        { to: 'creator', key: 'FUNDS_DEPOSITED' },
        { to: 'candidate', key: 'FUNDS_DEPOSITED' },
        { mail: 'funds-deposited' },
        { mail: 'funds-deposited' },
        { kind: 'schedule', command: { type: 'hold/warn' }, at: days(60) },
        { kind: 'schedule', command: { type: 'hold/expire' }, at: days(75) },
      ],
    });
  });

  it('of another amount or currency is refused, and one that comes twice is told so', () => {
    const confirm = (amountCents: number, currency: string) =>
      ['provider', { type: 'deposit/confirm', amountCents, currency }] as const;
    expect(attempt(stages.fundsAwaited, confirm(61_799, 'eur'))).toMatchObject({ code: 'AMOUNT_MISMATCH' });
    expect(attempt(stages.fundsAwaited, confirm(61_800, 'usd'))).toMatchObject({ code: 'AMOUNT_MISMATCH' });
    expect(attempt(stages.fundsAwaited, confirm(61_800, 'EUR')).ok).toBe(true);
    expect(attempt(stages.ongoing, confirmDeposit)).toMatchObject({ code: 'STATE_CHANGED' });
  });
});

describe('the end of a mission', () => {
  it('in a direct relation is DONE at once', () => {
    expect(attempt(stages.directOngoing, ['creator', { type: 'mission/validate' }])).toMatchObject({
      ok: true,
      application: { state: 'DONE', endedAt: start, doneAt: start, releaseAt: null },
      changes: { closed: [{ type: 'MISSION_ONGOING', result: 'ACCEPTED' }], opened: [] },
      effects: [{ to: 'candidate', key: 'MISSION_ENDED' }, { mail: 'mission-ended' }],
    });
  });

  it('with held funds plans the release 48 hours later', () => {
    expect(attempt(stages.ongoing, ['creator', { type: 'mission/validate' }])).toMatchObject({
      ok: true,
      application: { state: 'WAITING_RULES', endedAt: start, doneAt: null, releaseAt: hoursAfter(48) },
      changes: { closed: [{ type: 'MISSION_ONGOING', result: 'ACCEPTED' }], opened: [] },
      effects: [
        { to: 'candidate', key: 'MISSION_ENDED' },
        {},
        { kind: 'schedule', command: { type: 'release' }, at: hoursAfter(48) },
      ],
    });
  });

  it('releases what is held once its time has come, not a second before, and once', () => {
    const ended = after(stages.ongoing, ['creator', { type: 'mission/validate' }]);
    const release = (now: Date) => decide(ended, { type: 'release' }, actors.timer, now);
    expect(release(new Date(hoursAfter(48).getTime() - 1))).toMatchObject({ ok: false, code: 'TOO_EARLY' });
    const unplanned = decide(
      { ...ended, releaseAt: null },
      { type: 'release' },
      actors.timer,
      hoursAfter(48),
    );
    expect(unplanned).toMatchObject({ code: 'TOO_EARLY' });
    const released = release(hoursAfter(48));
    expect(released).toMatchObject({
      ok: true,
      application: { state: 'DONE', doneAt: hoursAfter(48) },
      effects: [
        { kind: 'payment', payment: { ask: 'release', amountCents: 60_000 } },
        { kind: 'schedule', command: { type: 'rest/expire' } },
      ],
    });
    if (!released.ok) throw new Error(released.code);
    expect(attempt(released.application, ['timer', { type: 'release' }])).toMatchObject({
      code: 'STATE_CHANGED',
    });
  });
});

describe('a delivery', () => {
  it('asks the creator to end or to contest, with reminders on days 3, 7 and 12 and an end on day 14', () => {
    expect(attempt(stages.ongoing, ['candidate', { type: 'deliver' }])).toMatchObject({
      ok: true,
      application: { state: 'ONGOING', deliveredAt: start },
      effects: [
        { to: 'creator', key: 'MISSION_DELIVERED' },
        { to: 'creator', mail: 'mission-delivered' },
        { kind: 'schedule', command: { type: 'end/remind', day: 3 }, at: days(3) },
        { kind: 'schedule', command: { type: 'end/remind', day: 7 }, at: days(7) },
        { kind: 'schedule', command: { type: 'end/remind', day: 12 }, at: days(12) },
        { kind: 'schedule', command: { type: 'end/auto' }, at: days(14) },
      ],
    });
  });

  it('is declared once', () => {
    expect(attempt(stages.delivered, ['candidate', { type: 'deliver' }])).toMatchObject({
      code: 'ALREADY_DELIVERED',
    });
  });

  it('left unanswered for 14 days ends the mission by itself, and tells both', () => {
    const delivered = after(stages.ongoing, ['candidate', { type: 'deliver' }]);
    const end = (now: Date) => decide(delivered, { type: 'end/auto' }, actors.timer, now);
    expect(end(new Date(days(14).getTime() - 1))).toMatchObject({ ok: false, code: 'TOO_EARLY' });
    expect(end(days(14))).toMatchObject({
      ok: true,
      application: { state: 'WAITING_RULES', endedAt: days(14), releaseAt: days(16) },
      effects: [
        { to: 'candidate', key: 'MISSION_ENDED' },
        {},
        { to: 'creator', key: 'MISSION_ENDED_BY_ITSELF' },
        {},
        { kind: 'schedule', command: { type: 'release' }, at: days(16) },
      ],
    });
    const direct = after(stages.directOngoing, ['candidate', { type: 'deliver' }]);
    expect(decide(direct, { type: 'end/auto' }, actors.timer, days(14))).toMatchObject({
      application: { state: 'DONE' },
    });
  });

  it('is recalled to the creator when its day has come', () => {
    const delivered = after(stages.ongoing, ['candidate', { type: 'deliver' }]);
    const remind = (day: number, now: Date) =>
      decide(delivered, { type: 'end/remind', day }, actors.timer, now);
    expect(remind(7, days(6))).toMatchObject({ ok: false, code: 'TOO_EARLY' });
    expect(remind(7, days(7))).toMatchObject({
      ok: true,
      changes: { fields: {} },
      effects: [
        { to: 'creator', kind: 'notify' },
        { to: 'creator', mail: 'end-reminder' },
      ],
    });
  });

  it('that is contested neither ends by itself nor reminds', () => {
    const disputed = after(stages.delivered, ['creator', contest]);
    for (const command of [{ type: 'end/auto' }, { type: 'end/remind', day: 3 }] as const) {
      expect(decide(disputed, command, actors.timer, days(30))).toMatchObject({ code: 'CONTESTED' });
    }
  });

  it('never happened, has no reminder and no end', () => {
    for (const command of [{ type: 'end/auto' }, { type: 'end/remind', day: 3 }] as const) {
      expect(decide(stages.ongoing, command, actors.timer, days(30))).toMatchObject({
        code: 'STATE_CHANGED',
      });
    }
  });
});

describe('a hold', () => {
  const at = (command: ThreadCommand, count: number, stage = stages.ongoing) =>
    decide(stage, command, actors.timer, hoursAfter(count * 24, stage.deposit?.confirmedAt));

  it('warns staff at 60 days', () => {
    expect(at({ type: 'hold/warn' }, 59)).toMatchObject({ code: 'TOO_EARLY' });
    expect(at({ type: 'hold/warn' }, 60)).toMatchObject({ effects: [{ to: 'staff', mail: 'hold-warning' }] });
  });

  it('goes back to the creator at 75 days, when the mission was neither delivered nor ended', () => {
    expect(at({ type: 'hold/expire' }, 74)).toMatchObject({ code: 'TOO_EARLY' });
    expect(at({ type: 'hold/expire' }, 75)).toMatchObject({
      application: { state: 'REFUSED', closedReason: 'refunded' },
      effects: [{ payment: { ask: 'refund', amountCents: 61_800 } }, {}, {}, {}, {}],
    });
    expect(at({ type: 'hold/expire' }, 75, stages.endedAndContested)).toMatchObject({
      application: { state: 'REFUSED' },
    });
  });

  it('is paid at 75 days for work delivered, or ended, that nobody contests', () => {
    for (const [stage, endedAt] of [
      [stages.delivered, days(75)],
      [stages.ended, stages.ended.endedAt],
    ] as const) {
      expect(at({ type: 'hold/expire' }, 75, stage)).toMatchObject({
        application: { state: 'DONE', endedAt },
        effects: [
          { payment: { ask: 'release', amountCents: 60_000 } },
          { command: { type: 'rest/expire' }, at: days(75) },
        ],
      });
    }
    const closed = at({ type: 'hold/expire' }, 75, stages.delivered);
    expect(closed).toMatchObject({ changes: { closed: [{ type: 'MISSION_ONGOING', result: 'ACCEPTED' }] } });
    const disputed = after(stages.delivered, ['creator', contest]);
    expect(at({ type: 'hold/expire' }, 75, disputed)).toMatchObject({ application: { state: 'REFUSED' } });
  });

  it('does not exist in a direct relation', () => {
    expect(attempt(stages.directOngoing, ['timer', { type: 'hold/warn' }])).toMatchObject({
      code: 'NO_DEPOSIT',
    });
  });
});
