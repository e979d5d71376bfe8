import type { NotificationTopic } from '@basoche/domain/notifications/topics';
import type { NotificationChannel } from '@basoche/domain/notifications/wishes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface WishRow {
  topic: NotificationTopic;
  channel: NotificationChannel;
  wanted: boolean;
}

export const listOf = (db: Db, memberId: string): Promise<WishRow[]> =>
  db
    .selectFrom('notification_wish')
    .select(['topic', 'channel', 'wanted'])
    .where('member_id', '=', memberId)
    .execute();

export const saveWish = async (db: Db, memberId: string, wish: WishRow): Promise<void> => {
  await db
    .insertInto('notification_wish')
    .values({ member_id: memberId, ...wish })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'topic', 'channel']).doUpdateSet({ wanted: wish.wanted }),
    )
    .execute();
};

/** Restores the defaults of a whole channel. */
export const deleteChannel = async (
  db: Db,
  memberId: string,
  channel: NotificationChannel,
): Promise<void> => {
  await db
    .deleteFrom('notification_wish')
    .where('member_id', '=', memberId)
    .where('channel', '=', channel)
    .execute();
};

/** Moves a member's settings to another member, who has none yet. */
export const pass = async (trx: Db, from: string, to: string): Promise<void> => {
  await trx.updateTable('notification_wish').set({ member_id: to }).where('member_id', '=', from).execute();
};

/**
 * SQL: the person who now has the login that this account had when a mail was sent; for a firm, the one who
 * opened its team.
 */
const ownerOfLogin = (memberId: string) => sql<string>`coalesce(
  (select person_id from firm_act where firm_id = ${memberId}::uuid and act = 'opened' order by at limit 1), ${memberId}::uuid)`;

/** Locks the account of the recipient of a mail until the transaction ends; undefined if it is deleted. Suspended members still receive mails. */
export const lockMailed = async (trx: Db, memberId: string): Promise<string | undefined> => {
  const row = await trx
    .selectFrom('member')
    .select('id')
    .where('id', '=', ownerOfLogin(memberId))
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row?.id;
};
