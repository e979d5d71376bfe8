import type pg from 'pg';

/** Facts of the columns that kysely-codegen does not read; the keys are `table.column`. */
export interface ColumnFacts {
  /** The values that a check lists one by one. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Columns that PostgreSQL computes. */
  readonly computed: ReadonlySet<string>;
}

/**
 * `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`, or `<@ ARRAY[…]` for a column of arrays; nothing beside the list.
 * One that is not validated yet (`NOT VALID`) binds every row that is written from then on.
 */
const listedValues =
  /^CHECK \(\("?\w+"? (?:= ANY \(|<@ )ARRAY\[('(?:[^']|'')*'::text(?:, '(?:[^']|'')*'::text)*)\]\)?\)\)(?: NOT VALID)?$/;

const valuesIn = (check: string): string[] | undefined =>
  listedValues
    .exec(check)?.[1]
    ?.match(/'(?:[^']|'')*'(?=::text)/g)
    ?.map((literal) => literal.slice(1, -1).replaceAll("''", "'"));

/** Reads them from a migrated database. */
export const readColumnFacts = async (pool: pg.Pool): Promise<ColumnFacts> => {
  const checks = await pool.query<{ path: string; check: string }>(`
    select t.relname || '.' || a.attname as path, pg_get_constraintdef(c.oid) as check
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace`);
  const computed = await pool.query<{ path: string }>(`
    select t.relname || '.' || a.attname as path
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relnamespace = 'public'::regnamespace and a.attgenerated <> ''`);
  const values = new Map<string, readonly string[]>();
  for (const { path, check } of checks.rows) {
    const found = valuesIn(check);
    if (found !== undefined) values.set(path, found);
  }
  return { values, computed: new Set(computed.rows.map(({ path }) => path)) };
};
