import type pg from 'pg';
import { missionTexts } from './texts.ts';

/**
 * Common parts of all large data sets: people, texts of realistic length and vocabulary, codes as unevenly distributed
 * as on a real platform.
 */

export const companies = 5_000;
export const candidates = 20_000;
export const texts = 4_000;

export interface DataSize {
  /** Number of missions or of offers. */
  readonly entries: number;
  readonly open: number;
  readonly applications: number;
}

export const sizeOf = (entries: number): DataSize => ({
  entries,
  open: Math.min(entries, Math.max(10_000, entries / 10)),
  applications: entries,
});

/**
 * Draws a code unevenly, as Paris and business law dominate in reality: the cube of a uniform draw favours the start
 * of the list.
 */
export const leaning = (codes: string, salt: string) =>
  `(${codes})[1 + floor(power(${even(salt)}, 3) * array_length(${codes}, 1))::int]`;

export const even = (salt: string) => `((hashint8(i * 31 + ${salt})::bigint + 2147483648) / 4294967296.0)`;

const people = [
  `insert into member (kind, email, company_name, is_moral, presentation, confirmed_at, verified_at)
   select 'COMPANY', 'bench-' || i || '@basoche.example', 'Entreprise ' || i, true, 'Une entreprise.', now(), now()
   from generate_series(1, ${companies}) i`,
  `insert into member (kind, email, first_name, last_name, job_name, phone, zip_code, confirmed_at, verified_at)
   select 'EMPLOYEE', 'candidat-' || i || '@basoche.example', 'Camille', 'Roy ' || i, 'Juriste', '0612345678', '75001', now(), now()
   from generate_series(1, ${candidates}) i`,
  `create temporary table creator as
   select row_number() over (order by id)::int as number, id from member where kind = 'COMPANY'`,
  `create temporary table candidate as
   select row_number() over (order by id)::int as number, id from member where kind = 'EMPLOYEE'`,
];

/** The words of each text, computed once: a million missions share them and differ only in their facets. */
const poolOfTexts = `
create temporary table pool as
select number, title, description, city, left(description, 247) || '...' as summary,
  words_of(concat_ws(' ', title, city, description))
    || array(select 't=' || word from unnest(words_of(concat_ws(' ', title, city))) word) as found_by
from jsonb_to_recordset($1::jsonb) as t(number integer, title text, description text, city text)`;

interface Index {
  indexname: string;
  indexdef: string;
}

/** Creates the indexes after the tables are filled, in a tenth of the time. */
export const withoutIndexes = async (
  client: pg.Client,
  table: string,
  fill: () => Promise<unknown>,
): Promise<void> => {
  const { rows } = await client.query<Index>(
    `select indexname, indexdef from pg_indexes where tablename = $1 and indexdef not like '%UNIQUE%'`,
    [table],
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  await fill();
  for (const { indexdef } of rows) await client.query(indexdef);
};

/** Inserts people and texts into an empty, migrated database, without a statement timeout. */
export const fillPeople = async (client: pg.Client): Promise<void> => {
  await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'; set work_mem = '256MB'");
  // The directory has a data set of its own.
  await client.query('alter table member disable trigger member_listed_insert');
  for (const statement of people) await client.query(statement);
  await client.query('alter table member enable trigger member_listed_insert');
  const numbered = missionTexts(texts).map((text, index) => ({ number: index + 1, ...text }));
  await client.query(poolOfTexts, [JSON.stringify(numbered)]);
  await client.query('analyze creator; analyze candidate; analyze pool');
};

/** Counts the words, and vacuums and analyzes every table. */
export const settle = async (client: pg.Client, tables: readonly string[]): Promise<void> => {
  await client.query('select count_words()');
  for (const table of [...tables, 'listed_word', 'application', 'member']) {
    await client.query(`vacuum (analyze) ${table}`);
  }
};
