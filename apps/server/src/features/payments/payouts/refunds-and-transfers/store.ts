import type { Db } from '../../../../platform/database/database.ts';
import { rowOf } from '../../../../platform/database/rows.ts';

export interface RefundOrTransfer {
  readonly id: string;
  readonly applicationId: string;
  readonly kind: 'transfer' | 'refund';
  readonly amountCents: number;
  /** True if the provider was asked before, and so may have done it. */
  readonly wasTried: boolean;
  /** False for a transfer to a member who is no longer the payee: it is not sent. Always true for a refund. */
  readonly isDue: boolean;
  /** The payee's account; null for a refund, or if the payee has none. */
  readonly account: string | null;
  /** Payment of the deposit at the provider, which a refund gives back. */
  readonly paymentIntent: string | null;
  /** Charge of that payment, which a transfer takes its money from. */
  readonly chargeId: string | null;
}

/** All data to request an undone movement from the provider. For an unexpected payment, uses its own session. */
export const refundOrTransferOf = (db: Db, movementId: string): Promise<RefundOrTransfer | undefined> =>
  rowOf<RefundOrTransfer>(db)`
    select v.id, v.application_id as "applicationId", v.kind, v.amount_cents as "amountCents",
      v.tried_at is not null as "wasTried",
      v.kind = 'refund' or v.payee_id is not distinct from payee_of(a) as "isDue", p.provider_id as account,
      s.payment_intent as "paymentIntent", s.charge_id as "chargeId"
    from money_movement v join application a on a.id = v.application_id
    join payment_request r on r.id = v.request_id
    left join payment_account p on p.member_id = v.payee_id
    left join deposit_session s on s.id = coalesce(v.session_id,
      (select d.id from deposit_session d
        where d.application_id = v.application_id and d.instalment = r.instalment and d.status = 'paid'))
    where v.id = ${movementId}::uuid and v.done_at is null`;
