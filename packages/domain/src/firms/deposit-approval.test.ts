import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approvalDays,
  approvalStates,
  awaitedApprover,
  type DepositApproval,
  decisionRefusal,
  depositStep,
  type FirmDeposit,
} from './deposit-approval.ts';

const now = new Date('2026-11-28T12:00:00Z');
const dayMs = 86_400_000;
const before = (days: number) => new Date(now.getTime() - days * dayMs);

const asked: DepositApproval = {
  state: 'waiting',
  amountCents: 741_600,
  askedBy: 'karim',
  askedAt: before(1),
  decidedBy: null,
  decidedAt: null,
};
const approved: DepositApproval = { ...asked, state: 'approved', decidedBy: 'nadia', decidedAt: before(0.5) };
const due: FirmDeposit = {
  limitCents: 500_000,
  totalCents: 741_600,
  missionCents: 741_600,
  approvers: ['claire', 'nadia'],
  approval: null,
  now,
};
const step = (change: Partial<FirmDeposit>, by = 'karim') =>
  depositStep({ ...due, missionCents: change.totalCents ?? due.missionCents, ...change }, by);

describe('a deposit of a firm', () => {
  it('is paid at once without a limit, and up to it', () => {
    expect(step({ limitCents: null })).toBe('pay');
    expect(step({ totalCents: 500_000 })).toBe('pay');
    expect(step({ totalCents: 500_001 })).toBe('ask');
    expect(step({ limitCents: 0, totalCents: 1 })).toBe('ask');
  });

  it('of one instalment is judged by the sum of its mission, and asked for by itself', () => {
    const instalment = { totalCents: 200_000, missionCents: 600_000 };
    const approval = { ...approved, amountCents: 200_000 };
    expect(step(instalment)).toBe('ask');
    expect(step({ ...instalment, missionCents: 500_000 })).toBe('pay');
    expect(step({ ...instalment, approval })).toBe('pay');
    expect(step({ ...instalment, approval: { ...approval, amountCents: 600_000 } })).toBe('ask');
    expect(step({ ...instalment, approval: { ...approval, state: 'used' } })).toBe('ask');
  });

  it('above the limit waits for a second person, and is paid by whoever once approved', () => {
    expect(step({ approval: asked })).toBe('wait');
    expect(step({ approval: asked }, 'nadia')).toBe('wait');
    expect(step({ approval: approved })).toBe('pay');
    expect(step({ approval: approved }, 'nadia')).toBe('pay');
  });

  it('waits, once asked for, for those who may answer: to them it is their turn, to whoever asked a colleague’s', () => {
    const awaited = (by: string, change: Partial<FirmDeposit> = {}) =>
      awaitedApprover({ ...due, approval: asked, ...change }, by);
    expect(awaited('nadia')).toBe('viewer');
    expect(awaited('karim')).toBe('colleague');
    expect(awaited('sophie')).toBe('colleague');
    expect(awaited('nadia', { approval: { ...asked, askedBy: 'nadia' } })).toBe('colleague');
    for (const approval of [null, approved, { ...asked, askedAt: before(approvalDays) }])
      expect(awaited('nadia', { approval })).toBeNull();
    expect(awaited('nadia', { limitCents: null })).toBeNull();
    expect(awaited('nadia', { totalCents: 741_601 })).toBeNull();
    expect(awaited('karim', { approvers: ['karim'] })).toBeNull();
  });

  it('asks again after a refusal, a withdrawal, a payment, another price, or the end of the seat that consented', () => {
    expect(step({ approval: approved, approvers: ['claire'] })).toBe('ask');
    for (const state of ['refused', 'withdrawn', 'lapsed', 'used'] as const)
      expect(step({ approval: { ...approved, state } })).toBe('ask');
    expect(step({ approval: approved, totalCents: 741_601 })).toBe('ask');
    expect(step({ approval: asked, totalCents: 741_600 - 1 })).toBe('ask');
  });

  it('asks again after fourteen days, counted from the request and then from the approval', () => {
    expect(step({ approval: { ...asked, askedAt: before(approvalDays - 0.01) } })).toBe('wait');
    expect(step({ approval: { ...asked, askedAt: before(approvalDays) } })).toBe('ask');
    const late = { ...approved, askedAt: before(20) };
    expect(step({ approval: { ...late, decidedAt: before(approvalDays - 0.01) } })).toBe('pay');
    expect(step({ approval: { ...late, decidedAt: before(approvalDays) } })).toBe('ask');
  });

  it('needs a second person: an owner alone is told so, also while their request waits', () => {
    expect(step({ approvers: ['claire'] }, 'claire')).toBe('alone');
    expect(step({ approvers: ['claire'] }, 'karim')).toBe('ask');
    expect(step({ approvers: [] })).toBe('alone');
    expect(step({ approvers: ['karim'], approval: asked }, 'nadia')).toBe('alone');
  });

  it('is decided by another owner or finance, while the request waits', () => {
    const refusal = (approval: DepositApproval, by: string, change: Partial<FirmDeposit> = {}) =>
      decisionRefusal({ ...due, ...change }, approval, by);
    expect(refusal(asked, 'nadia')).toBeNull();
    expect(refusal(asked, 'sophie')).toBe('ROLE_NOT_ALLOWED');
    expect(refusal({ ...asked, askedBy: 'nadia' }, 'nadia')).toBe('OWN_REQUEST');
    expect(refusal(approved, 'claire')).toBe('STATE_CHANGED');
    expect(refusal(asked, 'nadia', { totalCents: 741_601 })).toBe('STATE_CHANGED');
    expect(refusal({ ...asked, askedAt: before(approvalDays) }, 'nadia')).toBe('STATE_CHANGED');
  });

  it('is never paid above the limit without another person’s approval of that very sum, at most fourteen days old', () => {
    const person = fc.constantFrom('claire', 'nadia', 'karim', 'sophie');
    const sum = fc.integer({ min: 1, max: 5 });
    const days = fc.double({ min: 0, max: approvalDays * 2, noNaN: true }).map(before);
    const approval = fc.record({
      state: fc.constantFrom(...approvalStates),
      amountCents: sum,
      askedBy: person,
      askedAt: days,
      decidedBy: fc.option(person),
      decidedAt: fc.option(days),
    });
    const deposit = fc.record({
      limitCents: fc.option(fc.integer({ min: 0, max: 5 })),
      totalCents: sum,
      missionCents: sum,
      approvers: fc.uniqueArray(person),
      approval: fc.option(approval),
      now: fc.constant(now),
    });
    fc.assert(
      fc.property(deposit, person, (one, by) => {
        const isAbove = one.limitCents !== null && one.missionCents > one.limitCents;
        if (!isAbove) return depositStep(one, by) === 'pay';
        if (depositStep(one, by) !== 'pay') return true;
        const { approval: given } = one;
        return (
          given?.state === 'approved' &&
          given.amountCents === one.totalCents &&
          given.decidedBy !== null &&
          one.approvers.includes(given.decidedBy) &&
          given.decidedBy !== given.askedBy &&
          given.decidedAt !== null &&
          now.getTime() - given.decidedAt.getTime() < approvalDays * dayMs
        );
      }),
    );
  });
});
