import type { Db } from '../../../platform/database/database.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';

/** Moves a firm's login to the account of a person, who then acts for the firm. */

/** Login of an account: its address, and whether a second factor is set up. */
export interface Login {
  readonly email: string;
  readonly confirmed_at: Date | null;
  readonly has_second_factor: boolean;
}

/** Locks an account and reads its login; undefined if it has none. */
export const lockLogin = async (db: Db, memberId: string): Promise<Login | undefined> => {
  const row = await db
    .selectFrom('member')
    .select(['email', 'confirmed_at', 'has_second_factor'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row?.email == null ? undefined : { ...row, email: row.email };
};

/** Locks a session and reads its proofs: second factor, and mailbox. Undefined if it has ended. */
export const lockSession = (db: Db, { memberId, sessionId }: PersonViewer, now: Date) =>
  db
    .selectFrom('session')
    .select(['second_factor_at', 'address_proved'])
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

interface NewPerson extends Login {
  readonly firstName: string;
  readonly lastName: string;
}

/** Takes the login off a member's row and inserts a person with it, of the kind customer; returns the person's id. */
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

/** Moves password, passkeys, recovery codes and the linked identity to the person, and voids the links of mails sent to the former account. */
export const moveSecrets = async (db: Db, from: string, to: string): Promise<void> => {
  for (const table of ['credential', 'passkey', 'recovery_code', 'identity_link'] as const) {
    await db.updateTable(table).set({ member_id: to }).where('member_id', '=', from).execute();
  }
  for (const table of ['one_time_code', 'address_change'] as const) {
    await db.deleteFrom(table).where('member_id', '=', from).execute();
  }
};
