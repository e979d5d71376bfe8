import type { History } from '@basoche/payment-sandbox/history';
import { sql } from 'kysely';
import type { Platform } from '../src/platform/platform.ts';

/** Payments of the demonstration in the form of the payment sandbox, which imports them to continue them. */
export const demoHistory = async ({ database: { db } }: Pick<Platform, 'database'>): Promise<History> => {
  const accounts = await sql<History['accounts'][number]>`
    select p.provider_id as id, m.email from payment_account p join member m on m.id = p.member_id
    where p.provider_id like 'acct\\_demo%'`.execute(db);
  const payments = await sql<History['payments'][number]>`
    select payment_intent as intent, charge_id as charge, paid_cents as amount, paid_at as at, application_id as "group",
      jsonb_build_object('session', id, 'application', application_id) as metadata
    from deposit_session where payment_intent like 'pi\\_demo%' order by paid_at`.execute(db);
  const moved = sql`from money_movement v
    join payment_request r on r.id = v.request_id
    join deposit_session s on s.application_id = v.application_id and s.instalment = r.instalment and s.status = 'paid'
    left join payment_account p on p.member_id = v.payee_id
    where v.provider_id like '__\\_demo%'`;
  const metadata = sql`jsonb_build_object('movement', v.id, 'application', v.application_id) as metadata`;
  const transfers = await sql<History['transfers'][number]>`
    select v.provider_id as id, v.amount_cents as amount, s.charge_id as charge, p.provider_id as account, v.done_at as at,
      v.application_id as "group", ${metadata} ${moved} and v.kind = 'transfer' and p.provider_id is not null
    order by v.done_at`.execute(db);
  const refunds = await sql<History['refunds'][number]>`
    select v.provider_id as id, v.amount_cents as amount, s.charge_id as charge, v.done_at as at, ${metadata} ${moved}
    and v.kind = 'refund' order by v.done_at`.execute(db);
  return {
    accounts: accounts.rows,
    payments: payments.rows,
    transfers: transfers.rows,
    refunds: refunds.rows,
  };
};
