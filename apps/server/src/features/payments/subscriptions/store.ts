import type { PlanName } from '@basoche/domain/payments/plans';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type {
  SubscriptionAttemptTable,
  SubscriptionTable,
} from '../../../platform/database/schema/tables.ts';
import { type MailReader, readerOf } from '../../../platform/mail/readers.ts';

/**
 * A payment page at the provider for a subscription: planned before it is requested, then open until it is
 * paid or expires.
 */
export type AttemptRow = Selectable<SubscriptionAttemptTable>;
export type SubscriptionRow = Selectable<SubscriptionTable>;

/** A member's subscriptions: first one that is not cancelled, then the newest. */
const latestFirst = (db: Db, memberId: string) =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy(sql`status <> 'canceled'`, 'desc')
    .orderBy('started_at', 'desc')
    .limit(1);

/** Finds the subscription in force, or the last one if all are cancelled. */
export const findCurrent = (db: Db, memberId: string): Promise<SubscriptionRow | undefined> =>
  latestFirst(db, memberId).executeTakeFirst();

export const findSubscription = (db: Db, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Subscriptions of a member that are not cancelled. The rules allow one, but more may have been created at
 * the provider.
 */
export const findLiveIds = async (db: Db, memberId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('subscription')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', '<>', 'canceled')
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Number for a snapshot of the provider's record, drawn before it is fetched. Of two snapshots, the one with
 * the higher number is kept.
 */
export const nextSnapshotNumber = async (db: Db): Promise<number> => {
  const row = await rowOf<{ reading: number }>(db)`select nextval('subscription_reading') as reading`;
  return row?.reading ?? 0;
};

/** Locks the member, so that writes about their subscriptions run one after the other. */
export const lockMember = (trx: Db, memberId: string): Promise<{ readonly isDeleted: boolean } | undefined> =>
  rowOf<{ isDeleted: boolean }>(trx)`
    select deleted_at is not null as "isDeleted" from member where id = ${memberId}::uuid for no key update`;

/** Saves a snapshot. The caller has locked the member and compared the snapshot's number with the stored one. */
export const saveSnapshot = async (trx: Db, row: Insertable<SubscriptionTable>): Promise<void> => {
  const { id: _id, member_id: _member, started_at: _started, ...changed } = row;
  await trx
    .insertInto('subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
};

/**
 * Subscriptions whose period is over or whose renewal is unpaid, and that were not checked at the provider
 * since `checkedBefore`: an event may be lost.
 */
export const findDueIds = async (db: Db, now: Date, checkedBefore: Date): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from subscription
    where status <> 'canceled' and (period_end < ${now} or status in ('past_due', 'unpaid', 'incomplete'))
      and updated_at < ${checkedBefore}
    order by updated_at limit 200`;
  return rows.map(({ id }) => id);
};

export const findCustomer = async (db: Db, memberId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('subscriber')
    .select('customer_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.customer_id;
};

export const findMemberByCustomer = async (db: Db, customerId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('subscriber')
    .select('member_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.member_id;
};

/** Saves the provider's customer id of a member, unless one is saved; returns the saved one. */
export const insertCustomer = async (
  db: Db,
  memberId: string,
  customerId: string,
  now: Date,
): Promise<string> => {
  await db
    .insertInto('subscriber')
    .values({ member_id: memberId, customer_id: customerId, created_at: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  return (await findCustomer(db, memberId)) ?? customerId;
};

export const findAttempt = (db: Db, id: string): Promise<AttemptRow | undefined> =>
  db.selectFrom('subscription_attempt').selectAll().where('id', '=', id).executeTakeFirst();

export const findAttemptByProviderId = (db: Db, providerId: string): Promise<AttemptRow | undefined> =>
  db.selectFrom('subscription_attempt').selectAll().where('provider_id', '=', providerId).executeTakeFirst();

export const findLiveAttempt = (db: Db, memberId: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('subscription_attempt')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', 'in', ['planned', 'open'])
    .executeTakeFirst();

export const lockAttempt = (trx: Db, id: string): Promise<AttemptRow | undefined> =>
  trx.selectFrom('subscription_attempt').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insertAttempt = (
  trx: Db,
  {
    memberId,
    plan,
    plannedAt,
    expiresAt,
  }: { memberId: string; plan: PlanName; plannedAt: Date; expiresAt: Date },
): Promise<AttemptRow> =>
  trx
    .insertInto('subscription_attempt')
    .values({
      member_id: memberId,
      plan,
      status: 'planned',
      provider_id: null,
      url: null,
      planned_at: plannedAt,
      expires_at: expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateAttempt = async (
  trx: Db,
  id: string,
  change: Updateable<SubscriptionAttemptTable>,
): Promise<void> => {
  await trx.updateTable('subscription_attempt').set(change).where('id', '=', id).execute();
};

/** Payment pages that were planned before this time and are not over, to check at the provider. */
export const findOpenAttempts = async (db: Db, plannedBefore: Date): Promise<AttemptRow[]> =>
  db
    .selectFrom('subscription_attempt')
    .selectAll()
    .where('status', 'in', ['planned', 'open'])
    .where('planned_at', '<', plannedBefore)
    .orderBy('planned_at')
    .limit(200)
    .execute();

export interface RecipientRow extends MailReader {
  /** Name of the member who subscribed. */
  readonly subscriber: string;
}

/** Recipient of mails about a subscription. */
export const findRecipient = (db: Db, memberId: string): Promise<RecipientRow | undefined> =>
  rowOf<RecipientRow>(db)`
    select r.email, r.name, r.firm_id, display_name(m) as subscriber
    from member m join ${readerOf('m')} r on true where m.id = ${memberId}::uuid and m.deleted_at is null`;
