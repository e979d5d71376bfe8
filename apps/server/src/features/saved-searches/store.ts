import type { JobFilters } from '@basoche/contract/jobs/filters';
import type { MissionFilters } from '@basoche/contract/missions/filters';
import type { AlertFrequency } from '@basoche/domain/options/alert-frequencies';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import type { SearchAudience } from '@basoche/domain/options/search-audiences';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/database.ts';
import { lockMember } from '../../platform/database/lock-member.ts';
import { rowOf } from '../../platform/database/rows.ts';
import type { SavedSearchTable } from '../../platform/database/schema/tables.ts';
import { deleteRowsOf } from '../../platform/erasure.ts';
import type { Narrowed } from '../../platform/listing/definition.ts';
import { jobNarrowings } from '../jobs/list/service.ts';
import { missionNarrowings } from '../missions/list/service.ts';

type OfList =
  | { readonly audience: MissionAudience; readonly filters: MissionFilters }
  | { readonly audience: 'jobs'; readonly filters: JobFilters };

type Columns = Pick<
  Selectable<SavedSearchTable>,
  'id' | 'name' | 'audience' | 'filters' | 'frequency' | 'created_at' | 'alerted_at'
>;

export type SearchRow = Omit<Columns, 'audience' | 'filters'> & OfList;

/** Safe to cast: stored filters matched their list when they were written. */
const asRow = (columns: Columns) => columns as SearchRow;

const columns = ['id', 'name', 'audience', 'filters', 'frequency', 'created_at', 'alerted_at'] as const;

/** Filters of both lists; each has a column of its name. */
const narrowings = { ...missionNarrowings, ...jobNarrowings };

/** A member's choices for a search. */
export interface SearchChoices {
  readonly name: string;
  readonly nameKey: string;
  readonly audience: SearchAudience;
  readonly filters: object;
  /** The same filters as the lists use them; those unknown to the list are left out. */
  readonly asked: Narrowed<typeof narrowings>;
  readonly frequency: AlertFrequency;
}

interface NewSearch extends SearchChoices {
  readonly memberId: string;
  /** The person of a firm whose alert it is; null for a member. */
  readonly personId: string | null;
  readonly now: Date;
}

const askedColumns = (asked: SearchChoices['asked']) => {
  const names = Object.keys(narrowings) as (keyof typeof narrowings)[];
  const values = names.map((name) => [name, asked[name] ?? null]);
  return Object.fromEntries(values) as Pick<Selectable<SavedSearchTable>, keyof typeof narrowings>;
};

/** Columns of a member's choices. */
export const chosenColumns = ({ name, nameKey, audience, filters, asked, frequency }: SearchChoices) => ({
  name,
  name_key: nameKey,
  audience,
  filters: JSON.stringify(filters),
  ...askedColumns(asked),
  frequency,
});

export const listByMember = async (db: Db, memberId: string): Promise<SearchRow[]> => {
  const rows = await db
    .selectFrom('saved_search')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(asRow);
};

/** Counts a member's searches. Locks the member, so that no other call adds one before the transaction ends. */
export const countLocked = async (trx: Db, memberId: string): Promise<number> => {
  await lockMember(trx, memberId, { alone: true });
  const row = await rowOf<{ number: number }>(trx)`
    select count(*)::integer as number from saved_search where member_id = ${memberId}::uuid`;
  return row?.number ?? 0;
};

/** `null` if the member has another search of this name. */
const unlessNameTaken = async (write: Promise<Columns>): Promise<SearchRow | null> => {
  try {
    return asRow(await write);
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
        person_id: search.personId,
        created_at: search.now,
      })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  );

/** Locks a search of the member until the transaction ends. */
export const lockOwn = async (trx: Db, memberId: string, id: string): Promise<SearchRow | undefined> => {
  const row = await trx
    .selectFrom('saved_search')
    .select(columns)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row && asRow(row);
};

export const update = (trx: Db, id: string, choices: SearchChoices): Promise<SearchRow | null> =>
  unlessNameTaken(
    trx
      .updateTable('saved_search')
      .set(chosenColumns(choices))
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),
  );

/** Deletes a search; false if the member had none with this id. */
export const remove = async (db: Db, memberId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const ownTables = ['saved_search'] as const;

export const eraseOf = (db: Db, memberId: string): Promise<void> => deleteRowsOf(db, ownTables, memberId);
