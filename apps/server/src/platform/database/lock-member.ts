import { sql } from 'kysely';
import { refuse } from '../http/refusal.ts';
import type { Db } from './database.ts';

/**
 * Locks a member's account until the transaction ends, so that it is neither deleted nor suspended meanwhile.
 * With `alone`, the lock is exclusive: for limits on a number of things.
 */
export const lockMember = async (trx: Db, memberId: string, { alone = false } = {}): Promise<void> => {
  const lock = alone ? sql`for no key update` : sql`for key share`;
  const { rows } = await sql`
    select from member where id = ${memberId}::uuid and deleted_at is null and suspended_at is null ${lock}`.execute(
    trx,
  );
  if (rows.length === 0) refuse('UNAUTHENTICATED');
};
