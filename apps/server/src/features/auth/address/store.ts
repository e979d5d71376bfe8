import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { violatedConstraint } from '../../../platform/database/database.ts';
import type { AddressChangeTable } from '../../../platform/database/schema/tables.ts';

/** A member's request to change the e-mail address of their account. Both mailboxes must agree, each by a link. */
export type ChangeRow = Selectable<AddressChangeTable>;
/** The mailbox of the present address, or of the wanted one. */
export type Side = 'old' | 'new';

/** Replaces the member's earlier request, whose links become void. */
export const replaceChange = async (db: Db, change: Insertable<AddressChangeTable>): Promise<ChangeRow> => {
  await deleteAddressChange(db, change.member_id);
  return db.insertInto('address_change').values(change).returningAll().executeTakeFirstOrThrow();
};

export const deleteAddressChange = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('address_change').where('member_id', '=', memberId).execute();
};

/** The member's request, if it has not expired. */
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

/** Columns that hold the hash of each mailbox's link. */
const hashColumns = { old: 'old_hash', new: 'new_hash' } as const;

/** Saves the hash of the link sent to a mailbox that has not agreed yet; false if the request is gone. */
export const saveLink = async (db: Db, id: string, side: Side, hash: Buffer): Promise<boolean> => {
  const row = await db
    .updateTable('address_change')
    .set({ [hashColumns[side]]: hash })
    .where('id', '=', id)
    .where(side === 'old' ? 'old_agreed_at' : 'new_agreed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** A request found by a link, and the mailbox to which the link was sent. */
export interface LinkedChange {
  readonly change: ChangeRow;
  readonly side: Side;
}

/** Finds the request by the hash of one of its links, and locks it until the transaction ends. */
export const lockByLink = async (db: Db, hash: Buffer, now: Date): Promise<LinkedChange | undefined> => {
  const change = await db
    .selectFrom('address_change')
    .selectAll()
    .where((where) => where.or([where('old_hash', '=', hash), where('new_hash', '=', hash)]))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return change && { change, side: change.old_hash?.equals(hash) ? 'old' : 'new' };
};

/** Records that the mailbox agrees, and voids its link. */
export const agree = (db: Db, id: string, side: Side, now: Date): Promise<ChangeRow> =>
  db
    .updateTable('address_change')
    .set(side === 'old' ? { old_agreed_at: now, old_hash: null } : { new_agreed_at: now, new_hash: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** True if an account has this address. */
export const isTaken = async (db: Db, email: string): Promise<boolean> => {
  const row = await db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
};

/** Sets the account's address and voids links sent to the former one. False if another account has the address. */
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
