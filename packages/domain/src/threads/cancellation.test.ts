import { describe, expect, it } from 'vitest';
import type { ThreadCommand } from './commands.ts';
import { attempt, hoursAfter, stages, start } from './fixtures.ts';

describe('the cancellation of a deposit', () => {
  const cancel: ThreadCommand = { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' };

  it('by staff refunds and closes at once', () => {
    expect(attempt(stages.ongoing, ['staff', cancel])).toMatchObject({
      ok: true,
      application: { state: 'REFUSED', closedReason: 'refunded' },
      changes: { closed: [{ type: 'MISSION_ONGOING', result: 'REFUSED' }] },
      effects: [{ payment: { ask: 'refund', amountCents: 61_800 } }, {}, {}, {}, {}],
    });
  });

  it('by staff gives both a reason', () => {
    for (const reason of [undefined, ' ', 'x'.repeat(2_001)]) {
      const unsaid: ThreadCommand =
        reason === undefined ? { type: 'cancelDeposit' } : { type: 'cancelDeposit', reason };
      expect(attempt(stages.ongoing, ['staff', unsaid])).toMatchObject({ code: 'REASON_REQUIRED' });
    }
    const decision = attempt(stages.ongoing, ['staff', { type: 'cancelDeposit', reason: ' Fraude. ' }]);
    expect(decision).toMatchObject({
      application: { closedNote: 'Motif\u202f: Fraude.' },
      effects: [{}, {}, {}, { to: 'creator', reason: 'Fraude.' }, { to: 'candidate', reason: 'Fraude.' }],
    });
    expect(decision.ok && decision.application.cancelAsked).toEqual({ creator: null, candidate: null });
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
      expect(attempt(stages.ongoing, [first, { type: 'cancelDeposit' }]).ok, 'needs no reason').toBe(true);
      expect(attempt(stages.ongoing, [first, cancel], [first, cancel])).toMatchObject({
        code: 'ALREADY_ASKED',
      });
      expect(attempt(stages.ongoing, [first, cancel], [second, cancel])).toMatchObject({
        ok: true,
        application: {
          state: 'REFUSED',
          cancelAsked: { [first]: start, [second]: hoursAfter(1) },
          closedNote: null,
        },
        effects: [
          { payment: { ask: 'refund' } },
          { kind: 'notify', to: first },
          { to: 'creator', mail: 'deposit-cancelled', reason: null },
          { to: 'candidate', mail: 'deposit-cancelled', reason: null },
        ],
      });
    }
  });

  it('is refused by the party who was asked, and may be asked again', () => {
    const refuse: ThreadCommand = { type: 'cancelDeposit/refuse' };
    for (const [first, second] of [
      ['creator', 'candidate'],
      ['candidate', 'creator'],
    ] as const) {
      for (const stage of [stages.fundsAwaited, stages.ongoing]) {
        expect(attempt(stage, [second, refuse])).toMatchObject({ code: 'STATE_CHANGED' });
        expect(attempt(stage, [first, cancel], [first, refuse])).toMatchObject({ code: 'STATE_CHANGED' });
        expect(attempt(stage, [first, cancel], [second, refuse])).toMatchObject({
          ok: true,
          application: {
            state: stage.state,
            cancelAsked: { creator: null, candidate: null },
            cancelRefused: { [first]: null, [second]: hoursAfter(1) },
          },
          effects: [
            { kind: 'notify', to: first },
            { to: first, mail: 'deposit-cancel-refused' },
          ],
        });
        expect(attempt(stage, [first, cancel], [second, refuse], [second, cancel])).toMatchObject({
          ok: true,
          application: { state: stage.state, cancelAsked: { [first]: null } },
        });
      }
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
