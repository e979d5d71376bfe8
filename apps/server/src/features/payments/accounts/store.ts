import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { PaymentAccountTable } from '../../../platform/database/schema/tables.ts';

export type AccountRow = Selectable<PaymentAccountTable>;

export const find = (db: Db, memberId: string): Promise<AccountRow | undefined> =>
  db.selectFrom('payment_account').selectAll().where('member_id', '=', memberId).executeTakeFirst();

/** The member's account, inserted as planned if missing. Concurrent calls find the same row. */
export const plan = async (db: Db, memberId: string, now: Date): Promise<AccountRow> => {
  const planned = await db
    .insertInto('payment_account')
    .values({ member_id: memberId, provider_id: null, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return (
    planned ??
    db.selectFrom('payment_account').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow()
  );
};

/** Sets the provider's id of an account that has none; returns the stored id. */
export const name = async (db: Db, memberId: string, providerId: string, now: Date): Promise<string> => {
  await db
    .updateTable('payment_account')
    .set({ provider_id: providerId, updated_at: now })
    .where('member_id', '=', memberId)
    .where('provider_id', 'is', null)
    .execute();
  const row = await find(db, memberId);
  return row?.provider_id ?? providerId;
};

export const lockByProvider = (trx: Db, providerId: string): Promise<AccountRow | undefined> =>
  trx
    .selectFrom('payment_account')
    .selectAll()
    .where('provider_id', '=', providerId)
    .forUpdate()
    .executeTakeFirst();

export const hasProvider = async (db: Db, providerId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('payment_account')
    .select('member_id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row !== undefined;
};

interface AccountReading {
  readonly isSubmitted: boolean;
  readonly isReady: boolean;
  readonly missing: readonly string[];
  readonly bankLast4: string | null;
}

export const saveState = async (
  trx: Db,
  memberId: string,
  { isSubmitted, isReady, missing, bankLast4 }: AccountReading,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('payment_account')
    .set({
      is_submitted: isSubmitted,
      is_ready: isReady,
      missing: [...missing],
      bank_last4: bankLast4,
      updated_at: now,
    })
    .where('member_id', '=', memberId)
    .execute();
};

/** Makes the member the payee of portages, instead of the former one. */
export const designate = async (trx: Db, memberId: string): Promise<void> => {
  await trx
    .insertInto('portage_payee')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ member_id: memberId }))
    .execute();
};

/** Makes the first login of the portage company the payee of portages, until an admin designates another. */
export const designateFirst = async (trx: Db, memberId: string): Promise<void> => {
  await trx
    .insertInto('portage_payee')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const portagePayeeIsReady = async (db: Db): Promise<boolean> => {
  const ready = await db
    .selectFrom('portage_payee as y')
    .innerJoin('payment_account as p', 'p.member_id', 'y.member_id')
    .innerJoin('member as m', 'm.id', 'y.member_id')
    .select('y.member_id')
    .where('p.is_ready', '=', true)
    .where('m.suspended_at', 'is', null)
    .executeTakeFirst();
  return ready !== undefined;
};

export interface WaitingThread {
  readonly id: string;
  readonly creator_id: string;
  readonly candidate_id: string;
  readonly position: number;
}

/**
 * Threads that await a deposit for this payee: threads of their own work or, for the designated payee, all
 * portages.
 */
export const threadsWaitingFor = (db: Db, memberId: string): Promise<WaitingThread[]> =>
  rowsOf<WaitingThread>(db)`
    select a.id, a.creator_id, a.candidate_id, a.position from application a
    where a.state = 'WAITING_FUNDS' and payee_of(a) = ${memberId}::uuid order by a.id`;

/** Provider ids of accounts that are not ready and were not checked since this time. */
export const unready = async (db: Db, since: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('payment_account')
    .select('provider_id')
    .where('is_ready', '=', false)
    .where('updated_at', '<', since)
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.flatMap(({ provider_id }) => (provider_id === null ? [] : [provider_id]));
};
