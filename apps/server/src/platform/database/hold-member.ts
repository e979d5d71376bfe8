import { sql } from 'kysely';
import { refuse } from '../http/refusal.ts';
import type { Db } from './database.ts';

/**
 * Holds a member's account until the transaction ends: whoever is deleting or suspending it is waited for, and waits. A call
 * that was let in before leaves nothing behind it. `alone`: nobody else holds it so at the same time, for what is counted.
 */
export const holdMember = async (trx: Db, memberId: string, { alone = false } = {}): Promise<void> => {
  const lock = alone ? sql`for no key update` : sql`for key share`;
  const { rows } = await sql`
    select from member where id = ${memberId}::uuid and deleted_at is null and suspended_at is null ${lock}`.execute(
    trx,
  );
  if (rows.length === 0) refuse('UNAUTHENTICATED');
};
