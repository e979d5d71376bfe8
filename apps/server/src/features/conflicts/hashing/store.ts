import type { Insertable } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';
import type { ConflictSchemeTable } from '../../../platform/database/schema/tables.ts';
import { sealedColumn } from '../../../platform/secrets/sealed-column.ts';

export const texts = sealedColumn('conflict_entry', 'sealed_text', 'id');
export const hashes = sealedColumn('conflict_entry', 'sealed_hashes', 'id');
export const partyTexts = sealedColumn('mission_named_party', 'sealed_text', 'id');
export const partyHashes = sealedColumn('mission_named_party', 'sealed_hashes', 'id');
/** Lists without names may have no salt. */
export const salts = sealedColumn('mission_party_list', 'sealed_salt', 'mission_id');
export const answers = sealedColumn('conflict_check', 'sealed_answer', 'id');

export const findKey = async (trx: Trx, no: number): Promise<Buffer | undefined> => {
  const row = await trx
    .selectFrom('conflict_scheme')
    .select('sealed_key')
    .where('no', '=', no)
    .executeTakeFirst();
  return row?.sealed_key;
};

/** Inserts the key, unless a concurrent call has inserted one. */
export const insertScheme = async (trx: Trx, row: Insertable<ConflictSchemeTable>): Promise<void> => {
  await trx
    .insertInto('conflict_scheme')
    .values(row)
    .onConflict((conflict) => conflict.column('no').doNothing())
    .execute();
};

export const lockKey = async (trx: Trx, no: number): Promise<Buffer | undefined> => {
  const row = await trx
    .selectFrom('conflict_scheme')
    .select('sealed_key')
    .where('no', '=', no)
    .forUpdate()
    .executeTakeFirst();
  return row?.sealed_key;
};

export const setKey = async (trx: Trx, no: number, sealed: Buffer): Promise<void> => {
  await trx.updateTable('conflict_scheme').set({ sealed_key: sealed }).where('no', '=', no).execute();
};
