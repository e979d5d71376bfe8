import { sql } from 'kysely';
import type pg from 'pg';
import { type Db, unhurried } from '../database/database.ts';

/** A tsquery, and about how many of a list match it. */
export interface Match {
  readonly query: string;
  readonly about: number;
}

/** Words that were typed, as the lists look for them. */
export interface Search {
  /** What has all of the words. */
  readonly words: Match;
  /** What has them all in its head: title, domain, department, city. */
  readonly heads: Match;
}

interface SearchRow {
  words: string | null;
  heads: string | null;
  listed: number | null;
  headed: number | null;
}

/** The lists whose words are known, each its own. */
export type ListOfWords = 'missions' | 'jobs' | 'members';

/** Reads words against those of a list. Undefined where they say nothing (« le », « de la »). */
export const readWords = async (
  pool: pg.Pool,
  list: ListOfWords,
  typed: string,
): Promise<Search | undefined> => {
  const { rows } = await pool.query<SearchRow>({
    name: 'listing.search',
    text: 'select words::text, heads::text, listed, headed from word_search($1, $2)',
    values: [list, typed],
  });
  const [row] = rows;
  if (!row?.words || !row.heads) return undefined;
  return {
    words: { query: row.words, about: row.listed ?? 0 },
    heads: { query: row.heads, about: row.headed ?? 0 },
  };
};

/** Counts again how many of each list have each word: lists choose by it how they are read. */
export const countWords = (db: Db): Promise<void> =>
  unhurried(db, (trx) => sql`select count_words()`.execute(trx));
