import { rolesByAct } from '@basoche/domain/firms/roles';
import type { AccountSubject } from '@basoche/domain/notifications/addresses';
import {
  messageKey,
  type NotificationKey,
  titleOf,
  topicOf,
  typeOf,
} from '@basoche/domain/notifications/keys';
import type { NotificationTopic } from '@basoche/domain/notifications/topics';
import type { NotificationType } from '@basoche/domain/notifications/types';
import { channelsOf, fixedReason, type NotificationChannel } from '@basoche/domain/notifications/wishes';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { rowOf } from '../../platform/database/rows.ts';
import type { NotificationTable } from '../../platform/database/schema/tables.ts';
import { deleteRowsOf } from '../../platform/erasure.ts';
import { clientIsHidden } from '../../platform/listing/hidden-client.ts';

export interface NotificationRow {
  id: string;
  key: string;
  type: NotificationType;
  application_id: string | null;
  mission_id: string | null;
  about: AccountSubject | null;
  report_id: string | null;
  firm_id: string | null;
  /** Name of that firm. */
  firm: string | null;
  title: string;
  amount_cents: number | null;
  /** Name of the other party of the thread; null without a thread, and for an anonymous creator. */
  other: string | null;
  /** Null for a notification about an account. */
  subject: string | null;
  created_at: Date;
}

/** The other party of thread `a` for the account that notification `n` is for; `m` is the mission. */
export const otherParty = sql<string | null>`case
  when a.id is null then null
  when a.creator_id = coalesce(n.firm_id, n.member_id) then (select display_name(c) from member c where c.id = a.candidate_id)
  when ${clientIsHidden()} then null
  else (select display_name(c) from member c where c.id = a.creator_id) end`;

/** Name of the firm that notification `n` is for. */
export const firmName = sql<string | null>`(select display_name(f) from member f where f.id = n.firm_id)`;

/**
 * SQL: roles that may read notification `n` of a firm; null for all roles, for notifications about the
 * account except requests to join.
 */
const readingRoles = sql`case when n.key = 'JOIN_ASKED' then ${[...rolesByAct.team]}::text[]
  when n.about is null then ${[...rolesByAct.readThreads]}::text[] end`;

/**
 * SQL: the reader may still read notification `n`. Own account: always. Firm: with a live seat and a role
 * that may read it.
 */
export const mayRead = sql<boolean>`(n.firm_id is null or exists (
  select from seat s where s.firm_id = n.firm_id and s.person_id = n.member_id and s.ended_at is null
    and coalesce(s.role = any(${readingRoles}), true)))`;

/** The choice of reader `x` for a topic and channel, or the default. */
const isWanted = (topic: NotificationTopic, channel: NotificationChannel) => {
  if (fixedReason(topic, channel) !== null) return sql<boolean>`true`;
  return sql<boolean>`coalesce(
    (select w.wanted from notification_wish w
      where w.member_id = x.reader_id and w.topic = ${topic} and w.channel = ${channel}), ${channelsOf(topic, {})[channel]}::boolean)`;
};

/**
 * SQL: person to notify for an account; in a firm `f` the one in charge, otherwise its contact; null if both
 * accounts are being deleted. Skips locked rows, to avoid a deadlock: a deletion waits for threads that the
 * caller has locked.
 */
const readerFor = (
  account: RawBuilder<unknown>,
  application: RawBuilder<unknown>,
  mission: RawBuilder<unknown>,
) => sql<string | null>`case when f.member_id is null then ${account} else coalesce(
  (select p.id from member p where p.id = reader_of(${account}, ${application}, ${mission}, null) for key share skip locked),
  (select p.id from member p where p.id = f.contact_person_id for key share skip locked)) end`;

interface NewNotification {
  readonly memberIds: readonly string[];
  /** Person of a firm to notify; null for the one in charge. */
  readonly personId: string | null;
  readonly applicationId: string | null;
  readonly missionId: string | null;
  readonly about: AccountSubject | null;
  readonly reportId: string | null;
  readonly key: NotificationKey;
  readonly title: string;
  readonly amountCents: number | null;
  readonly now: Date;
}

/**
 * Inserts a notification for the reader of each account, if there is one; returns the new ids. If the reader
 * wants it neither on the screen nor in the summary, it is inserted as read.
 */
