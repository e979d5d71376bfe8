import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { SecondFactorTable } from '../../../platform/database/schema/tables.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import { sealedColumn } from '../../../platform/secrets/sealed-column.ts';
import { isSessionProved } from '../mailbox-proof/store.ts';

/** Queries of second factors: the authenticator (application for one-time codes, TOTP), recovery codes, and the number of passkeys. */

/**
 * An authenticator: its secret, sealed, and the last time step whose code was used. `address_proved` is true if it was set up in a
 * session that proved the mailbox.
 */
export type SecondFactorRow = Selectable<SecondFactorTable>;

/** Saves the sealed secret of an authenticator, to be confirmed by a code, in place of an earlier one. False if one is confirmed already. */
export const saveSecret = async (
  db: Db,
  { memberId, sessionId }: Pick<PersonViewer, 'memberId' | 'sessionId'>,
  sealedSecret: Buffer,
  now: Date,
): Promise<boolean> => {
  const written = {
    sealed_secret: sealedSecret,
    created_at: now,
    address_proved: await isSessionProved(db, sessionId),
  };
  const row = await db
    .insertInto('second_factor')
    .values({ member_id: memberId, ...written })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(written).where('second_factor.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Locks the member's second factor until the transaction ends. */
export const lockFactor = (db: Db, memberId: string): Promise<SecondFactorRow | undefined> =>
  db.selectFrom('second_factor').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirst();

/** Confirms the authenticator; `step` is the time step of the code that was given. */
export const confirmFactor = async (db: Db, memberId: string, step: number, now: Date): Promise<void> => {
  await db
    .updateTable('second_factor')
    .set({ confirmed_at: now, last_step: step })
    .where('member_id', '=', memberId)
    .execute();
};

/** Records the time step of the code just used, so that neither it nor an earlier one works again. */
export const saveLastStep = async (db: Db, memberId: string, step: number): Promise<void> => {
  await db.updateTable('second_factor').set({ last_step: step }).where('member_id', '=', memberId).execute();
};

export const removeFactor = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('second_factor').where('member_id', '=', memberId).execute();
};

/** Gives a member's authenticator to another member, with its secret sealed for them. */
export const moveFactor = async (
  db: Db,
  memberId: string,
  { to, sealedSecret }: { readonly to: string; readonly sealedSecret: Buffer },
): Promise<void> => {
  await db
    .updateTable('second_factor')
    .set({ member_id: to, sealed_secret: sealedSecret })
    .where('member_id', '=', memberId)
    .execute();
};

export const removeRecoveryCodes = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
};

/** Replaces the member's recovery codes. */
export const replaceRecoveryCodes = async (
  db: Db,
  memberId: string,
  hashes: readonly Buffer[],
): Promise<void> => {
  await removeRecoveryCodes(db, memberId);
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash })))
    .execute();
};

/** Deletes a recovery code and returns true if it was there, so that it works once. */
export const takeRecoveryCode = async (db: Db, memberId: string, hash: Buffer): Promise<boolean> => {
  const row = await db
    .deleteFrom('recovery_code')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
};

export const countRecoveryCodes = async (db: Db, memberId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('recovery_code')
    .where('member_id', '=', memberId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Locks the account until the transaction ends, against other changes of its factors. Refuses an account whose address, and with it its login, was given to another. */
export const lockAccount = async (db: Db, memberId: string) => {
  const row = await db
    .selectFrom('member')
    .select(['kind', 'has_second_factor'])
    .where('id', '=', memberId)
    .where('email', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? refuse('UNAUTHENTICATED');
};

/** Kind of member, and whether the account has any second factor. */
export type Account = Awaited<ReturnType<typeof lockAccount>>;

export const emailOf = async (db: Db, memberId: string): Promise<string> => {
  const row = await db.selectFrom('member').select('email').where('id', '=', memberId).executeTakeFirst();
  return row?.email ?? '';
};

/** The account's factors: whether it has an authenticator, and its numbers of passkeys and recovery codes. */
export const readFactors = async (db: Db, memberId: string) => {
  const { authenticators, passkeys, codes } = await db
    .selectNoFrom((select) => [
      select
        .selectFrom('second_factor')
        .where('member_id', '=', memberId)
        .where('confirmed_at', 'is not', null)
        .select((row) => row.fn.countAll<number>().as('count'))
        .as('authenticators'),
      select
        .selectFrom('passkey')
        .where('member_id', '=', memberId)
        .select((row) => row.fn.countAll<number>().as('count'))
        .as('passkeys'),
      select
        .selectFrom('recovery_code')
        .where('member_id', '=', memberId)
        .select((row) => row.fn.countAll<number>().as('count'))
        .as('codes'),
    ])
    .executeTakeFirstOrThrow();
  return { hasApplication: authenticators === 1, passkeys: passkeys ?? 0, recoveryCodesLeft: codes ?? 0 };
};

/** Column of the sealed secrets, for a change of the key that seals them. */
export const sealedSecrets = sealedColumn('second_factor', 'sealed_secret');
