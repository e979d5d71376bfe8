import type { Context } from '../api/call.ts';
import {
  type BalanceTransaction,
  type BalanceTransactionGiven,
  newBalanceTransaction,
} from '../objects/refunds-transfers-disputes.ts';
import { type Db, insert, lockName } from '../store.ts';

/** Seconds until a card payment may be transferred; a transfer that names the charge need not wait. */
export const availableAfter = 3 * 24 * 60 * 60;

/** Locks a balance until the transaction ends, so that two transactions cannot spend the same euro. */
export const lockBalance = (db: Db, account: string): Promise<void> => lockName(db, `balance ${account}`);

export const book = (
  { db, now }: Context,
  account: string,
  given: BalanceTransactionGiven,
): Promise<BalanceTransaction> => insert(db, newBalanceTransaction(given, now), { account });

export interface Funds {
  readonly currency: string;
  readonly available: number;
  readonly pending: number;
}

export const fundsOf = async ({ db, now }: Context, account: string): Promise<Funds[]> => {
  const { rows } = await db.query<Funds>(
    `select body ->> 'currency' as currency,
       coalesce(sum((body ->> 'net')::bigint) filter (where (body ->> 'available_on')::bigint <= $2), 0)::bigint as available,
       coalesce(sum((body ->> 'net')::bigint) filter (where (body ->> 'available_on')::bigint > $2), 0)::bigint as pending
     from payment_sandbox.object where kind = 'balance_transaction' and account = $1
     group by 1 order by 1`,
    [account, now],
  );
  return rows;
};

export const fundsIn = async (context: Context, account: string, currency: string): Promise<Funds> =>
  (await fundsOf(context, account)).find((funds) => funds.currency === currency) ?? {
    currency,
    available: 0,
    pending: 0,
  };
