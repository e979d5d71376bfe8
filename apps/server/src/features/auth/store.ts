import type { SeatRole } from '@basoche/domain/firms/roles';
import type { StaffRole, UserType } from '@basoche/domain/members/kinds';
import { type Selectable, sql } from 'kysely';
import { deleteSome } from '../../platform/database/batches.ts';
import type { Db } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/database.ts';
import type { MemberTable, OneTimeCodeTable } from '../../platform/database/schema/tables.ts';
import { deleteRowsOf } from '../../platform/erasure.ts';

/** Queries of accounts: the member, the credential (hash of the password), and one-time codes, which links of mails carry. */

export type MemberRow = Selectable<MemberTable>;

export interface NewMember {
  kind: UserType;
  email: string;
  first_name?: string;
  last_name?: string;
  company_name?: string;
  customer_name?: string;
  /** For a customer: true for a legal entity (« personne morale »), false for a private person. */
  is_moral?: boolean;
  phone?: string;
  zip_code?: string;
  job_name?: string;
  /** The line under a name, such as « Avocate associée »; not a right. */
  role?: string;
  staff_role?: StaffRole;
}

/** Inserts a member whose mailbox is not proved yet; returns the id, or `null` if the address is taken. */
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

const credentialOf = (db: Db, email: string) =>
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
    ]);

export const findCredential = (db: Db, email: string) => credentialOf(db, email).executeTakeFirst();

/** Finds a credential again, locked with its account until the transaction ends; undefined if it changed meanwhile. */
export const lockCredential = (
  trx: Db,
  email: string,
  { id, password_hash }: { readonly id: string; readonly password_hash: string },
) =>
  credentialOf(trx, email)
    .where('member.id', '=', id)
    .where('credential.password_hash', '=', password_hash)
    .forKeyShare('member')
    .forShare('credential')
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

export const isCodeValid = async (db: Db, purpose: Purpose, hash: Buffer, now: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('one_time_code')
    .where('code_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .select('member_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Deletes the member's code of this purpose. */
export const deleteCode = async (db: Db, memberId: string, purpose: Purpose): Promise<void> => {
  await db
    .deleteFrom('one_time_code')
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .execute();
};

/** Deletes a code and returns the member's id: if several tries come at once, one succeeds. */
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

/** Confirms the member's address if it is not confirmed; returns the member. */
export const confirmMember = (db: Db, memberId: string, now: Date): Promise<MemberRow> =>
  db
    .updateTable('member')
    .set((set) => ({ confirmed_at: set.fn.coalesce('confirmed_at', set.val(now)) }))
    .where('id', '=', memberId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Records that the password's owner has read the account's mailbox. */
export const markCredentialProved = async (db: Db, memberId: string): Promise<void> => {
  await db
    .updateTable('credential')
    .set({ address_proved: true })
    .where('member_id', '=', memberId)
    .where('address_proved', '=', false)
    .execute();
};

/** Tables with the means to log in to an account or to recover it. */
export const credentialTables = [
  'credential',
  'one_time_code',
  'second_factor',
  'recovery_code',
  'passkey',
  'address_change',
  'identity_link',
] as const;

/** Anonymises a deleted account. Its id stays, for the other parties of its threads. */
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
  await deleteRowsOf(db, credentialTables, memberId);
};

/** Locks an account, so that its changes run one after the other; false if it is deleted or unknown. */
export const lockLiveMember = async (db: Db, memberId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('member')
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
};

/** Tables whose rows are useless once they have expired. */
export const expiringTables = [
  'session',
  'one_time_code',
  'passkey_challenge',
  'address_change',
  'identity_request',
  'identity_ticket',
] as const;

/** Deletes up to `limit` expired rows of a table, and returns their number. */
export const deleteExpired = (
  db: Db,
  table: (typeof expiringTables)[number],
  now: Date,
  limit: number,
): Promise<number> => deleteSome(db, table, sql`expires_at < ${now}`, limit);

/** A firm, with the role of the person in its team. */
export type FirmRow = Pick<MemberRow, (typeof namesOfFirm)[number]> & { readonly role: SeatRole };
const namesOfFirm = ['id', 'first_name', 'last_name', 'company_name', 'customer_name', 'deleted_at'] as const;

/** Firms in whose team a person has a seat (place) now. */
export const findFirmsOf = (db: Db, personId: string): Promise<FirmRow[]> =>
  db
    .selectFrom('seat')
    .innerJoin('member', 'member.id', 'seat.firm_id')
    .where('seat.person_id', '=', personId)
    .where('seat.ended_at', 'is', null)
    .where('member.suspended_at', 'is', null)
    .where('member.deleted_at', 'is', null)
    .select(namesOfFirm.map((column) => `member.${column}` as const))
    .select('seat.role')
    .execute();
