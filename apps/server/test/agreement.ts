import { expect } from 'vitest';
import type { TestApp } from './app.ts';

interface Saved {
  readonly id: string;
}

interface Sides<Search extends Saved> {
  /** Column with the id of the found publication. */
  readonly column: 'mission_id' | 'job_id';
  /** Ids that the list returns under the search's filters. */
  readonly listed: (search: Search) => Promise<readonly string[]>;
  /** Runs the job that finds the searches matching this publication. */
  readonly find: (id: string) => Promise<void>;
}

const found = async ({ platform }: TestApp, column: string): Promise<Map<string, string[]>> => {
  const { rows } = await platform.database.pool.query<{ search_id: string; id: string }>(
    `select search_id, ${column} as id from saved_search_hit`,
  );
  const bySearch = new Map<string, string[]>();
  for (const { search_id, id } of rows) bySearch.set(search_id, [...(bySearch.get(search_id) ?? []), id]);
  return bySearch;
};

/**
 * Expects each search to find exactly those of these publications that its list shows. Returns their total
 * number.
 */
export const expectAgreement = async <Search extends Saved>(
  test: TestApp,
  { column, listed, find }: Sides<Search>,
  searches: readonly Search[],
  ids: readonly string[],
): Promise<number> => {
  await test.platform.database.pool.query('delete from saved_search_hit');
  for (const id of ids) await find(id);
  const hits = await found(test, column);
  let number = 0;
  for (const search of searches) {
    const shown = await listed(search);
    number += shown.length;
    expect((hits.get(search.id) ?? []).toSorted(), JSON.stringify(search)).toEqual(shown.toSorted());
  }
  return number;
};
