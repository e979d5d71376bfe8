import type { Db } from '../../../platform/database/database.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';

export interface Owner {
  readonly email: string;
  readonly confirmed_at: Date | null;
  readonly has_second_factor: boolean;
}

/** Locks an account, and reads what its login consists of; undefined if it has none. */
export const lockOwner = async (db: Db, memberId: string): Promise<Owner | undefined> => {
  const row = await db
    .selectFrom('member')
    .select(['email', 'confirmed_at', 'has_second_factor'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row?.email == null ? undefined : { ...row, email: row.email };
};

/** Locks a session of an account, and reads which proofs it gave; undefined if it has ended. */
export const lockSession = (db: Db, { memberId, sessionId }: PersonViewer, now: Date) =>
  db
    .selectFrom('session')
    .select(['second_factor_at', 'address_proved'])
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

interface NewPerson extends Owner {
  readonly firstName: string;
  readonly lastName: string;
}

/** Takes the address from a member and inserts a customer with it, a natural person; returns the id. */
export const insertPerson = async (
  db: Db,
  memberId: string,
  { firstName, lastName, ...login }: NewPerson,
): Promise<string> => {
  await db
    .updateTable('member')
    .set({ email: null, has_second_factor: false })
    .where('id', '=', memberId)
    .execute();
  const { id } = await db
    .insertInto('member')
    .values({
      kind: 'CUSTOMER',
      is_moral: false,
      first_name: firstName,
      last_name: lastName,
      customer_name: `${firstName} ${lastName}`,
      ...login,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Moves password, passkeys and recovery codes, and voids the links that mails brought to the former account. */
export const moveSecrets = async (db: Db, from: string, to: string): Promise<void> => {
  for (const table of ['credential', 'passkey', 'recovery_code'] as const) {
    await db.updateTable(table).set({ member_id: to }).where('member_id', '=', from).execute();
  }
  for (const table of ['one_time_code', 'address_change'] as const) {
    await db.deleteFrom(table).where('member_id', '=', from).execute();
  }
};
