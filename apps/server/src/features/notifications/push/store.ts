import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { NotificationTable } from '../../../platform/database/schema/tables.ts';
import { firmName, mayRead } from '../store.ts';

export interface DeviceRow {
  id: string;
  session_id: string;
  name: string;
  created_at: Date;
}

/** Devices of a member registered with the current key, newest first. */
export const devicesOf = (
  db: Db,
  { memberId, serverKey, now }: { memberId: string; serverKey: string; now: Date },
): Promise<DeviceRow[]> =>
  db
    .selectFrom('push_device as d')
    .innerJoin('session as s', 's.id', 'd.session_id')
    .select(['d.id', 'd.session_id', 'd.name', 'd.created_at'])
    .where('d.member_id', '=', memberId)
    .where('d.server_key', '=', serverKey)
    .where('s.expires_at', '>', now)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute();

interface NewDevice {
  readonly member_id: string;
  readonly session_id: string;
  readonly name: string;
  readonly endpoint: string;
  readonly endpoint_hash: Buffer;
  readonly p256dh: string;
  readonly auth: string;
  readonly server_key: string;
  readonly created_at: Date;
}

/** Saves a device. A browser belongs to one member at a time: the last who enabled push on it. */
export const saveDevice = async (trx: Db, device: NewDevice): Promise<void> => {
  await trx
    .deleteFrom('push_device')
    .where('session_id', '=', device.session_id)
    .where('endpoint_hash', '<>', device.endpoint_hash)
    .execute();
  await trx
    .insertInto('push_device')
    .values(device)
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(device))
    .execute();
};

/** Keeps a member's newest devices, up to `maximum`, and deletes the others. */
export const deleteOldest = async (trx: Db, memberId: string, maximum: number): Promise<void> => {
  await sql`
    delete from push_device where id in (
      select id from push_device where member_id = ${memberId}::uuid order by created_at desc, id desc offset ${maximum})`.execute(
    trx,
  );
};

export const remove = async (db: Db, memberId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('push_device')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Deletes a device whose push address is no longer valid, unless it has got a new address meanwhile. */
export const removeGone = async (db: Db, id: string, endpoint: string): Promise<void> => {
  await db.deleteFrom('push_device').where('id', '=', id).where('endpoint', '=', endpoint).execute();
};

/** Devices of these members. */
export const devicesToPush = (
  db: Db,
  memberIds: readonly string[],
): Promise<{ id: string; member_id: string }[]> =>
  db
    .selectFrom('push_device')
    .select(['id', 'member_id'])
    .where('member_id', 'in', [...memberIds])
    .orderBy('id')
    .execute();

export interface PushRow {
  key: string;
  title: string;
  application_id: string | null;
  mission_id: string | null;
  report_id: string | null;
  about: NotificationTable['about'];
  firm_id: string | null;
  firm: string | null;
  member_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  server_key: string;
}

/**
 * The notification for a device; undefined if it was read, if its reader may not read it any more, if the
 * device has another owner, or if its session ended.
 */
export const findPush = (
  db: Db,
  { notificationId, deviceId, now }: { notificationId: string; deviceId: string; now: Date },
): Promise<PushRow | undefined> =>
  db
    .selectFrom('notification as n')
    .innerJoin('push_device as d', 'd.member_id', 'n.member_id')
    .innerJoin('session as s', 's.id', 'd.session_id')
    .innerJoin('member as m', 'm.id', 'n.member_id')
    .select([
      'n.key',
      'n.title',
      'n.application_id',
      'n.mission_id',
      'n.report_id',
      'n.about',
      'n.firm_id',
      firmName.as('firm'),
      'n.member_id',
      'd.endpoint',
      'd.p256dh',
      'd.auth',
      'd.server_key',
    ])
    .where('n.id', '=', notificationId)
    .where('d.id', '=', deviceId)
    .where('s.expires_at', '>', now)
    .where('m.suspended_at', 'is', null)
    .where(mayRead)
    .where((where) => where.or([where('n.read_at', 'is', null), where('n.on_screen', '=', false)]))
    .executeTakeFirst();

export interface KeyRow {
  public_key: string;
  sealed_private_key: Buffer;
}

export const findKey = (db: Db): Promise<KeyRow | undefined> =>
  db.selectFrom('push_key').select(['public_key', 'sealed_private_key']).executeTakeFirst();

/** Inserts the key pair; if two processes insert one at once, the first stays. */
export const insertKey = async (db: Db, row: KeyRow): Promise<void> => {
  await db
    .insertInto('push_key')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const lockSealedKey = async (trx: Db): Promise<Buffer | undefined> => {
  const row = await trx.selectFrom('push_key').select('sealed_private_key').forUpdate().executeTakeFirst();
  return row?.sealed_private_key;
};

export const setSealedKey = async (trx: Db, sealed_private_key: Buffer): Promise<void> => {
  await trx.updateTable('push_key').set({ sealed_private_key }).execute();
};
