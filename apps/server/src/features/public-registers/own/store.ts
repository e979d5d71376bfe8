import type { PublicRegister } from '@basoche/domain/public-registers/registers';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { PublicRegisterMatchTable } from '../../../platform/database/schema/tables.ts';

export type OwnRow = Selectable<PublicRegisterMatchTable>;

export const listOwn = (db: Db, memberId: string): Promise<OwnRow[]> =>
  db
    .selectFrom('public_register_match')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('register')
    .execute();

/** Removes the line from a member until staff have checked it. */
export const dispute = async (
  trx: Trx,
  memberId: string,
  register: PublicRegister,
  now: Date,
): Promise<void> => {
  await sql`
    update public_register_match set state = 'doubtful', name = null, first_name = null, bar = null, court = null,
      siren = null, since_day = null, seen_on = null, decided_by = null, found_at = ${now}, disputed_at = ${now},
      answer_reason = null
    where member_id = ${memberId} and register = ${register}`.execute(trx);
};
