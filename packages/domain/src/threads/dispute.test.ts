import { describe, expect, it } from 'vitest';
import type { ThreadCommand } from './commands.ts';
import { decide } from './decide.ts';
import { actors, after, attempt, hoursAfter, stages, start } from './fixtures.ts';
import { settlementSentence } from './settlement.ts';

const contest: ThreadCommand = { type: 'contest', reason: ' Le livrable est incomplet. ' };

describe('a contest', () => {
  it('by either party tells the other and staff, with its reason', () => {
    for (const [by, other] of [
      ['creator', 'candidate'],
      ['candidate', 'creator'],
    ] as const) {
      expect(attempt(stages.ongoing, [by, contest])).toMatchObject({
        ok: true,
        application: { state: 'ONGOING', contest: { by, reason: 'Le livrable est incomplet.', at: start } },
        effects: [
          { kind: 'notify', to: other },
          { kind: 'mail', to: other, reason: 'Le livrable est incomplet.' },
          { kind: 'mail', to: 'staff', mail: 'mission-contested' },
        ],
      });
    }
  });

  it('needs a reason, and is made once', () => {
    expect(attempt(stages.ongoing, ['creator', { type: 'contest', reason: '  ' }])).toMatchObject({
      code: 'REASON_REQUIRED',
    });
    expect(attempt(stages.ongoing, ['creator', contest], ['candidate', contest])).toMatchObject({
      code: 'CONTESTED',
    });
  });

  it('freezes the release until staff settle it', () => {
    expect(
      decide(stages.endedAndContested, { type: 'release' }, actors.timer, hoursAfter(9_999)),
    ).toMatchObject({
      ok: false,
      code: 'CONTESTED',
    });
  });

  it('does not keep the creator from ending the mission; the release stays frozen', () => {
    const ended = after(stages.contested, ['creator', { type: 'mission/validate' }]);
    expect(ended.state).toBe('WAITING_RULES');
    expect(decide(ended, { type: 'release' }, actors.timer, hoursAfter(9_999))).toMatchObject({
      code: 'CONTESTED',
    });
  });
});

describe('a settlement', () => {
  const settle = (settlement: Extract<ThreadCommand, { type: 'settle' }>, stage = stages.endedAndContested) =>
    attempt(stage, ['staff', settlement]);

  it('releases the funds: DONE', () => {
    expect(settle({ type: 'settle', outcome: 'release' })).toMatchObject({
      ok: true,
      application: { state: 'DONE' },
      effects: [{ payment: { ask: 'release', amountCents: 60_000 } }, {}, {}, {}, {}],
    });
  });

  it('refunds them: REFUSED', () => {
    expect(settle({ type: 'settle', outcome: 'refund' }, stages.contested)).toMatchObject({
      ok: true,
      application: { state: 'REFUSED', closedReason: 'refunded' },
      changes: { closed: [{ type: 'MISSION_ONGOING', result: 'REFUSED' }] },
      effects: [{ payment: { ask: 'refund', amountCents: 61_800 } }, {}, {}, {}, {}],
    });
  });

  it('splits them, to the cent: DONE', () => {
    expect(
      settle({ type: 'settle', outcome: 'split', candidateCents: 20_001 }, stages.contested),
    ).toMatchObject({
      ok: true,
      application: { state: 'DONE' },
      changes: { closed: [{ type: 'MISSION_ONGOING', result: 'ACCEPTED' }] },
      effects: [{ payment: { ask: 'split', candidateCents: 20_001, creatorCents: 39_999 } }, {}, {}, {}, {}],
    });
  });

  it('splits into two real parts of what is held', () => {
    for (const candidateCents of [-1, 0, 60_000, 60_001, 0.5, Number.NaN]) {
      expect(settle({ type: 'settle', outcome: 'split', candidateCents })).toMatchObject({
        code: 'AMOUNT_MISMATCH',
      });
    }
    expect(
      settle({ type: 'settle', outcome: 'split', candidateCents: 100 }, stages.directContested),
    ).toMatchObject({ code: 'AMOUNT_MISMATCH' });
  });

  it('moves no money in a direct relation', () => {
    const payments = (outcome: 'release' | 'refund') => {
      const decision = settle({ type: 'settle', outcome }, stages.directContested);
      if (!decision.ok) throw new Error(decision.code);
      return [decision.application.state, decision.effects.filter(({ kind }) => kind === 'payment')];
    };
    expect(payments('release')).toEqual(['DONE', []]);
    expect(payments('refund')).toEqual(['REFUSED', []]);
  });

  it('is told in a sentence: to whom what goes, or what the mission counts as', () => {
    const held = { deposit: { amountCents: 61_800, confirmedAt: start }, feeCents: 1_800 };
    const nothing = { deposit: null, feeCents: 0 };
    const told = [
      settlementSentence(held, { outcome: 'release' }),
      settlementSentence(held, { outcome: 'refund' }),
      settlementSentence(held, { outcome: 'split', candidateCents: 20_001 }),
      settlementSentence(nothing, { outcome: 'release' }),
      settlementSentence(nothing, { outcome: 'refund' }),
    ];
    expect(told.map((sentence) => sentence.replaceAll(/\s/g, ' '))).toEqual([
      'Les fonds de la mission (600 €) reviennent au candidat.',
      'Les fonds déposés (618 €) reviennent au créateur de la mission.',
      'Le candidat reçoit 200,01 €, le créateur de la mission 399,99 €.',
      'La mission est réputée faite.',
      'La mission est close sans suite.',
    ]);
  });

  it('waits for a contest', () => {
    expect(attempt(stages.ended, ['staff', { type: 'settle', outcome: 'refund' }])).toMatchObject({
      code: 'NOT_CONTESTED',
    });
  });
});

