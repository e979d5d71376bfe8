import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Tables of a database for a copy: all permanent ones of every schema, with their rows as text in a fixed order. */

export interface Column {
  readonly name: string;
  readonly type: string;
}

export interface TableShape {
  readonly schema: string;
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly Column[];
}

export const nameOf = ({ schema, name }: Pick<TableShape, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const tablesOf = async (client: pg.ClientBase): Promise<TableShape[]> => {
  const { rows } = await client.query<TableShape>(`
    select n.nspname as schema, c.relname as name, (
      select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      -- The queue's own book of what it is: a program brings its queue forward by itself.
      and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
    order by 1, 2`);
  return rows;
};

const list = (columns: readonly Column[]): string => columns.map(({ name }) => quoted(name)).join(', ');

export interface Sum {
  readonly rows: number;
  readonly sha256: string;
}

export const counting = () => {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (lines: readonly string[]) => {
      for (const line of lines) hash.update(`${line}\n`);
      rows += lines.length;
    },
    sum: (): Sum => ({ rows, sha256: hash.digest('hex') }),
  };
};

const rowsAtOnce = 1_000;

/**
 * A table's rows in batches, as the open transaction sees them, ordered by their text: the same order on every server.
 */
export async function* rowsOf(client: pg.ClientBase, table: TableShape): AsyncGenerator<string[]> {
  await client.query(
    `declare kept_rows no scroll cursor for
     select line from (select row(${list(table.columns)})::text as line from ${nameOf(table)}) kept order by line collate "C"`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from kept_rows`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close kept_rows');
}

/** Prepares the database to parse rows of this table, which `insertRows` then inserts. */
export const expectRows = async (client: pg.ClientBase, { columns }: TableShape): Promise<void> => {
  await client.query('drop type if exists pg_temp.kept_row');
  await client.query(
    `create type pg_temp.kept_row as (${columns.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ')})`,
  );
};

export const insertRows = async (
  client: pg.ClientBase,
  table: TableShape,
  lines: readonly string[],
): Promise<void> => {
  const fields = table.columns.map(({ name }) => `(r.kept).${quoted(name)}`).join(', ');
  await client.query(
    `with r as materialized (select line::pg_temp.kept_row as kept from unnest($1::text[]) line)
     insert into ${nameOf(table)} (${list(table.columns)}) overriding system value select ${fields} from r`,
    [lines],
  );
};

export const sumOf = async (client: pg.ClientBase, table: TableShape): Promise<Sum> => {
  const counted = counting();
  for await (const lines of rowsOf(client, table)) counted.add(lines);
  return counted.sum();
};
