import type { MemberKind, UserType } from '@basoche/domain/members/kinds';
import { sql, type Updateable } from 'kysely';
import { type Db, violatedConstraint } from '../../../platform/database/database.ts';
import type { MemberTable } from '../../../platform/database/schema/tables.ts';
import type { Addresses } from '../../../platform/listing/addresses.ts';

type Change = Pick<Updateable<MemberTable>, 'is_indexed' | 'vanity'>;

/** Saves the change; false if another member has the address. */
export const saveVisibility = async (db: Db, memberId: string, change: Change): Promise<boolean> => {
  if (Object.keys(change).length === 0) return true;
  try {
    await db.updateTable('member').set(change).where('id', '=', memberId).execute();
    return true;
  } catch (error) {
    if (violatedConstraint(error) === 'member_vanity_key') return false;
    throw error;
  }
};

/** Finds a member by short address, if others may open the page. */
export const findByVanity = (db: Db, vanity: string): Promise<{ id: string; kind: UserType } | undefined> =>
  db
    .selectFrom('member')
    .select(['id', 'kind'])
    .where('vanity', '=', vanity)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();

const isMapped = (kinds: readonly MemberKind[]) => sql`
  m.is_indexed and m.deleted_at is null and m.suspended_at is null and m.confirmed_at is not null
  and m.kind = any(${[...kinds]}::text[])`;

/** Pages of these kinds that search engines may show, by id, for the sitemap. */
export const mappedPages = (kinds: readonly MemberKind[]): Addresses => ({
  parts: async (db, size) => {
    const { rows } = await sql<{ id: string }>`
      select id from (
        select m.id, row_number() over (order by m.id) as number from member m where ${isMapped(kinds)}) numbered
      where number % ${size}::integer = 1 order by id`.execute(db);
    return rows.map(({ id }) => id);
  },
  from: async (db, start, limit) => {
    const { rows } = await sql<{ id: string }>`
      select m.id from member m
      where ${isMapped(kinds)} and m.id ${sql.raw(start.isAfter ? '>' : '>=')} ${start.id}::uuid
      order by m.id limit ${limit}`.execute(db);
    return rows.map(({ id }) => ({ id, changedAt: null, isOpen: true }));
  },
});
