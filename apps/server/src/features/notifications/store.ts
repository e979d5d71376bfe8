import { messageKey, titleOf, typeOf } from '@basoche/domain/notifications/keys';
import type { NotificationTopic } from '@basoche/domain/notifications/topics';
import type { NotificationType } from '@basoche/domain/notifications/types';
import { channelsOf, type NotificationChannel } from '@basoche/domain/notifications/wishes';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { rowOf } from '../../platform/database/rows.ts';
import type { NotificationTable } from '../../platform/database/schema/tables.ts';
import { deleteRowsOf } from '../../platform/erasure.ts';

export interface NotificationRow {
  id: string;
  key: string;
  type: NotificationType;
  application_id: string | null;
  mission_id: string | null;
  about: 'VERIFICATION' | 'MISSIONS' | 'OFFERS' | null;
  report_id: string | null;
  title: string;
  amount_cents: number | null;
  /** Name of the other party of the thread; null without a thread, and for an anonymous creator. */
  other: string | null;
  /** Null for a notification about the member's own account. */
  subject: string | null;
  created_at: Date;
}

/** The other party of thread `a` for the reader of notification `n`; `m` is the mission. */
export const otherParty = sql<string | null>`case
  when a.id is null then null
  when a.creator_id = n.member_id then (select display_name(c) from member c where c.id = a.candidate_id)
  when m.is_anonymous and not a.creator_revealed then null
  else (select display_name(c) from member c where c.id = a.creator_id) end`;

export const insertNotification = async (db: Db, row: Insertable<NotificationTable>): Promise<string> => {
  const { id } = await db.insertInto('notification').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** The member's choice for a topic and channel, or the default. */
const wanted = (
  topic: NotificationTopic,
  channel: NotificationChannel,
  otherwise: boolean,
) => sql<boolean>`coalesce(
  (select w.wanted from notification_wish w
    where w.member_id = x.member_id and w.topic = ${topic} and w.channel = ${channel}), ${otherwise})`;

/**
 * Inserts a notification for each reader without an unread one; returns the new ids. An unread one from an earlier summary goes
 * into the next. One hidden from the screen is replaced if messages are wanted there now.
 */
export const insertOfMessages = async (
  db: Db,
  readers: readonly { readonly memberId: string; readonly applicationId: string }[],
  now: Date,
): Promise<string[]> => {
  const byDefault = channelsOf('messages', {});
  const screen = wanted('messages', 'screen', byDefault.screen);
  const { rows } = await sql<{ id: string }>`
    with x as (
      select * from unnest(${readers.map(({ memberId }) => memberId)}::uuid[],
        ${readers.map(({ applicationId }) => applicationId)}::uuid[]) r (member_id, application_id)
    ), silent as (
      update notification n set read_at = ${now} from x
      where n.application_id = x.application_id and n.member_id = x.member_id and n.read_at is null
        and n.key = ${messageKey} and not n.on_screen and ${screen}
    ), again as (
      update notification n set digested_at = null from x
      where n.application_id = x.application_id and n.member_id = x.member_id and n.read_at is null
        and n.key = ${messageKey} and n.digested_at is not null and (n.on_screen or not ${screen})
    )
    insert into notification (member_id, application_id, key, type, title, created_at, on_screen, in_digest)
    select x.member_id, x.application_id, ${messageKey}, ${typeOf(messageKey)}, ${titleOf(messageKey)}, ${now},
      ${screen}, ${wanted('messages', 'digest', byDefault.digest)}
    from x
    where not exists (
      select from notification n where n.application_id = x.application_id and n.member_id = x.member_id
        and n.read_at is null and n.key = ${messageKey} and (n.on_screen or not ${screen}))
    returning id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Tables of a member's notifications, their settings and devices. */
export const ownTables = ['notification', 'notification_wish', 'push_device'] as const;

export const eraseOf = (db: Db, memberId: string): Promise<void> => deleteRowsOf(db, ownTables, memberId);

export const listNew = (db: Db, memberId: string, limit: number): Promise<NotificationRow[]> =>
  db
    .selectFrom('notification as n')
    .leftJoin('application as a', 'a.id', 'n.application_id')
    .leftJoin('mission as m', (on) => on.on(sql<boolean>`m.id = coalesce(n.mission_id, a.mission_id)`))
    .leftJoin('job_offer as j', 'j.id', 'a.job_id')
    .select([
      'n.id',
      'n.key',
      'n.type',
      'n.application_id',
      'n.mission_id',
      'n.about',
      'n.report_id',
      'n.title',
      'n.amount_cents',
      otherParty.as('other'),
      sql<string | null>`coalesce(m.title, j.title)`.as('subject'),
      'n.created_at',
    ])
    .where('n.member_id', '=', memberId)
    .where('n.read_at', 'is', null)
    .where('n.on_screen', '=', true)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();

export const hasUnread = async (db: Db, memberId: string): Promise<boolean> => {
  const row = await rowOf<{ found: boolean }>(db)`
    select exists (select from notification where member_id = ${memberId}::uuid and read_at is null
      and on_screen) as found`;
  return row?.found === true;
};

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

/** Marks the messages of a thread as read by a member; false if none were unread. */
export const markMessagesRead = async (
  db: Db,
  thread: { memberId: string; applicationId: string },
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('application_id', '=', thread.applicationId)
    .where('member_id', '=', thread.memberId)
    .where('read_at', 'is', null)
    .where('key', '=', messageKey)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Marks the notifications of a mission itself as read, for one member or for all; false if none were unread. */
export const markMissionRead = async (
  db: Db,
  { missionId, memberId }: { missionId: string; memberId?: string },
  now: Date,
): Promise<boolean> => {
  let query = db
    .updateTable('notification')
    .set({ read_at: now })
    .where('mission_id', '=', missionId)
    .where('read_at', 'is', null);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Marks the notifications of a firm that a person did not read. */
export const markFirmRead = async (
  db: Db,
  { personId, firmId }: { readonly personId: string; readonly firmId: string },
  now: Date,
): Promise<void> => {
  await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('member_id', '=', personId)
    .where('firm_id', '=', firmId)
    .where('read_at', 'is', null)
    .execute();
};

/** Facts about these notifications for browsers and devices. */
export const recipientsOf = (
  db: Db,
  ids: readonly string[],
): Promise<Pick<Selectable<NotificationTable>, 'id' | 'member_id' | 'key' | 'on_screen'>[]> =>
  db
    .selectFrom('notification')
    .select(['id', 'member_id', 'key', 'on_screen'])
    .where('id', 'in', [...ids])
    .execute();
