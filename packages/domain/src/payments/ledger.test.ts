import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as ledger from './ledger.ts';

/** Balances of all accounts after these entries. */
const balances = (entries: readonly (ledger.LedgerEntry | null)[]) => {
  const sums = Object.fromEntries(ledger.ledgerAccounts.map((account) => [account, 0])) as Record<
    ledger.LedgerAccount,
    number
  >;
  for (const entry of entries) {
    for (const { account, amountCents } of entry?.lines ?? []) sums[account] += amountCents;
  }
  return sums;
};
const holdingAfter = (entries: readonly (ledger.LedgerEntry | null)[]): ledger.Holding => {
  const { held, fee_held } = balances(entries);
  return { heldCents: 0 - held, feeHeldCents: 0 - fee_held };
};
const sumOf = ({ lines }: ledger.LedgerEntry) => lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

const cents = fc.integer({ min: 1, max: 100_000_000 });
const deposit = fc
  .record({ price: cents, fee: fc.integer({ min: 0, max: 10_000 }) })
  .map(({ price, fee }) => ({ total: price + fee, price, fee }));

describe('an entry', () => {
  it('adds up to zero and has no line of nothing, whatever it writes', () => {
    const holding = fc.record({ heldCents: fc.nat(), feeHeldCents: fc.nat() });
    fc.assert(
      fc.property(deposit, cents, holding, ({ total, fee }, amount, standing) => {
        const entries = [
          ...ledger.depositEntries(total, fee),
          ledger.unmatchedEntry(amount),
          ledger.returnEntry(amount),
          ledger.feeEntry(standing),
          ledger.releaseEntry(amount, standing),
          ledger.refundEntry(amount, standing),
          ledger.refundFailedEntry(amount),
          ledger.chargebackEntry(amount),
          ledger.chargebackWonEntry(amount),
          ledger.chargebackLostEntry(amount, standing, fee),
          ledger.chargebackReversedEntry({ heldCents: amount, depositedCents: fee, lossCents: total }),
        ];
        for (const entry of entries) {
          if (entry === null) continue;
          expect(sumOf(entry)).toBe(0);
          expect(entry.lines.every(({ amountCents }) => amountCents !== 0)).toBe(true);
          expect(new Set(entry.lines.map(({ account }) => account)).size).toBe(entry.lines.length);
        }
      }),
    );
  });

  it('is named after what happened, and says from where to where the money went', () => {
    const standing = { heldCents: 600, feeHeldCents: 18 };
    const written = (entry: ledger.LedgerEntry | null) =>
      entry &&
      [entry.kind, ...entry.lines.map(({ account, amountCents }) => `${account} ${amountCents}`)].join(', ');
    expect(
      [
        ...ledger.depositEntries(618, 18),
        ledger.unmatchedEntry(50),
        ledger.returnEntry(50),
        ledger.feeEntry(standing),
        ledger.feeEntry({ heldCents: 600, feeHeldCents: 0 }),
        ledger.releaseEntry(600, standing),
        ledger.refundEntry(609, standing),
        ledger.refundFailedEntry(50),
        ledger.chargebackEntry(618),
        ledger.chargebackWonEntry(618),
      ].map(written),
    ).toEqual([
      'deposit, provider 618, deposited -618',
      'hold, deposited 618, held -600, fee_held -18',
      'deposit, provider 50, deposited -50',
      'return, deposited 50, provider -50',
      'fee, fee_held 18, fee -18',
      null,
      'release, held 600, provider -600',
      'refund, held 600, fee_held 9, provider -609',
      'refund_failed, provider 50, deposited -50',
      'chargeback, disputed 618, provider -618',
      'chargeback_won, provider 618, disputed -618',
    ]);
  });

  it('takes no more than is held: what goes beyond is a loss', () => {
    const holding = fc.record({ heldCents: fc.nat(), feeHeldCents: fc.nat() });
    fc.assert(
      fc.property(cents, holding, (amount, standing) => {
        for (const entry of [
          ledger.releaseEntry(amount, standing),
          ledger.refundEntry(amount, standing),
          ledger.chargebackLostEntry(amount, standing),
        ]) {
          const { held, fee_held, loss } = balances([entry]);
          expect(Math.min(held, fee_held, loss)).toBeGreaterThanOrEqual(0);
          expect(held).toBeLessThanOrEqual(standing.heldCents);
          expect(fee_held).toBeLessThanOrEqual(standing.feeHeldCents);
          expect(held + fee_held + loss).toBe(amount);
        }
      }),
    );
  });
});

