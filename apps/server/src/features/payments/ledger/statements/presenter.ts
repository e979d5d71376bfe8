import type { Statement } from '@basoche/contract/payments/statements';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { statementOf, statementTotals } from '@basoche/domain/payments/statement';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { EntryRow, StatedThread } from './store.ts';

const euros = (cents: number | null): number | null => (cents === null ? null : centsToEuros(cents));

export const presentStatement = (
  { title, mode, candidate, release_at }: StatedThread,
  party: ThreadParty,
  entries: readonly EntryRow[],
): Statement => {
  const totals = statementTotals(entries, party);
  const isPortage = mode === 'portage';
  return {
    title,
    role: party,
    isPortage,
    payee: party === 'creator' ? candidate : null,
    release:
      release_at === null ? null : { amount: centsToEuros(totals.heldCents), at: release_at.toISOString() },
    lines: statementOf(entries, party, { isPortage, candidate }).map(
      ({ at, words, amountCents, balanceCents }) => ({
        at: at.toISOString(),
        words,
        amount: amountCents === 0 ? null : centsToEuros(amountCents),
        balance: centsToEuros(balanceCents),
      }),
    ),
    totals: {
      deposited: euros(totals.depositedCents),
      fee: euros(totals.feeCents),
      held: centsToEuros(totals.heldCents),
      released: centsToEuros(totals.releasedCents),
      refunded: centsToEuros(totals.refundedCents),
    },
  };
};
