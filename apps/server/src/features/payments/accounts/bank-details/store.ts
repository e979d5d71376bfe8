import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { rowOf } from '../../../../platform/database/rows.ts';
import type { BankDetailsTable } from '../../../../platform/database/schema/tables.ts';
import { sealedColumn } from '../../../../platform/secrets/sealed-column.ts';

export type BankDetailsRow = Selectable<BankDetailsTable>;

export const save = async (db: Db, row: Insertable<BankDetailsTable>): Promise<BankDetailsRow> => {
  const { member_id: _, ...written } = row;
  return db
    .insertInto('bank_details')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(written))
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const find = (db: Db, memberId: string): Promise<BankDetailsRow | undefined> =>
  db.selectFrom('bank_details').selectAll().where('member_id', '=', memberId).executeTakeFirst();

export const holderOf = async (db: Db, memberId: string): Promise<string> => {
  const row = await rowOf<{ name: string }>(db)`
    select display_name(m) as name from member m where m.id = ${memberId}::uuid`;
  return row?.name ?? '';
};

export const remove = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('bank_details').where('member_id', '=', memberId).execute();
};

interface Disclosure {
  readonly applicationId: string;
  readonly ownerId: string;
  readonly readerId: string;
  /** The person who acts for a firm. */
  readonly personId: string | null;
}

/** Stores the first and the last time of disclosure, and the person of the last one. */
export const noteDisclosure = async (
  db: Db,
  { applicationId, ownerId, readerId, personId }: Disclosure,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('bank_details_disclosure')
    .values({
      application_id: applicationId,
      owner_id: ownerId,
      reader_id: readerId,
      person_id: personId,
      first_at: now,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet({ last_at: now, person_id: personId }),
    )
    .execute();
};

export const sealed = sealedColumn('bank_details', 'sealed');
