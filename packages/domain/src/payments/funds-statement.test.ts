import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DatedEntry, statementOf, statementTotals } from './funds-statement.ts';
import * as ledger from './ledger.ts';

const at = new Date('2026-11-21T10:00:00Z');
const dated = (entries: readonly (ledger.LedgerEntry | null)[], instalment = 0): DatedEntry[] =>
  entries.flatMap((entry) => (entry === null ? [] : [{ ...entry, at, instalment }]));
const funds = { isPortage: false, candidate: 'Hugo Marchetti' };
const held = { heldCents: 60_000, feeHeldCents: 1_800 };
const deposit = ledger.depositEntries(61_800, 1_800);
const told = (entries: readonly DatedEntry[], party: 'creator' | 'candidate', isPortage = false) =>
  statementOf(entries, party, { isPortage, candidate: 'Hugo Marchetti' }).map(
    ({ words, amountCents, balanceCents }) => [words, amountCents, balanceCents],
  );

describe('the statement of a mission', () => {
  const released = dated([
    ...deposit,
    ledger.feeEntry(held),
    ledger.releaseEntry(60_000, { ...held, feeHeldCents: 0 }),
  ]);

  it('is empty before a deposit', () => {
    expect([statementOf([], 'creator', funds), statementOf([], 'candidate', funds)]).toEqual([[], []]);
  });

  it('tells a creator of the deposit, the fee and the payment', () => {
    expect(told(released, 'creator')).toEqual([
      ['Dépôt des fonds', 61_800, 61_800],
      ['Frais Basoche', -1_800, 60_000],
      ['Versement à Hugo Marchetti', -60_000, 0],
    ]);
    expect(statementTotals(released, 'creator')).toEqual({
      depositedCents: 61_800,
      feeCents: 1_800,
      heldCents: 0,
      releasedCents: 60_000,
      refundedCents: 0,
    });
  });

  it('tells a candidate of what is held and paid for them, and nothing of the fee', () => {
    expect(told(released, 'candidate')).toEqual([
      ['Fonds réservés pour vous', 60_000, 60_000],
      ['Versement sur votre compte de paiement', -60_000, 0],
    ]);
    expect(statementTotals(released, 'candidate')).toMatchObject({ depositedCents: null, feeCents: null });
    expect(JSON.stringify(statementOf(released, 'candidate', funds))).not.toMatch(/frais|1800|61800/i);
  });

  it('names the instalment of each line, and what a payment was, although another instalment moves between', () => {
    const [paid, hold] = dated(ledger.depositEntries(24_000, 0), 1);
    if (paid === undefined || hold === undefined) throw new Error('A deposit is two entries.');
    const lines = statementOf([...released.slice(0, 2), paid, ...released.slice(2), hold], 'creator', funds);
    expect(lines.map(({ instalment, words, balanceCents }) => [instalment, words, balanceCents])).toEqual([
      [0, 'Dépôt des fonds', 61_800],
      [1, 'Dépôt des fonds', 85_800],
      [0, 'Frais Basoche', 84_000],
      [0, 'Versement à Hugo Marchetti', 24_000],
    ]);
  });

  it('names the portage company where it is the one who is paid', () => {
    expect(told(released, 'candidate', true)[0]?.[0]).toBe('Fonds réservés pour la mission');
    expect(told(released, 'candidate', true).at(-1)?.[0]).toBe('Versement à ITG, qui vous paie');
    expect(told(released, 'creator', true).at(-1)?.[0]).toBe('Versement à ITG, qui paie Hugo Marchetti');
  });

  it('tells of a share what each received', () => {
    const shared = dated([
      ...deposit,
      ledger.feeEntry(held),
      ledger.releaseEntry(20_000, held),
      ledger.refundEntry(40_000, { heldCents: 40_000, feeHeldCents: 0 }),
    ]);
    expect(told(shared, 'creator').slice(1)).toEqual([
      ['Frais Basoche', -1_800, 60_000],
      ['Versement à Hugo Marchetti', -20_000, 40_000],
      ['Remboursement sur votre carte', -40_000, 0],
    ]);
    expect(told(shared, 'candidate').slice(1)).toEqual([
      ['Versement sur votre compte de paiement', -20_000, 40_000],
      ['Rendu au client', -40_000, 0],
    ]);
  });

  it('sums up what is held, with the fee that is set aside, and what went where', () => {
    const sums = (entries: readonly (ledger.LedgerEntry | null)[]) =>
      (['creator', 'candidate'] as const).map((party) =>
        Object.values(statementTotals(dated(entries), party)),
      );
    const back = ledger.refundEntry(40_000, { heldCents: 40_000, feeHeldCents: 0 });
    expect(sums(deposit)).toEqual([
      [61_800, 1_800, 60_000, 0, 0],
      [null, null, 60_000, 0, 0],
    ]);
    expect(sums([...deposit, ledger.feeEntry(held), ledger.releaseEntry(20_000, held), back])).toEqual([
      [61_800, 1_800, 0, 20_000, 40_000],
      [null, null, 0, 20_000, 40_000],
    ]);
    // With a surplus payment, which was returned, and a refund that the bank sent back to us.
    const returned = [
      ledger.unmatchedEntry(5_000),
      ledger.returnEntry(5_000),
      ledger.refundFailedEntry(1_000),
    ];
    expect(sums([...deposit, ...returned])).toEqual([
      [66_800, 1_800, 60_000, 0, 4_000],
      [null, null, 60_000, 0, 0],
    ]);
  });

  it('says nothing to a candidate of a fee that goes back, nor of what went back to us', () => {
    const fee = dated([ledger.refundEntry(1_800, { heldCents: 0, feeHeldCents: 1_800 })]);
    expect(told(fee, 'creator')).toEqual([['Remboursement sur votre carte', -1_800, -1_800]]);
    expect(told(fee, 'candidate')).toEqual([]);
    const failed = dated([ledger.refundFailedEntry(1_000)]);
    expect(told(failed, 'creator')).toEqual([['Remboursement rejeté par votre banque', 1_000, 1_000]]);
    expect(told(failed, 'candidate')).toEqual([]);
  });

  it('shows a payment too many and its way back to the creator alone', () => {
    const stray = dated([ledger.unmatchedEntry(5_000), ledger.returnEntry(5_000)]);
    expect(told(stray, 'creator')).toEqual([
      ['Paiement reçu en trop', 5_000, 5_000],
      ['Renvoi sur votre carte', -5_000, 0],
    ]);
    expect(told(stray, 'candidate')).toEqual([]);
  });

  it('tells both of a dispute at a bank, the candidate without its amount', () => {
    const lost = dated([
      ...deposit,
      ledger.chargebackEntry(61_800),
      ledger.chargebackLostEntry(61_800, held),
    ]);
    expect(told(lost, 'creator').slice(1)).toEqual([
      ['Paiement contesté auprès de la banque\u202f: 618\u00a0€', 0, 61_800],
      ['Contestation bancaire close, la banque a rendu le paiement\u202f: 618\u00a0€', -61_800, 0],
    ]);
    expect(told(lost, 'candidate').slice(1)).toEqual([
      ['Le paiement est contesté auprès de la banque', 0, 60_000],
      ['Contestation bancaire close, la banque a rendu le paiement', -60_000, 0],
    ]);
  });

  it('tells both of a dispute that the bank rejects, at once or after it had taken the money', () => {
    const won = dated([
      ...deposit,
      ledger.chargebackWonEntry(61_800),
      ledger.chargebackReversedEntry({ heldCents: 1_000, depositedCents: 0, lossCents: 0 }),
    ]);
    expect(told(won, 'creator').slice(1)).toEqual([
      ['Contestation bancaire close, le dépôt reste acquis\u202f: 618\u00a0€', 0, 61_800],
      ['La banque a finalement laissé le paiement\u202f: 10\u00a0€', 1_000, 62_800],
    ]);
    expect(told(won, 'candidate').slice(1)).toEqual([
      ['Contestation bancaire close, les fonds restent réservés', 0, 60_000],
      ['La banque a finalement laissé le paiement, les fonds sont réservés', 1_000, 61_000],
    ]);
  });

  it('ends, whatever happens, with what stands for the party', () => {
    const step = fc.constantFrom('release', 'refund', 'chargeback', 'won', 'lost', 'stray', 'return');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(step, fc.integer({ min: 1, max: 70_000 })), { maxLength: 12 }),
        (steps) => {
          const entries: ledger.LedgerEntry[] = [...deposit];
          const standing = () => {
            const sum = (account: ledger.LedgerAccount) =>
              entries
                .flatMap(({ lines }) => lines)
                .reduce((total, line) => total - (line.account === account ? line.amountCents : 0), 0);
            return { heldCents: sum('held'), feeHeldCents: sum('fee_held'), deposited: sum('deposited') };
          };
          for (const [name, amount] of steps) {
            const now = standing();
            if (name === 'release') entries.push(ledger.releaseEntry(amount, now));
            if (name === 'refund') entries.push(ledger.refundEntry(amount, now));
            if (name === 'chargeback') entries.push(ledger.chargebackEntry(amount));
            if (name === 'won') entries.push(ledger.chargebackWonEntry(amount));
            if (name === 'lost') entries.push(ledger.chargebackLostEntry(amount, now));
            if (name === 'stray') entries.push(ledger.unmatchedEntry(amount));
            if (name === 'return') entries.push(ledger.returnEntry(amount));
          }
          const { heldCents, feeHeldCents, deposited } = standing();
          const lines = statementOf(dated(entries), 'creator', funds);
          expect(lines.at(-1)?.balanceCents).toBe(heldCents + feeHeldCents + deposited);
          const seen = statementOf(dated(entries), 'candidate', funds);
          expect(seen.at(-1)?.balanceCents).toBe(heldCents);
        },
      ),
    );
  });
});