export const insertNotifications = async (
  db: Db,
  { memberIds, personId, applicationId, missionId, key, now, ...news }: NewNotification,
): Promise<string[]> => {
  const screen = isWanted(topicOf(key), 'screen');
  const digest = isWanted(topicOf(key), 'digest');
  const reader = readerFor(sql`a.id`, sql`${applicationId}::uuid`, sql`${missionId}::uuid`);
  const { rows } = await sql<{ id: string }>`
    insert into notification (member_id, firm_id, application_id, mission_id, about, report_id, key, type, title, amount_cents,
      created_at, on_screen, in_digest, read_at)
    select x.reader_id, nullif(x.account_id, x.reader_id), ${applicationId}::uuid, ${missionId}::uuid, ${news.about},
      ${news.reportId}::uuid, ${key}, ${typeOf(key)}, ${news.title}, ${news.amountCents}::integer, ${now}::timestamptz,
      ${screen}, ${digest}, case when not (${screen} or ${digest}) then ${now}::timestamptz end
    from (
      select a.id as account_id, coalesce(${personId}::uuid, ${reader}) as reader_id
      from unnest(${memberIds}::uuid[]) a (id) left join firm f on f.member_id = a.id and f.closed_at is null
    ) x
    where x.reader_id is not null
    returning id`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Inserts a notification for each reader without an unread one; returns the new ids. An unread one from an
 * earlier summary goes into the next summary. One hidden from the screen is replaced if the reader now wants
 * messages there.
 */
export const insertOfMessages = async (
  db: Db,
  readers: readonly { readonly memberId: string; readonly applicationId: string }[],
  now: Date,
): Promise<string[]> => {
  const screen = isWanted('messages', 'screen');
  const reader = readerFor(sql`account_id`, sql`application_id`, sql`null`);
  const { rows } = await sql<{ id: string }>`
    with x as materialized (
      select account_id, application_id, ${reader} as reader_id
      from unnest(${readers.map(({ memberId }) => memberId)}::uuid[],
        ${readers.map(({ applicationId }) => applicationId)}::uuid[]) r (account_id, application_id)
      left join firm f on f.member_id = account_id and f.closed_at is null
    ), silent as (
      update notification n set read_at = ${now} from x
      where n.application_id = x.application_id and n.member_id = x.reader_id and n.read_at is null
        and n.key = ${messageKey} and not n.on_screen and ${screen}
    ), again as (
      update notification n set digested_at = null from x
      where n.application_id = x.application_id and n.member_id = x.reader_id and n.read_at is null
        and n.key = ${messageKey} and n.digested_at is not null and (n.on_screen or not ${screen})
    )
    insert into notification (member_id, firm_id, application_id, key, type, title, created_at, on_screen, in_digest)
    select x.reader_id, nullif(x.account_id, x.reader_id), x.application_id, ${messageKey}, ${typeOf(messageKey)},
      ${titleOf(messageKey)}, ${now}, ${screen}, ${isWanted('messages', 'digest')}
    from x
    where x.reader_id is not null and not exists (
      select from notification n where n.application_id = x.application_id and n.member_id = x.reader_id
        and n.read_at is null and n.key = ${messageKey} and (n.on_screen or not ${screen}))
    returning id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Tables of a member's notifications, their settings and devices. */
export const ownTables = ['notification', 'notification_wish', 'push_device'] as const;

/** Deletes a member's notifications; for a firm, also those sent to its current and former people. */
export const eraseOf = async (db: Db, memberId: string): Promise<void> => {
  await deleteRowsOf(db, ownTables, memberId);
  await sql`
    delete from notification where firm_id = ${memberId}::uuid
      and member_id in (select person_id from seat where firm_id = ${memberId}::uuid)`.execute(db);
};

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
      'n.firm_id',
      firmName.as('firm'),
      'n.title',
      'n.amount_cents',
      otherParty.as('other'),
      sql<string | null>`coalesce(m.title, j.title)`.as('subject'),
      'n.created_at',
    ])
    .where('n.member_id', '=', memberId)
    .where('n.read_at', 'is', null)
    .where('n.on_screen', '=', true)
    .where(mayRead)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();

export const hasUnread = async (db: Db, memberId: string): Promise<boolean> => {
  const row = await rowOf<{ found: boolean }>(db)`
    select exists (select from notification n where n.member_id = ${memberId}::uuid and n.read_at is null
      and n.on_screen and ${mayRead}) as found`;
  return row?.found === true;
};

/** Fields needed to send these notifications to browsers and devices. */
export const recipientsOf = (
  db: Db,
  ids: readonly string[],
): Promise<Pick<Selectable<NotificationTable>, 'id' | 'member_id' | 'key' | 'on_screen'>[]> =>
  db
    .selectFrom('notification')
    .select(['id', 'member_id', 'key', 'on_screen'])
    .where('id', 'in', [...ids])
    .execute();

/** Moves the notifications of an account that becomes a firm to its person. */
export const pass = async (trx: Db, { from, to }: { from: string; to: string }): Promise<void> => {
  await trx
    .updateTable('notification')
    .set({ member_id: to, firm_id: from })
    .where('member_id', '=', from)
    .execute();
};
