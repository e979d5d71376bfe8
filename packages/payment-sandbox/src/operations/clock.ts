import type pg from 'pg';
import type { Context } from '../api/call.ts';
import { deleteOldKeys } from '../api/idempotency.ts';
import type { Refund } from '../objects/refunds-transfers-disputes.ts';
import type { SessionRow } from '../objects/sessions.ts';
import { type Db, inTransaction, type Row, withSavepoint } from '../store.ts';
import { expireSession } from './paying.ts';
import { settleRefund } from './refunds.ts';
import { advance, type SubscriptionRow } from './subscriptions.ts';

/**
 * Maximum of changes in one batch. Changes by time: sessions expire, subscriptions renew, and refunds that
 * waited for money are sent.
 */
const atOnce = 20;

const expired = async (context: Context): Promise<number> => {
  const { rows } = await context.db.query<SessionRow>(
    `select id, kind, account, body, hidden from payment_sandbox.object
     where kind = 'checkout.session' and body ->> 'status' = 'open' and (body ->> 'expires_at')::bigint <= $1
     order by (body ->> 'expires_at')::bigint limit ${atOnce} for update skip locked`,
    [context.now],
  );
  for (const row of rows) await expireSession(context, row);
  return rows.length;
};

const dueRows = async (db: Db, now: number): Promise<Row<unknown>[]> => {
  const { rows } = await db.query<Row<unknown>>(
    `select id, kind, account, body, hidden from payment_sandbox.object
     where hidden ? 'due' and (hidden ->> 'due')::bigint <= $1
     order by (hidden ->> 'due')::bigint limit ${atOnce} for update skip locked`,
    [now],
  );
  return rows;
};

const settle = async (context: Context, row: Row<unknown>): Promise<void> => {
  if (row.kind === 'subscription') await advance(context, row as SubscriptionRow);
  else if (row.kind === 'refund') await settleRefund(context, row as Row<Refund>);
  else throw new Error(`Nothing is due for a ${row.kind}.`);
};

/**
 * Carries out the changes that are due. Returns their number; after a full batch there may be more. A failed
 * one is logged and does not stop the others.
 */
export const advanceTime = (
  pool: pg.Pool,
  contextIn: (db: Db) => Promise<Context>,
  failed: (error: unknown, id: string) => void,
): Promise<number> =>
  inTransaction(pool, async (db) => {
    const context = await contextIn(db);
    let done = await expired(context);
    for (const row of await dueRows(db, context.now)) {
      try {
        await withSavepoint(db, () => settle(context, row));
        done += 1;
      } catch (error) {
        failed(error, row.id);
      }
    }
    await deleteOldKeys(db, context.now);
    return done;
  });
