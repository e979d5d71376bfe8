import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';

/** True if money of the member is unsettled: a waiting payment, a returned refund, or an open dispute at a bank. */
export const hasUnsettled = async (db: Db, memberId: string): Promise<boolean> => {
  const row = await rowOf<{ found: boolean }>(db)`
    select exists(select from application a where (a.creator_id = ${memberId}::uuid or a.candidate_id = ${memberId}::uuid)
      and (exists(select from payment_request r where r.application_id = a.id and r.handled_at is null and r.ask <> 'expireDeposit')
        or exists(select from money_movement v where v.application_id = a.id and v.failed_at is not null and v.again_at is null)
        or exists(select from chargeback c where c.application_id = a.id and c.status = 'open'))) as found`;
  return row?.found === true;
};

export const deleteAccount = async (trx: Db, memberId: string): Promise<void> => {
  await trx.deleteFrom('payment_account').where('member_id', '=', memberId).execute();
};
