import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { actors, after, attempt, hoursAfter, type Step, stages } from './fixtures.ts';

const open: Step = ['provider', { type: 'chargeback/open' }];
const won: Step = ['provider', { type: 'chargeback/won' }];
const lost: Step = ['provider', { type: 'chargeback/lost', lostCents: 61_800, lostFeeCents: 1_800 }];
const later = hoursAfter(24 * 400);

describe('a deposit that is disputed at the bank', () => {
  it('is frozen: nothing is released, settled, cancelled or given back at its end', () => {
    for (const [stage, command] of [
      [stages.ended, { type: 'release' }],
      [stages.ended, { type: 'hold/expire' }],
    ] as const) {
      expect(decide(after(stage, open), command, actors.timer, later)).toMatchObject({
        code: 'CHARGED_BACK',
      });
    }
    const contested = after(stages.endedAndContested, open);
    expect(
      attempt(contested, [
        'staff',
        { type: 'settle', outcome: 'release', reason: 'Vu les pièces du dossier.' },
      ]),
    ).toMatchObject({
      code: 'CHARGED_BACK',
    });
    expect(
      attempt(after(stages.ongoing, open), [
        'staff',
        { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' },
      ]),
    ).toMatchObject({
      code: 'CHARGED_BACK',
    });
  });

  it('is told to both parties and to staff', () => {
    expect(attempt(stages.ongoing, open)).toMatchObject({
      ok: true,
      application: { state: 'ONGOING' },
      effects: [
        { to: 'creator', kind: 'notify' },
        { to: 'candidate', kind: 'notify' },
        { to: 'creator', mail: 'chargeback-opened' },
        { to: 'candidate', mail: 'chargeback-opened' },
      ],
    });
  });

  it('won, goes on where it stood: the timers that found it frozen come again', () => {
    const decision = attempt(after(stages.ended, open), won);
    expect(decision).toMatchObject({ ok: true, application: { state: 'WAITING_RULES', chargebackAt: null } });
    const planned = decision.ok ? decision.effects.filter(({ kind }) => kind === 'schedule') : [];
    expect(planned).toMatchObject([
      { command: { type: 'release' }, at: stages.ended.releaseAt },
      { command: { type: 'hold/expire' } },
    ]);
    const delivered = attempt(after(stages.delivered, open), won);
    expect(delivered.ok && delivered.effects).toMatchObject([
      { command: { type: 'end/auto' } },
      { command: { type: 'hold/expire' } },
      {},
      {},
      {},
      {},
    ]);
  });

  it('lost for more than was deposited, ends the mission all the same', () => {
    const more: Step = ['provider', { type: 'chargeback/lost', lostCents: 70_000, lostFeeCents: 1_800 }];
    expect(attempt(stages.ongoing, open, more)).toMatchObject({ application: { state: 'REFUSED' } });
    const cent: Step = ['provider', { type: 'chargeback/lost', lostCents: 61_799, lostFeeCents: 1_800 }];
    expect(attempt(stages.ongoing, open, cent)).toMatchObject({ application: { state: 'ONGOING' } });
  });

  it('lost, ends the mission, and asks for no payment: the bank has given the money back', () => {
    const decision = attempt(after(stages.ended, open), lost);
    expect(decision).toMatchObject({
      ok: true,
      application: { state: 'REFUSED', closedReason: 'refunded', chargebackAt: null },
    });
    expect(decision.ok && decision.effects.some(({ kind }) => kind === 'payment')).toBe(false);
  });

  it('lost in part, takes that part and its share of the fee, and the mission goes on with what is left', () => {
    const part: Step = ['provider', { type: 'chargeback/lost', lostCents: 1_000, lostFeeCents: 29 }];
    const decision = attempt(after(stages.ended, open), part);
    expect(decision).toMatchObject({
      ok: true,
      application: {
        state: 'WAITING_RULES',
        chargebackAt: null,
        deposit: { amountCents: 60_800 },
        feeCents: 1_771,
      },
    });
    const planned = decision.ok ? decision.effects.filter(({ kind }) => kind === 'schedule') : [];
    expect(planned).toMatchObject([{ command: { type: 'release' } }, { command: { type: 'hold/expire' } }]);
    const left = after(stages.ended, open, part);
    expect(decide(left, { type: 'release' }, actors.timer, later)).toMatchObject({
      effects: [{ payment: { ask: 'release', amountCents: 59_029 } }, { command: { type: 'rest/expire' } }],
    });
  });

  it('won after it was lost, is held for a mission that runs, and left to staff in one that is over', () => {
    const back: Step = ['provider', { type: 'chargeback/reversed', heldCents: 1_000 }];
    const part: Step = ['provider', { type: 'chargeback/lost', lostCents: 1_000, lostFeeCents: 29 }];
    expect(after(stages.ongoing, open, part, back).deposit?.amountCents).toBe(61_800);
    const over = attempt(after(stages.ongoing, open, lost), back);
    expect(over).toMatchObject({ ok: true, application: { state: 'REFUSED' } });
    // Staff have fifteen days, as for any held sum.
    expect(over.ok && over.effects[0]).toEqual({
      kind: 'schedule',
      command: { type: 'rest/expire' },
      at: hoursAfter(15 * 24),
    });
  });

  it('is nothing to a mission without a deposit, or that is over', () => {
    expect(attempt(stages.directOngoing, open)).toMatchObject({ code: 'NO_DEPOSIT' });
    expect(attempt(stages.settled, open)).toMatchObject({ code: 'STATE_CHANGED' });
    expect(attempt(stages.ongoing, won)).toMatchObject({ code: 'STATE_CHANGED' });
  });
});
