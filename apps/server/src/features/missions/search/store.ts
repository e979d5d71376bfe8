import { sql } from 'kysely';
import type pg from 'pg';
import { type Db, unhurried } from '../../../platform/database.ts';

/** Words that were typed, as the lists look for them: tsqueries, and about how many missions match each. */
export interface Search {
  /** Missions that have all of the words. */
  readonly words: { readonly query: string; readonly about: number };
  /** Those that have them all in their head: title, domain, department, city. */
  readonly heads: { readonly query: string; readonly about: number };
}

interface SearchRow {
  words: string | null;
  heads: string | null;
  listed: number | null;
  headed: number | null;
}

/** Reads words against those of the missions. Undefined where they say nothing (« le », « de la »). */
export const readWords = async (pool: pg.Pool, typed: string): Promise<Search | undefined> => {
  const { rows } = await pool.query<SearchRow>({
    name: 'missions.search',
    text: "select words::text, heads::text, listed, headed from word_search('missions', $1)",
    values: [typed],
  });
  const [row] = rows;
  if (!row?.words || !row.heads) return undefined;
  return {
    words: { query: row.words, about: row.listed ?? 0 },
    heads: { query: row.heads, about: row.headed ?? 0 },
  };
};

/** Counts again how many missions have each word: lists choose by it how they are read. */
export const countWords = (db: Db): Promise<void> =>
  unhurried(db, (trx) => sql`select count_words()`.execute(trx));
