import type { Context } from '../api/call.ts';
import {
  type BalanceTransaction,
  type NewBalanceTransaction,
  newBalanceTransaction,
} from '../objects/refunds-transfers-disputes.ts';
import { type Db, insert, lockName } from '../store.ts';

/** Balances of the platform and of connected accounts: sums of their balance transactions, as Stripe keeps them. */

/** Seconds until a card payment may be transferred; a transfer that names the charge need not wait. */
export const availableAfterSeconds = 3 * 24 * 60 * 60;

/**
 * Locks the balance of a connected account, or of the platform (''), until the database transaction ends: two transactions
 * cannot spend the same euro.
 */
export const lockBalance = (db: Db, account: string): Promise<void> => lockName(db, `balance ${account}`);

/** Inserts a movement into a balance. */
export const recordMovement = (
  { db, now }: Context,
  account: string,
  params: NewBalanceTransaction,
): Promise<BalanceTransaction> => insert(db, newBalanceTransaction(params, now), { account });

/** Sums of a balance in one currency, in cents. */
export interface Funds {
  readonly currency: string;
  readonly available: number;
  readonly pending: number;
}

/** Sums of an account's balance, one for each currency. */
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

/** Sums in one currency; zero if the account has none. */
export const fundsIn = async (context: Context, account: string, currency: string): Promise<Funds> =>
  (await fundsOf(context, account)).find((funds) => funds.currency === currency) ?? {
    currency,
    available: 0,
    pending: 0,
  };
