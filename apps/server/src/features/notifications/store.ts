import type { NotificationType } from '@basoche/domain/notifications/types';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { NotificationTable } from '../../platform/schema/notifications.ts';

export interface NotificationRow {
  id: string;
  type: NotificationType;
  application_id: string | null;
  mission_id: string | null;
  title: string;
  subject: string;
  created_at: Date;
}

export const insertNotification = async (db: Db, row: Insertable<NotificationTable>): Promise<string> => {
  const { id } = await db.insertInto('notification').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Whether one like it already waits for its reader. */
export const waits = async (
  db: Db,
  row: Pick<NotificationRow, 'type' | 'title'> & { application_id: string; member_id: string },
): Promise<boolean> => {
  const found = await db
    .selectFrom('notification')
    .select('id')
    .where('application_id', '=', row.application_id)
    .where('member_id', '=', row.member_id)
    .where('read_at', 'is', null)
    .where('type', '=', row.type)
    .where('title', '=', row.title)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

export const listNew = (db: Db, memberId: string, limit: number): Promise<NotificationRow[]> =>
  db
    .selectFrom('notification as n')
    .leftJoin('application as a', 'a.id', 'n.application_id')
    .leftJoin('mission as m', (on) => on.on(sql<boolean>`m.id = coalesce(n.mission_id, a.mission_id)`))
    .leftJoin('job_offer as j', 'j.id', 'a.job_id')
    .select([
      'n.id',
      'n.type',
      'n.application_id',
      'n.mission_id',
      'n.title',
      sql<string>`coalesce(m.title, j.title)`.as('subject'),
      'n.created_at',
    ])
    .where('n.member_id', '=', memberId)
    .where('n.read_at', 'is', null)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();

export const hasNew = async (db: Db, memberId: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from notification where member_id = ${memberId}::uuid and read_at is null) as found`.execute(
    db,
  );
  return rows[0]?.found === true;
};

/** Marks one as read; false where the member has none of this id. Marked twice, the first time stands. */
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

export const markThreadRead = async (
  db: Db,
  thread: { memberId: string; applicationId: string; title: string },
  now: Date,
): Promise<void> => {
  await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('application_id', '=', thread.applicationId)
    .where('member_id', '=', thread.memberId)
    .where('read_at', 'is', null)
    .where('title', '=', thread.title)
    .execute();
};

/** What waits to be read about a mission itself: of one member, or of all. */
export const markMissionRead = async (
  db: Db,
  { missionId, memberId }: { missionId: string; memberId?: string },
  now: Date,
): Promise<void> => {
  let query = db
    .updateTable('notification')
    .set({ read_at: now })
    .where('mission_id', '=', missionId)
    .where('read_at', 'is', null);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  await query.execute();
};

export const ownerOf = async (db: Db, id: string): Promise<string | undefined> => {
  const row = await db.selectFrom('notification').select('member_id').where('id', '=', id).executeTakeFirst();
  return row?.member_id;
};
