import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { OfficeFilterTable } from '../../../platform/database/schema/tables.ts';

const filterColumns = ['id', 'name', 'search'] as const;
type FilterRow = Pick<OfficeFilterTable, 'name' | 'search'> & { id: string };

export const filtersOf = (db: Db, memberId: string, list: string): Promise<FilterRow[]> =>
  db
    .selectFrom('office_filter')
    .select(filterColumns)
    .where('member_id', '=', memberId)
    .where('list', '=', list)
    .orderBy(sql`lower(unaccent(name))`)
    .execute();

export const saveFilter = (db: Db, filter: Insertable<OfficeFilterTable>): Promise<FilterRow> =>
  db
    .insertInto('office_filter')
    .values(filter)
    .onConflict((conflict) =>
      conflict
        .expression(sql`member_id, list, lower(name)`)
        .doUpdateSet({ name: filter.name, search: filter.search }),
    )
    .returning(filterColumns)
    .executeTakeFirstOrThrow();

/** Deletes a saved filter; false if the member has none with this id. */
export const deleteFilter = async (db: Db, memberId: string, id: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('office_filter')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
