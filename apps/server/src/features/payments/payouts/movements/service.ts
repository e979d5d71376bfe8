import type { InstalmentKey } from '@basoche/domain/payments/instalment';
import { partsLeft } from '@basoche/domain/payments/ledger';
import type { Db } from '../../../../platform/database/database.ts';
import { lockHolding } from '../../ledger/service.ts';
import type * as requests from '../requests/store.ts';
import * as store from '../store.ts';

/** Computes the transfers and refunds of a payment request, within the money that is left. */

export const keyOf = ({ application_id, instalment }: requests.RequestRow): InstalmentKey => ({
  applicationId: application_id,
  instalment,
});

/** Leaves out movements of zero cents. */
const withoutZero = <Row extends { readonly amount_cents: number }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ amount_cents }) => amount_cents > 0);

/** The transfers and refunds of a request that are still to be made. */
export const movementsFor = async (
  trx: Db,
  request: requests.RequestRow,
  done: readonly store.MovementRow[],
  now: Date,
) => {
  const { id, application_id, ask, amount_cents, candidate_cents, creator_cents } = request;
  const base = { request_id: id, application_id, planned_at: now };
  const transfer = async (amountCents: number) => {
    const payee = await store.payeeOf(trx, application_id);
    if (payee === null)
      throw new Error('Nobody is designated to be paid for the portage company, or they are suspended.');
    return {
      ...base,
      kind: 'transfer' as const,
      amount_cents: amountCents,
      payee_id: payee,
      session_id: null,
    };
  };
  const refund = async (amountCents: number) => {
    const sessionId = request.session_id ?? (await store.paidSession(trx, keyOf(request)))?.id;
    if (sessionId === undefined) throw new Error('There is no deposit to give back.');
    return {
      ...base,
      kind: 'refund' as const,
      amount_cents: amountCents,
      payee_id: null,
      session_id: sessionId,
    };
  };
  if (ask === 'return') return [await refund(amount_cents ?? 0)];
  // A bank may have taken part of the money since the request; the rest goes to the same recipients.
  const { heldCents, feeHeldCents } = await lockHolding(trx, keyOf(request));
  if (ask === 'release') return withoutZero([await transfer(Math.min(amount_cents ?? 0, heldCents))]);
  if (ask === 'refund')
    return withoutZero([await refund(Math.min(amount_cents ?? 0, heldCents + feeHeldCents))]);
  const isDone = (kind: 'transfer' | 'refund') => done.some((one) => one.kind === kind);
  const asked = {
    candidateCents: isDone('transfer') ? 0 : (candidate_cents ?? 0),
    creatorCents: isDone('refund') ? 0 : (creator_cents ?? 0),
  };
  const left = partsLeft(asked, heldCents);
  return withoutZero([await transfer(left.candidateCents), await refund(left.creatorCents)]);
};
