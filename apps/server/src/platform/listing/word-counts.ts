import { sql } from 'kysely';
import type { Database, Db } from '../database/database.ts';
import { rowOf } from '../database/rows.ts';
import type { ListOfWords } from './search-terms.ts';

/**
 * Counts how many rows of each list contain each word; lists choose their query plan by these counts. Works
 * in parts of one statement each, over temporary tables of one connection; only the final copy of the words
 * is one statement.
 */

const listings: Readonly<Record<ListOfWords, { readonly table: string; readonly key: string }>> = {
  missions: { table: 'mission_listing', key: 'mission_id' },
  jobs: { table: 'job_listing', key: 'job_id' },
  members: { table: 'member_listing', key: 'member_id' },
};

interface Parts {
  /** Rows of a list that one statement reads. */
  readonly rows: number;
  /** Words that one statement writes. */
  readonly words: number;
}

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Adds the marks of some rows to the counts. `t=` begins a word of a head, `f=` a facet of the directory. */
const countRows = (own: Db, list: ListOfWords, after: string, until: string) => {
  const { table, key } = listings[list];
  const rows = sql`format(${`select marks from ${table} where ${key} > %L and ${key} <= %L`}, ${after}::text, ${until}::text)`;
  return sql`
    with found as materialized (select word, ndoc from ts_stat(${rows})), facets as (
      insert into counted_facet as c (facet, listed) select word, ndoc from found where ${list} = 'members' and word like 'f=%'
      on conflict (facet) do update set listed = c.listed + excluded.listed)
    insert into counted_word as c (word, listed, headed)
    select regexp_replace(word, '^t=', ''), coalesce(sum(ndoc) filter (where word not like 't=%'), 0),
      coalesce(sum(ndoc) filter (where word like 't=%'), 0)
    from found where word !~ '^[a-su-z]=' group by 1
    on conflict (word) do update set listed = c.listed + excluded.listed, headed = c.headed + excluded.headed`.execute(
    own,
  );
};

const countList = async (own: Db, list: ListOfWords, limit: number): Promise<void> => {
  await sql`truncate counted_word, known_word`.execute(own);
  // Words of a publication that is added meanwhile are kept.
  await sql`insert into known_word select word from listed_word where list = ${list}`.execute(own);
  const { table, key } = listings[list];
  for (let after = beforeAll; ; ) {
    const last = await rowOf<{ id: string }>(own)`
      select id from (select ${sql.ref(key)} as id from ${sql.table(table)} where ${sql.ref(key)} > ${after}::uuid
        order by 1 limit ${limit}) part order by id desc limit 1`;
    if (last === undefined) break;
    await countRows(own, list, after, last.id);
    after = last.id;
  }
  await sql`analyze counted_word, known_word`.execute(own);
};

/** Writes the counts of a list, and deletes the words that it does not contain any more. */
const writeWordCounts = async (own: Db, list: ListOfWords, limit: number): Promise<void> => {
  for (let after = ''; ; ) {
    const last = await rowOf<{ word: string }>(own)`
      select word from counted_word where word > ${after} order by word offset ${limit - 1} limit 1`;
    const within = (word: string) =>
      sql`${sql.ref(word)} > ${after} and (${last?.word ?? null}::text is null or ${sql.ref(word)} <= ${last?.word ?? null})`;
    await sql`
      insert into listed_word as w (list, word, listed, headed)
      select ${list}, word, listed, headed from counted_word where ${within('word')}
      on conflict (list, word) do update set listed = excluded.listed, headed = excluded.headed
        where (w.listed, w.headed) <> (excluded.listed, excluded.headed)`.execute(own);
    await sql`
      delete from listed_word w using known_word k
      where w.list = ${list} and w.word = k.word and ${within('k.word')}
        and not exists (select from counted_word c where c.word = k.word)`.execute(own);
    if (last === undefined) break;
    after = last.word;
  }
};

/** Writes the counts of the directory's facets, which are as few as its choices. */
const writeFacetCounts = (own: Db) =>
  sql`
    merge into member_facet f using counted_facet found on found.facet = f.facet
    when matched and f.listed <> found.listed then update set listed = found.listed
    when not matched by target then insert (facet, listed) values (found.facet, found.listed)
    when not matched by source then delete`.execute(own);

/** Recounts all words. Needs a connection that keeps its session, for its temporary tables. */
export const countWords = (
  { sessions }: Pick<Database, 'sessions'>,
  { rows, words }: Parts = { rows: 5_000, words: 5_000 },
): Promise<void> =>
  sessions.db.connection().execute(async (own) => {
    await sql`drop table if exists counted_word, counted_facet, known_word`.execute(own);
    await sql`create temporary table counted_word (word text collate "C" primary key, listed integer, headed integer)`.execute(
      own,
    );
    await sql`create temporary table counted_facet (facet text primary key, listed integer)`.execute(own);
    await sql`create temporary table known_word (word text collate "C" primary key)`.execute(own);
    try {
      for (const list of ['missions', 'jobs', 'members'] as const) {
        await countList(own, list, rows);
        await writeWordCounts(own, list, words);
      }
      await writeFacetCounts(own);
    } finally {
      await sql`drop table if exists counted_word, counted_facet, known_word`.execute(own);
    }
  });
