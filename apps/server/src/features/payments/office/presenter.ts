import type {
  Chargeback,
  FinanceDeposit,
  FinanceMovement,
  Finances,
  UnmatchedPayment,
} from '@basoche/contract/payments/finances';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import type { LedgerAccount, LedgerKind } from '@basoche/domain/payments/ledger';
import { instalmentName } from '@basoche/domain/pricing/content';
import type * as store from './store.ts';

const aboutOf = ({
  application_id,
  title,
  creator,
  candidate,
  place,
}: store.ChargebackRow | store.DepositRow | store.WaitingRow | store.UnmatchedRow) => ({
  applicationId: application_id,
  title,
  instalment: place && instalmentName(place),
  creator,
  candidate,
});

/** Sum credited to an account, in euros, by entries of these kinds; all kinds by default. */
const credited = (
  sums: readonly store.SumRow[],
  account: LedgerAccount,
  kinds?: readonly LedgerKind[],
): number =>
  centsToEuros(
    0 -
      sums
        .filter((row) => row.account === account && (kinds === undefined || kinds.includes(row.kind)))
        .reduce((total, { amount }) => total + amount, 0),
  );

export const presentFinances = (
  sums: readonly store.SumRow[],
  { waiting, since, failed, chargebacks }: Awaited<ReturnType<typeof store.waiting>>,
): Finances => ({
  held: credited(sums, 'held'),
  feesHeld: credited(sums, 'fee_held'),
  feesEarned: credited(sums, 'fee'),
  released: credited(sums, 'provider', ['release']),
  refunded: credited(sums, 'provider', ['refund', 'return', 'refund_failed']),
  unattributed: credited(sums, 'deposited'),
  disputed: 0 - credited(sums, 'disputed'),
  lost: 0 - credited(sums, 'loss'),
  waiting: { count: waiting, since: since?.toISOString() ?? null },
  failed,
  openChargebacks: chargebacks,
});

export const presentDeposit = (row: store.DepositRow): FinanceDeposit => ({
  ...aboutOf(row),
  payee: row.payee,
  destination: row.destination,
  state: row.state,
  since: row.since.toISOString(),
  deposited: centsToEuros(row.deposited_cents),
  held: centsToEuros(row.held_cents),
  fee: centsToEuros(row.fee_cents + row.fee_held_cents),
  released: centsToEuros(row.released_cents),
  refunded: centsToEuros(row.refunded_cents),
  disputed: centsToEuros(row.disputed_cents),
  lost: centsToEuros(row.lost_cents),
  takenByBanks: centsToEuros(row.taken_cents),
  isOld: row.is_old,
  left: row.left_cents === null ? null : centsToEuros(row.left_cents),
  releaseAt: row.release_at?.toISOString() ?? null,
  isCancellable: row.is_cancellable,
});

/** French wording of our own errors about a payment; the provider's errors are shown as they are. */
const ownReasons: Readonly<Record<string, string>> = {
  'The payee has no payment account.': 'Le prestataire n’a pas de compte de paiement.',
  'The deposit has no payment to give back.': 'Le dépôt n’a pas de paiement à rembourser.',
};

export const presentMovement = (row: store.WaitingRow): FinanceMovement => ({
  ...aboutOf(row),
  id: row.id,
  payee: row.payee,
  destination: row.destination,
  kind: row.kind,
  amount: centsToEuros(row.amount_cents),
  at: row.at.toISOString(),
  reason: row.reason === null ? null : (ownReasons[row.reason] ?? row.reason),
  isTried: row.is_tried,
  isFrozen: row.is_frozen,
});

export const presentChargeback = (row: store.ChargebackRow): Chargeback => ({
  ...aboutOf(row),
  providerId: row.provider_id,
  amount: centsToEuros(row.amount_cents),
  reason: row.reason,
  status: row.status,
  openedAt: row.opened_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
});

export const presentUnmatched = (row: store.UnmatchedRow): UnmatchedPayment => ({
  ...aboutOf(row),
  id: row.id,
  amount: centsToEuros(row.paid_cents),
  expected: centsToEuros(row.amount_cents),
  paidAt: row.paid_at.toISOString(),
  returnedAt: row.returned_at?.toISOString() ?? null,
});
