import { messageKey } from '@basoche/domain/notifications/keys';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Marks a notification as read; false if the member has none with this id. A repeated call keeps the first time. */
export const markRead = async (db: Db, memberId: string, id: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    update notification set read_at = coalesce(read_at, ${now})
    where id = ${id}::uuid and member_id = ${memberId}::uuid returning id`.execute(db);
  return rows.length > 0;
};

export const markAllRead = async (db: Db, memberId: string, now: Date): Promise<void> => {
  await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .execute();
};

/** SQL: the notification is for this account, a firm or a member. */
const forAccount = (accountId: string) => sql<boolean>`coalesce(firm_id, member_id) = ${accountId}::uuid`;

/** Marks the message notifications of a thread as read for an account; returns the ids of their readers. */
export const markMessagesRead = async (
  db: Db,
  thread: { accountId: string; applicationId: string },
  now: Date,
): Promise<string[]> => {
  const rows = await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('application_id', '=', thread.applicationId)
    .where(forAccount(thread.accountId))
    .where('read_at', 'is', null)
    .where('key', '=', messageKey)
    .returning('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
};

/** Marks the notifications of a mission itself as read, for one reader or for all; false if none were unread. */
export const markMissionRead = async (
  db: Db,
  { missionId, reader }: { missionId: string; reader?: { personId: string; accountId: string } },
  now: Date,
): Promise<boolean> => {
  let query = db
    .updateTable('notification')
    .set({ read_at: now })
    .where('mission_id', '=', missionId)
    .where('read_at', 'is', null);
  if (reader !== undefined) {
    query = query.where('member_id', '=', reader.personId).where(forAccount(reader.accountId));
  }
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Marks a person's unread notifications of a firm as read: those about its work only, or all. */
export const markFirmRead = async (
  db: Db,
  { personId, firmId, what }: { personId: string; firmId: string; what: 'work' | 'all' },
  now: Date,
): Promise<void> => {
  await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('member_id', '=', personId)
    .where('firm_id', '=', firmId)
    .where('read_at', 'is', null)
    .$if(what === 'work', (query) => query.where('about', 'is', null))
    .execute();
};

/** Marks the unread notifications of a firm with this key as read, for everybody of its team. */
export const markTeamRead = async (db: Db, firmId: string, key: string, now: Date): Promise<void> => {
  await sql`
    update notification set read_at = ${now} where firm_id = ${firmId}::uuid and key = ${key} and read_at is null
      and member_id in (select person_id from seat where firm_id = ${firmId}::uuid and ended_at is null)`.execute(
    db,
  );
};
