import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as ledger from '../payments/ledger.ts';

/**
 * Balance of a ledger that holds several deposits of one application (decision 0110): each entry names its
 * instalment, and each account belongs to one instalment.
 */

interface Keyed extends ledger.LedgerEntry {
  readonly instalment: number;
}

const balance = (entries: readonly ledger.LedgerEntry[], account: ledger.LedgerAccount): number =>
  entries
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.account === account ? line.amountCents : 0), 0);
const holdingOf = (entries: readonly ledger.LedgerEntry[]): ledger.Holding => ({
  heldCents: 0 - balance(entries, 'held'),
  feeHeldCents: 0 - balance(entries, 'fee_held'),
});
const of = (entries: readonly Keyed[], instalment: number): Keyed[] =>
  entries.filter((entry) => entry.instalment === instalment);

const paid = (entries: readonly ledger.LedgerEntry[]) => {
  const fee = ledger.feeEntry(holdingOf(entries));
  const release = ledger.releaseEntry(holdingOf(entries).heldCents, holdingOf(entries));
  return fee === null ? [release] : [fee, release];
};

describe('one holding for all instalments', () => {
  it('lets a bank that disputes a paid instalment take the deposit of the next one', () => {
    const first = ledger.depositEntries(61_800, 1_800);
    const entries = [...first, ...paid(first), ...ledger.depositEntries(60_000, 0)];
    const lost = ledger.chargebackLostEntry(61_800, holdingOf(entries));
    expect(balance([lost], 'held')).toBe(60_000);
    expect(balance([lost], 'loss')).toBe(1_800);
    const keyed = ledger.chargebackLostEntry(61_800, holdingOf([...first, ...paid(first)]));
    expect(balance([keyed], 'held')).toBe(0);
    expect(balance([keyed], 'loss')).toBe(61_800);
  });

  it('earns with the release of one the fee that is held for the next', () => {
    const first = ledger.depositEntries(61_800, 1_800);
    const entries = [...first, ...ledger.depositEntries(61_800, 1_800)];
    expect(balance(paid(entries), 'fee')).toBe(-3_600);
    expect(balance(paid(first), 'fee')).toBe(-1_800);
  });
});

describe('a holding for each instalment', () => {
  const acts = ['deposit', 'release', 'refund', 'dispute', 'win', 'lose'] as const;
  const step = fc.record({
    instalment: fc.nat(5),
    act: fc.constantFrom(...acts),
    cents: fc.integer({ min: 5_000, max: 500_000 }),
  });

  const entriesOf = (
    mine: readonly Keyed[],
    { instalment, act, cents }: { instalment: number; act: string; cents: number },
  ): readonly ledger.LedgerEntry[] => {
    const holding = holdingOf(mine);
    const total = holding.heldCents + holding.feeHeldCents;
    const disputed = balance(mine, 'disputed');
    const deposited = mine.find(({ kind }) => kind === 'deposit');
    if (act === 'deposit' && deposited === undefined)
      return ledger.depositEntries(cents, instalment === 0 ? 1_800 : 0);
    if (act === 'dispute' && deposited !== undefined && !mine.some(({ kind }) => kind === 'chargeback'))
      return [ledger.chargebackEntry(balance([deposited], 'provider'))];
    if (act === 'win' && disputed > 0) return [ledger.chargebackWonEntry(disputed)];
    if (act === 'lose' && disputed > 0) return [ledger.chargebackLostEntry(disputed, holding)];
    if (disputed > 0 || total === 0) return [];
    if (act === 'release') return paid(mine);
    return act === 'refund' ? [ledger.refundEntry(total, holding)] : [];
  };

  it('adds up, goes below nothing, and is moved by no other instalment', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let entries: Keyed[] = [];
        for (const one of steps) {
          const others = [0, 1, 2, 3, 4, 5].filter((position) => position !== one.instalment);
          const before = others.map((position) => holdingOf(of(entries, position)));
          entries = [
            ...entries,
            ...entriesOf(of(entries, one.instalment), one).map((entry) => ({
              ...entry,
              instalment: one.instalment,
            })),
          ];
          expect(others.map((position) => holdingOf(of(entries, position)))).toEqual(before);
        }
        const all = [0, 1, 2, 3, 4, 5].map((position) => of(entries, position));
        for (const mine of all) {
          const { heldCents, feeHeldCents } = holdingOf(mine);
          expect(Math.min(heldCents, feeHeldCents)).toBeGreaterThanOrEqual(0);
          expect(ledger.ledgerAccounts.reduce((sum, account) => sum + balance(mine, account), 0)).toBe(0);
        }
        expect(all.reduce((sum, mine) => sum + holdingOf(mine).heldCents, 0)).toBe(
          holdingOf(entries).heldCents,
        );
      }),
      { numRuns: 300 },
    );
  });
});