describe('a deposit', () => {
  it('is held whole, the fee apart', () => {
    fc.assert(
      fc.property(deposit, ({ total, price, fee }) => {
        const entries = ledger.depositEntries(total, fee);
        expect(balances(entries)).toMatchObject({ provider: total, deposited: 0 });
        expect(holdingAfter(entries)).toEqual({ heldCents: price, feeHeldCents: fee });
      }),
    );
  });

  it.each(['released', 'refunded', 'shared', 'lost to a bank'] as const)(
    'that is %s holds nothing',
    (how) => {
      fc.assert(
        fc.property(deposit, fc.double({ min: 0, max: 1, noNaN: true }), ({ total, price, fee }, part) => {
          const entries: (ledger.LedgerEntry | null)[] = ledger.depositEntries(total, fee);
          const then = (make: (holding: ledger.Holding) => ledger.LedgerEntry | null) =>
            entries.push(make(holdingAfter(entries)));
          const share = Math.floor(price * part);
          if (how === 'refunded') then((holding) => ledger.refundEntry(total, holding));
          if (how === 'released' || how === 'shared') then(ledger.feeEntry);
          if (how === 'released') then((holding) => ledger.releaseEntry(price, holding));
          if (how === 'shared') {
            then((holding) => ledger.releaseEntry(share, holding));
            then((holding) => ledger.refundEntry(price - share, holding));
          }
          if (how === 'lost to a bank') {
            then(() => ledger.chargebackEntry(total));
            then((holding) => ledger.chargebackLostEntry(total, holding));
          }
          const after = balances(entries);
          expect(holdingAfter(entries)).toEqual({ heldCents: 0, feeHeldCents: 0 });
          expect([after.deposited, after.disputed, after.loss]).toEqual([0, 0, 0]);
          // The money left at the provider is what the platform has earned.
          expect(after.provider).toBe(0 - after.fee);
          expect(0 - after.fee).toBe(how === 'released' || how === 'shared' ? fee : 0);
        }),
      );
    },
  );

  it('that is disputed and won is what it was', () => {
    fc.assert(
      fc.property(deposit, ({ total, fee }) => {
        const entries = ledger.depositEntries(total, fee);
        const before = balances(entries);
        entries.push(ledger.chargebackEntry(total));
        expect(balances(entries)).toMatchObject({ provider: 0, disputed: total, held: before.held });
        entries.push(ledger.chargebackWonEntry(total));
        expect(balances(entries)).toEqual(before);
      }),
    );
  });

  it('that a bank gives back after the payee was paid is lost', () => {
    const entries: (ledger.LedgerEntry | null)[] = ledger.depositEntries(61_800, 1_800);
    entries.push(ledger.feeEntry(holdingAfter(entries)));
    entries.push(ledger.releaseEntry(60_000, holdingAfter(entries)));
    entries.push(ledger.chargebackEntry(61_800));
    entries.push(ledger.chargebackLostEntry(61_800, holdingAfter(entries)));
    expect(balances(entries)).toEqual({
      provider: -60_000,
      deposited: 0,
      held: 0,
      fee_held: 0,
      fee: -1_800,
      disputed: 0,
      loss: 61_800,
    });
  });

  it('that a bank takes a part of loses its fee in proportion, and no more than is held', () => {
    const holding = { heldCents: 60_000, feeHeldCents: 1_800 };
    const lost = (amountCents: number, of = holding) => Object.values(ledger.lossOf(amountCents, of));
    expect([0, 1_000, 61_799, 61_800, 70_000].map((amount) => lost(amount))).toEqual([
      [0, 0],
      [971, 29],
      [59_999, 1_800],
      [60_000, 1_800],
      [60_000, 1_800],
    ]);
    expect(lost(500, { heldCents: 0, feeHeldCents: 0 })).toEqual([0, 0]);
  });

  it('that is shared out is taken by a bank from the part of the client, who has it back, then from that of the payee', () => {
    const asked = { candidateCents: 300, creatorCents: 2_100 };
    const left = [2_400, 9_999, 1_000, 300, 100, 0].map((cents) =>
      Object.values(ledger.partsLeft(asked, cents)),
    );
    expect(left).toEqual([
      [300, 2_100],
      [300, 2_100],
      [300, 700],
      [300, 0],
      [100, 0],
      [0, 0],
    ]);
  });

  it('that a bank takes is paid by what is held, then by what nothing claims of the payment, then by the platform', () => {
    const holding = { heldCents: 600, feeHeldCents: 18 };
    const lost = (unattributed?: number) => {
      const { held, fee_held, deposited, loss, disputed } = balances([
        ledger.chargebackLostEntry(1_000, holding, unattributed),
      ]);
      return [held, fee_held, deposited, loss, disputed];
    };
    expect(lost()).toEqual([600, 18, 0, 382, -1_000]);
    expect(lost(82)).toEqual([600, 18, 82, 300, -1_000]);
    expect(lost(5_000)).toEqual([600, 18, 382, 0, -1_000]);
  });

  it('that a bank gives back after all returns to where it was taken from', () => {
    const back = ledger.chargebackReversedEntry({ heldCents: 618, depositedCents: 82, lossCents: 300 });
    expect(back.kind).toBe('chargeback_reversed');
    expect(balances([back])).toMatchObject({ provider: 1_000, held: -618, deposited: -82, loss: -300 });
  });

  it('that nothing waits for is owed, and goes back as it came', () => {
    const [stray, back] = [ledger.unmatchedEntry(5_000), ledger.returnEntry(5_000)];
    expect(balances([stray])).toMatchObject({ provider: 5_000, deposited: -5_000, held: 0 });
    expect(Object.values(balances([stray, back])).every((sum) => sum === 0)).toBe(true);
  });
});
