import type { Db } from '../database/database.ts';
import { rowOf } from '../database/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { hashOfSecret } from '../secrets/secrets.ts';

/** Limit on the number of things created per key in a period. Deleting one does not free a try. */
interface Budget {
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
}

interface BudgetUse {
  readonly points: number;
  /** Seconds until the next try is available. */
  readonly rest: number;
}

const count = (
  trx: Db,
  { name, seconds }: Budget,
  key: string,
  now: Date,
): Promise<BudgetUse | undefined> => {
  const nowMs = now.getTime();
  return rowOf<BudgetUse>(trx)`
    insert into request_budget as b (key, points, expire)
    values (${`${name}:${hashOfSecret(key).toString('base64url')}`}, 1, ${nowMs + seconds * 1_000}::bigint)
    on conflict (key) do update set
      points = case when b.expire > ${nowMs}::bigint then b.points + 1 else 1 end,
      expire = case when b.expire > ${nowMs}::bigint then b.expire else excluded.expire end
    returning points, ceil((expire - ${nowMs}::bigint) / 1000.0)::integer as rest`;
};

/** Counts one try in the caller's transaction; false if none was left. */
export const spendIfLeft = async (trx: Db, budget: Budget, key: string, now: Date): Promise<boolean> => {
  const spent = await count(trx, budget, key, now);
  return spent === undefined || spent.points <= budget.tries;
};

/**
 * Consumes one try in the caller's transaction, so that a rolled back call consumes none; refuses if none is
 * left. Calls with the same key wait for each other.
 */
export const spend = async (trx: Db, budget: Budget, key: string, now: Date): Promise<void> => {
  const spent = await count(trx, budget, key, now);
  if (spent !== undefined && spent.points > budget.tries) {
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: spent.rest });
  }
};
