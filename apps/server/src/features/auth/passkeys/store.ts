import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { violatedConstraint } from '../../../platform/database/database.ts';
import type { PasskeyChallengeTable, PasskeyTable } from '../../../platform/database/schema/tables.ts';

export type PasskeyRow = Selectable<PasskeyTable>;
/** A random value that the device must sign, used once. */
type Challenge = Selectable<PasskeyChallengeTable>;

/** Passkeys of a member, newest first. */
export const listPasskeys = (db: Db, memberId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Inserts a passkey; `null` if an account has this key already. */
export const insertPasskey = async (
  db: Db,
  passkey: Insertable<PasskeyTable>,
): Promise<PasskeyRow | null> => {
  try {
    return await db.insertInto('passkey').values(passkey).returningAll().executeTakeFirstOrThrow();
  } catch (error) {
    if (violatedConstraint(error) === 'passkey_credential_id_key') return null;
    throw error;
  }
};

export const renamePasskey = (
  db: Db,
  { id, memberId }: { readonly id: string; readonly memberId: string },
  name: string,
): Promise<PasskeyRow | undefined> =>
  db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returningAll()
    .executeTakeFirst();

/** False if the member has no passkey with this id. */
export const removePasskey = async (db: Db, memberId: string, id: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Finds a passkey by the device's credential id, and locks it until the transaction ends. */
export const lockPasskey = (db: Db, credentialId: Buffer): Promise<PasskeyRow | undefined> =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Saves the time of use and the device's count of signatures, which reveals a copied key. */
export const recordUse = async (db: Db, id: string, counter: number, now: Date): Promise<void> => {
  await db.updateTable('passkey').set({ counter, used_at: now }).where('id', '=', id).execute();
};

export const insertChallenge = async (db: Db, challenge: Challenge): Promise<void> => {
  await db.insertInto('passkey_challenge').values(challenge).execute();
};

/**
 * Deletes a valid challenge; of several simultaneous answers, only one gets true. The challenge of a login
 * has no session.
 */
export const takeChallenge = async (
  db: Db,
  { challenge_hash, purpose, session_id }: Omit<Challenge, 'expires_at'>,
  now: Date,
): Promise<boolean> => {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', challenge_hash)
    .where('purpose', '=', purpose)
    .where('session_id', 'is not distinct from', session_id)
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst();
  return row !== undefined;
};
