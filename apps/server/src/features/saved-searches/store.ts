import type { AlertFrequency } from '@basoche/domain/options/alert-frequencies';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import type { SearchFilters } from '@basoche/domain/searches/filters';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { violatedConstraint } from '../../platform/database.ts';
import type { SavedSearchTable } from '../../platform/schema/saved-searches.ts';

export type SearchRow = Pick<
  Selectable<SavedSearchTable>,
  'id' | 'name' | 'audience' | 'filters' | 'frequency' | 'created_at' | 'alerted_at'
>;

const columns = ['id', 'name', 'audience', 'filters', 'frequency', 'created_at', 'alerted_at'] as const;

/** What a member chooses of a search. */
export interface SearchChoices {
  readonly name: string;
  readonly nameKey: string;
  readonly filters: SearchFilters;
  /** The same filters as the lists ask for them. */
  readonly asked: {
    readonly domain?: readonly string[] | undefined;
    readonly nature?: readonly string[] | undefined;
    readonly department?: readonly string[] | undefined;
    readonly onPlace?: boolean | undefined;
    readonly lowAtMost?: number | undefined;
    readonly highAtLeast?: number | undefined;
  };
  readonly frequency: AlertFrequency;
}

interface NewSearch extends SearchChoices {
  readonly memberId: string;
  readonly audience: MissionAudience;
  readonly now: Date;
}

/** What is stored of a member's choices. */
export const chosenColumns = ({ name, nameKey, filters, asked, frequency }: SearchChoices) => ({
  name,
  name_key: nameKey,
  filters: JSON.stringify(filters),
  domains: asked.domain ? [...asked.domain] : null,
  natures: asked.nature ? [...asked.nature] : null,
  departments: asked.department ? [...asked.department] : null,
  on_place: asked.onPlace ?? null,
  low_at_most: asked.lowAtMost ?? null,
  high_at_least: asked.highAtLeast ?? null,
  frequency,
});

export const listByMember = (db: Db, memberId: string): Promise<SearchRow[]> =>
  db
    .selectFrom('saved_search')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** How many searches a member has; no other is counted or added by them until the transaction ends. */
export const countLocked = async (trx: Db, memberId: string): Promise<number> => {
  await sql`select from member where id = ${memberId}::uuid for no key update`.execute(trx);
  const { rows } = await sql<{ number: number }>`
    select count(*)::integer as number from saved_search where member_id = ${memberId}::uuid`.execute(trx);
  return rows[0]?.number ?? 0;
};

/** `null` where the member has another search of this name. */
const unlessNameTaken = async <Result>(write: Promise<Result>): Promise<Result | null> => {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === 'saved_search_name') return null;
    throw error;
  }
};

export const insert = (db: Db, search: NewSearch): Promise<SearchRow | null> =>
  unlessNameTaken(
    db
      .insertInto('saved_search')
      .values({
        ...chosenColumns(search),
        member_id: search.memberId,
        audience: search.audience,
        created_at: search.now,
      })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  );

/** The member's own search, locked until the transaction ends. */
export const lockOwn = (trx: Db, memberId: string, id: string): Promise<SearchRow | undefined> =>
  trx
    .selectFrom('saved_search')
    .select(columns)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();

export const update = (trx: Db, id: string, choices: SearchChoices): Promise<SearchRow | null> =>
  unlessNameTaken(
    trx
      .updateTable('saved_search')
      .set(chosenColumns(choices))
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),
  );

/** Whether the member had it. */
export const remove = async (db: Db, memberId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const removeAllOf = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('saved_search').where('member_id', '=', memberId).execute();
};
