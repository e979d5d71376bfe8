import type { StaffRole, UserType } from '@basoche/domain/members/kinds';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/database.ts';
import type { MemberTable, OneTimeCodeTable } from '../../platform/database/schema/tables.ts';
import { deleteRowsOf } from '../../platform/erasure.ts';

export type MemberRow = Selectable<MemberTable>;

export interface NewMember {
  kind: UserType;
  email: string;
  first_name?: string;
  last_name?: string;
  company_name?: string;
  customer_name?: string;
  is_moral?: boolean;
  phone?: string;
  zip_code?: string;
  job_name?: string;
  role?: string;
  staff_role?: StaffRole;
}

/** The id of the new member, whose mailbox nobody has read yet; `null` where the address belongs to another. */
export const insertMember = async (
  db: Db,
  member: NewMember,
  passwordHash: string,
): Promise<string | null> => {
  try {
    const { id } = await db.insertInto('member').values(member).returning('id').executeTakeFirstOrThrow();
    await db
      .insertInto('credential')
      .values({ member_id: id, password_hash: passwordHash, address_proved: false })
      .execute();
    return id;
  } catch (error) {
    if (violatedConstraint(error) === 'member_email_key') return null;
    throw error;
  }
};

export const findCredential = (db: Db, email: string) =>
  db
    .selectFrom('member')
    .innerJoin('credential', 'credential.member_id', 'member.id')
    .where('member.email', '=', email)
    .select([
      'member.id',
      'member.kind',
      'member.confirmed_at',
      'member.suspended_at',
      'credential.password_hash',
      'credential.changed_at',
      'credential.address_proved',
    ])
    .executeTakeFirst();

export const findCredentialOf = (db: Db, memberId: string) =>
  db
    .selectFrom('member')
    .innerJoin('credential', 'credential.member_id', 'member.id')
    .where('member.id', '=', memberId)
    .select(['member.email', 'credential.password_hash'])
    .executeTakeFirst();

export const updatePassword = async (
  db: Db,
  memberId: string,
  passwordHash: string,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('credential')
    .set({ password_hash: passwordHash, changed_at: now })
    .where('member_id', '=', memberId)
    .execute();
};

export const findMember = (db: Db, memberId: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirst();

export const findMemberByEmail = (db: Db, email: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirst();

type Purpose = OneTimeCodeTable['purpose'];

/** Replaces the member's code of this purpose. */
export const saveCode = async (
  db: Db,
  code: { memberId: string; purpose: Purpose; hash: Buffer; expiresAt: Date },
): Promise<void> => {
  const written = { code_hash: code.hash, expires_at: code.expiresAt };
  await db
    .insertInto('one_time_code')
    .values({ member_id: code.memberId, purpose: code.purpose, ...written })
    .onConflict((conflict) => conflict.columns(['member_id', 'purpose']).doUpdateSet(written))
    .execute();
};

export const codeStands = async (db: Db, purpose: Purpose, hash: Buffer, now: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('one_time_code')
    .where('code_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .select('member_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Makes the member's code of this purpose worthless. */
export const dropCode = async (db: Db, memberId: string, purpose: Purpose): Promise<void> => {
  await db
    .deleteFrom('one_time_code')
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .execute();
};

/** Takes a code out, and with it the right to use it: of any number of tries at once, one receives the member's id. */
export const useCode = async (db: Db, purpose: Purpose, hash: Buffer, now: Date): Promise<string | null> => {
  const row = await db
    .deleteFrom('one_time_code')
    .where('code_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst();
  return row?.member_id ?? null;
};

/** Confirms the member's address where it is not yet; returns the member. */
export const confirmMember = (db: Db, memberId: string, now: Date): Promise<MemberRow> =>
  db
    .updateTable('member')
    .set((set) => ({ confirmed_at: set.fn.coalesce('confirmed_at', set.val(now)) }))
    .where('id', '=', memberId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The password is known to somebody who has read the account's mailbox. */
export const proveCredential = async (db: Db, memberId: string): Promise<void> => {
  await db
    .updateTable('credential')
    .set({ address_proved: true })
    .where('member_id', '=', memberId)
    .where('address_proved', '=', false)
    .execute();
};

/** Tables of what its owner signs in with. */
export const secretTables = [
  'credential',
  'one_time_code',
  'second_factor',
  'recovery_code',
  'passkey',
  'address_change',
] as const;

/** What stays of a deleted account: its id, for the other party of its threads; nothing that says who it was. */
export const anonymiseMember = async (db: Db, memberId: string, now: Date): Promise<void> => {
  await db
    .updateTable('member')
    .set({
      email: null,
      first_name: null,
      last_name: null,
      company_name: null,
      customer_name: null,
      phone: null,
      zip_code: null,
      job_name: null,
      profession_form: null,
      role: null,
      picture_url: null,
      presentation: null,
      place: null,
      completeness: 0,
      is_indexed: false,
      vanity: null,
      verified_at: null,
      verified_until: null,
      deleted_at: now,
    })
    .where('id', '=', memberId)
    .execute();
  await deleteRowsOf(db, secretTables, memberId);
};

/** Serialises what is done to an account; false where it is deleted, or never was. */
export const lockMember = async (db: Db, memberId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('member')
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
};

export const deleteExpired = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
  await db.deleteFrom('one_time_code').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
  await db.deleteFrom('address_change').where('expires_at', '<', now).execute();
};
