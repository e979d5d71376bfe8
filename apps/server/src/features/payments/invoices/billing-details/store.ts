import { feeInstalment } from '@basoche/domain/payments/instalment';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { BillingDetailsTable } from '../../../../platform/database/schema/tables.ts';
import { feeCents, feePaidAt, feeRow } from '../../../../platform/listing/instalments.ts';

export type DetailsRow = Selectable<BillingDetailsTable>;

export const find = (db: Db, memberId: string): Promise<DetailsRow | undefined> =>
  db.selectFrom('billing_details').selectAll().where('member_id', '=', memberId).executeTakeFirst();

export const save = async (db: Db, row: Insertable<BillingDetailsTable>): Promise<void> => {
  const { member_id: _, ...change } = row;
  await db
    .insertInto('billing_details')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute();
};

export const remove = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('billing_details').where('member_id', '=', memberId).execute();
};

/** Threads of a creator with a paid fee that has no invoice yet. */
export const feesToInvoice = async (db: Db, creatorId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select a.id from application a ${feeRow}
    where a.creator_id = ${creatorId}::uuid and ${feeCents} > 0 and ${feePaidAt} is not null
      and not exists (select from invoice i where i.application_id = a.id and i.instalment = ${feeInstalment}
        and i.issuer = 'platform')`.execute(db);
  return rows.map(({ id }) => id);
};
