import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { portageInForce } from '../../../platform/portage-in-force.ts';
import type { MoneyMovementTable } from '../../../platform/schema/tables.ts';
import type { RequestRow } from '../requests/store.ts';

export type MovementRow = Selectable<MoneyMovementTable>;

export const movementsOf = (db: Db, requestId: string): Promise<MovementRow[]> =>
  db
    .selectFrom('money_movement')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('kind', 'desc')
    .execute();

export const insertMovements = async (
  trx: Db,
  rows: readonly Insertable<MoneyMovementTable>[],
): Promise<void> => {
  await trx
    .insertInto('money_movement')
    .values([...rows])
    .execute();
};

/** The deposit that is held for an application. */
export const paidSession = (db: Db, applicationId: string) =>
  db
    .selectFrom('deposit_session')
    .select(['id', 'payment_intent', 'charge_id'])
    .where('application_id', '=', applicationId)
    .where('status', '=', 'paid')
    .executeTakeFirst();

interface Payee {
  member_id: string;
}

/** Whose account what is held goes to: the portage company's where a portage is in force, else the candidate's (rules §3). */
export const payeeOf = async (db: Db, applicationId: string): Promise<string | null> => {
  const { rows } = await sql<Payee>`
    select case when ${portageInForce}
      then (select p.member_id from payment_account p join member m on m.id = p.member_id
        where m.kind = 'PARTNER' and p.is_ready order by p.created_at, p.member_id limit 1)
      else a.candidate_id end as member_id
    from application a where a.id = ${applicationId}::uuid`.execute(db);
  return rows[0]?.member_id ?? null;
};

/** When it was first asked under the key that it is asked under: now, where it was never asked. */
export const setTried = async (db: Db, id: string, now: Date): Promise<Date> => {
  const { tried_at } = await db
    .updateTable('money_movement')
    .set(({ fn, ref, val }) => ({ tried_at: fn.coalesce(ref('tried_at'), val(now)) }))
    .where('id', '=', id)
    .returning('tried_at')
    .executeTakeFirstOrThrow();
  return tried_at ?? now;
};

/** From here on it is asked under another key than since then; once, whoever else was refused beside. */
export const setTriedAgain = async (db: Db, id: string, since: Date): Promise<void> => {
  await db
    .updateTable('money_movement')
    .set({ tried_at: new Date(since.getTime() + 1) })
    .where('id', '=', id)
    .where('tried_at', '=', since)
    .execute();
};

export const setError = async (db: Db, id: string, error: string): Promise<void> => {
  await db.updateTable('money_movement').set({ last_error: error }).where('id', '=', id).execute();
};

/** True for the one who writes that it is done. */
export const setDone = async (trx: Db, id: string, providerId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('money_movement')
    .set({ provider_id: providerId, done_at: now, last_error: null })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** A refund that is done, by the provider's name for it, locked. */
export const lockRefund = (trx: Db, providerId: string): Promise<MovementRow | undefined> =>
  trx
    .selectFrom('money_movement')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('kind', '=', 'refund')
    .forUpdate()
    .executeTakeFirst();

export const setFailed = async (trx: Db, id: string, error: string, now: Date): Promise<void> => {
  await trx
    .updateTable('money_movement')
    .set({ failed_at: now, last_error: error })
    .where('id', '=', id)
    .execute();
};

/** What became of the dispute about the payment that a request is of: null where there is none, or it was won. */
export const disputeOf = async (
  db: Db,
  { application_id, session_id }: Pick<RequestRow, 'application_id' | 'session_id'>,
): Promise<'open' | 'lost' | null> => {
  const { rows } = await sql<{ status: 'open' | 'lost' }>`
    select c.status from chargeback c join deposit_session s on s.id = c.session_id
    where c.application_id = ${application_id}::uuid and c.status in ('open', 'lost')
      and case when ${session_id}::uuid is null then s.status = 'paid' else s.id = ${session_id}::uuid end
    order by c.status = 'open' desc limit 1`.execute(db);
  return rows[0]?.status ?? null;
};

export const deleteMovement = async (trx: Db, id: string): Promise<void> => {
  await trx.deleteFrom('money_movement').where('id', '=', id).where('done_at', 'is', null).execute();
};

/** Those that the provider was never asked for. */
export const deleteUntried = async (trx: Db, requestId: string): Promise<void> => {
  await trx
    .deleteFrom('money_movement')
    .where('request_id', '=', requestId)
    .where('tried_at', 'is', null)
    .execute();
};
