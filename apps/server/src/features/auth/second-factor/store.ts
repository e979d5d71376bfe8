import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { SecondFactorTable } from '../../../platform/schema/staff.ts';

export type SecondFactorRow = Selectable<SecondFactorTable>;

/** Keeps a secret that nothing proves yet, in place of an earlier one. False where one is proved already. */
export const saveSecret = async (db: Db, memberId: string, sealed: Buffer, now: Date): Promise<boolean> => {
  const written = { sealed_secret: sealed, created_at: now };
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

/** The second factor of a member, which nobody else tries until the transaction ends. */
export const lockFactor = (db: Db, memberId: string): Promise<SecondFactorRow | undefined> =>
  db.selectFrom('second_factor').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirst();

export const confirmFactor = async (db: Db, memberId: string, step: number, now: Date): Promise<void> => {
  await db
    .updateTable('second_factor')
    .set({ confirmed_at: now, last_step: step })
    .where('member_id', '=', memberId)
    .execute();
};

export const keepStep = async (db: Db, memberId: string, step: number): Promise<void> => {
  await db.updateTable('second_factor').set({ last_step: step }).where('member_id', '=', memberId).execute();
};

export const insertRecoveryCodes = async (
  db: Db,
  memberId: string,
  hashes: readonly Buffer[],
): Promise<void> => {
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash })))
    .execute();
};

/** Takes a recovery code out, and with it the right to use it. */
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

/** From now on this session has passed its second factor. */
export const markPassed = async (db: Db, sessionId: string, now: Date): Promise<void> => {
  await db.updateTable('session').set({ second_factor_at: now }).where('id', '=', sessionId).execute();
};

export const emailOf = async (db: Db, memberId: string): Promise<string> => {
  const row = await db.selectFrom('member').select('email').where('id', '=', memberId).executeTakeFirst();
  return row?.email ?? '';
};
