import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';

/** Deletes every second factor of the account, with its recovery codes. */
export const removeSecondFactors = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('passkey').where('member_id', '=', memberId).execute();
  await db.deleteFrom('second_factor').where('member_id', '=', memberId).execute();
  await db.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
};

/** Deletes the second factors added before the mailbox was proved and, if there was one, the recovery codes. */
export const removeUnprovedSecondFactors = async (db: Db, memberId: string): Promise<void> => {
  let removed = 0n;
  for (const table of ['passkey', 'second_factor'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('member_id', '=', memberId)
      .where('address_proved', '=', false)
      .executeTakeFirstOrThrow();
    removed += numDeletedRows;
  }
  if (removed > 0n) await db.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
};

/** Ends the link to an identity at the provider, which signs in without the password. */
export const removeIdentity = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('identity_link').where('member_id', '=', memberId).execute();
};

/**
 * True if the session was opened by somebody who has read the account's mailbox. Refuses an ended session,
 * and locks it against being ended until the transaction ends.
 */
export const isSessionProved = async (db: Db, sessionId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('session')
    .select('address_proved')
    .where('id', '=', sessionId)
    .forShare()
    .executeTakeFirst();
  return (row ?? refuse('UNAUTHENTICATED')).address_proved;
};

export const markSessionProved = async (db: Db, sessionId: string): Promise<void> => {
  await db.updateTable('session').set({ address_proved: true }).where('id', '=', sessionId).execute();
};
