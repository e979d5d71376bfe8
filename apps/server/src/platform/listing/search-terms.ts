import type pg from 'pg';

/** A tsquery, and roughly how many rows of a list match it. */
export interface Match {
  readonly query: string;
  readonly estimatedRows: number;
}

/** Typed words as a query of the lists. */
export interface Search {
  /** Matches rows with all of the words. */
  readonly words: Match;
  /** Matches rows with all of the words in their head: title, domain, department, city. */
  readonly heads: Match;
}

interface SearchRow {
  words: string | null;
  heads: string | null;
  listed: number | null;
  headed: number | null;
}

/** Lists that have their own count of words. */
export type ListOfWords = 'missions' | 'jobs' | 'members';

/** Parses typed words for a list. Undefined if they contain only stop words (« le », « de la »). */
export const readSearchTerms = async (
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
    words: { query: row.words, estimatedRows: row.listed ?? 0 },
    heads: { query: row.heads, estimatedRows: row.headed ?? 0 },
  };
};
