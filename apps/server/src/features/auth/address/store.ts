import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { violatedConstraint } from '../../../platform/database/database.ts';
import type { AddressChangeTable } from '../../../platform/database/schema/tables.ts';

export type ChangeRow = Selectable<AddressChangeTable>;
export type Side = 'old' | 'new';

/** Takes the place of an earlier wish, whose links then lead nowhere. */
export const replaceChange = async (db: Db, change: Insertable<AddressChangeTable>): Promise<ChangeRow> => {
  await dropChange(db, change.member_id);
  return db.insertInto('address_change').values(change).returningAll().executeTakeFirstOrThrow();
};

export const dropChange = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('address_change').where('member_id', '=', memberId).execute();
};

export const findChangeOf = (db: Db, memberId: string, now: Date): Promise<ChangeRow | undefined> =>
  db
    .selectFrom('address_change')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const findChange = (db: Db, id: string, now: Date): Promise<ChangeRow | undefined> =>
  db
    .selectFrom('address_change')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();

const hashOn = { old: 'old_hash', new: 'new_hash' } as const;

/** Keeps the link of a mailbox that has not agreed; false where the wish is gone. */
export const keepLink = async (db: Db, id: string, side: Side, hash: Buffer): Promise<boolean> => {
  const row = await db
    .updateTable('address_change')
    .set({ [hashOn[side]]: hash })
    .where('id', '=', id)
    .where(side === 'old' ? 'old_agreed_at' : 'new_agreed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export interface Linked {
  readonly change: ChangeRow;
  readonly side: Side;
}

/** What a link is about; nobody else follows one of the same wish until the transaction ends. */
export const lockByLink = async (db: Db, hash: Buffer, now: Date): Promise<Linked | undefined> => {
  const change = await db
    .selectFrom('address_change')
    .selectAll()
    .where((where) => where.or([where('old_hash', '=', hash), where('new_hash', '=', hash)]))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return change && { change, side: change.old_hash?.equals(hash) ? 'old' : 'new' };
};

/** The mailbox has agreed, and its link has served. */
export const agree = (db: Db, id: string, side: Side, now: Date): Promise<ChangeRow> =>
  db
    .updateTable('address_change')
    .set(side === 'old' ? { old_agreed_at: now, old_hash: null } : { new_agreed_at: now, new_hash: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Whether somebody has this address. */
export const isTaken = async (db: Db, email: string): Promise<boolean> => {
  const row = await db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
};

/** The account has this address from now on; links that were sent to the other one lead nowhere. False where it is somebody's. */
export const setEmail = async (db: Db, memberId: string, email: string): Promise<boolean> => {
  try {
    await db.updateTable('member').set({ email }).where('id', '=', memberId).execute();
  } catch (error) {
    if (violatedConstraint(error) === 'member_email_key') return false;
    throw error;
  }
  await db.deleteFrom('one_time_code').where('member_id', '=', memberId).execute();
  return true;
};