describe('the cancellation of a deposit', () => {
  const cancel: ThreadCommand = { type: 'cancelDeposit' };

  it('by staff refunds and closes at once', () => {
    expect(attempt(stages.ongoing, ['staff', cancel])).toMatchObject({
      ok: true,
      application: { state: 'REFUSED', closedReason: 'refunded' },
      changes: { closed: [{ type: 'MISSION_ONGOING', result: 'REFUSED' }] },
      effects: [{ payment: { ask: 'refund', amountCents: 61_800 } }, {}, {}, {}, {}],
    });
  });

  it('by one party waits for the other, in either order', () => {
    for (const [first, second] of [
      ['creator', 'candidate'],
      ['candidate', 'creator'],
    ] as const) {
      expect(attempt(stages.ongoing, [first, cancel])).toMatchObject({
        ok: true,
        application: { state: 'ONGOING', cancelAsked: { [first]: start, [second]: null } },
        effects: [
          { kind: 'notify', to: second },
          { to: second, mail: 'deposit-cancel-asked' },
        ],
      });
      expect(attempt(stages.ongoing, [first, cancel], [first, cancel])).toMatchObject({
        code: 'ALREADY_ASKED',
      });
      expect(attempt(stages.ongoing, [first, cancel], [second, cancel])).toMatchObject({
        ok: true,
        application: { state: 'REFUSED', cancelAsked: { [first]: start, [second]: hoursAfter(1) } },
        effects: [
          { payment: { ask: 'refund' } },
          { kind: 'notify', to: first },
          { to: 'creator', mail: 'deposit-cancelled' },
          { to: 'candidate', mail: 'deposit-cancelled' },
        ],
      });
    }
  });

  it('that was asked before the money came is not taken for an agreement on what is held', () => {
    const paid: ThreadCommand = { type: 'deposit/confirm', amountCents: 61_800, currency: 'eur' };
    for (const [first, second] of [
      ['creator', 'candidate'],
      ['candidate', 'creator'],
    ] as const) {
      expect(
        attempt(stages.fundsAwaited, [first, cancel], ['provider', paid], [second, cancel]),
      ).toMatchObject({
        ok: true,
        application: { state: 'ONGOING', cancelAsked: { [first]: null, [second]: hoursAfter(2) } },
      });
    }
  });

  it('is asked no longer by a candidate who hands the work in, and still by a creator', () => {
    const deliver: ThreadCommand = { type: 'deliver' };
    expect(
      attempt(stages.ongoing, ['candidate', cancel], ['candidate', deliver], ['creator', cancel]),
    ).toMatchObject({ ok: true, application: { state: 'ONGOING', cancelAsked: { candidate: null } } });
    expect(
      attempt(stages.ongoing, ['creator', cancel], ['candidate', deliver], ['candidate', cancel]),
    ).toMatchObject({ ok: true, application: { state: 'REFUSED' } });
  });

  it('before any payment closes the payment page and refunds nothing', () => {
    expect(attempt(stages.fundsAwaited, ['staff', cancel])).toMatchObject({
      application: { state: 'REFUSED' },
      changes: { closed: [{ type: 'WAITING_FUNDS', result: 'REFUSED' }] },
      effects: [{ payment: { ask: 'expireDeposit' } }, {}, {}, {}, {}],
    });
  });

  it('has no object in a direct relation', () => {
    expect(attempt(stages.directOngoing, ['staff', cancel])).toMatchObject({ code: 'NO_DEPOSIT' });
  });
});
