import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasers } from '../../src/features/own-data/erasure/service.ts';
import { markOf } from '../../src/platform/files/files.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { kept, nobodys, ownRows } from './erasure-classes.ts';
import { fillEveryTable, type Leaver } from './filled-account.ts';

/** Erases an account with rows in every table, then searches every table for its words (trust, "Who may what"). */

const word = 'zcanari';
let test: TestApp;
let pool: pg.Pool;
let leaver: Leaver;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  pool = test.platform.database.pool;
  leaver = await fillEveryTable(test, word);
});
afterAll(() => test.close());

interface Column {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

const tablesOfProgram = async (): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
  );
  return rows.map(({ name }) => name);
};

/** Every column that can hold a word, in all schemas of the database. */
const columnsWithWords = async (): Promise<Column[]> => {
  const { rows } = await pool.query<Column>(`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.udt_name as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.udt_name in ('text', 'varchar', 'citext', 'json', 'jsonb', '_text', 'tsvector', 'bytea')
    order by 1, 2, 3`);
  return rows;
};

const values: Readonly<Record<string, string>> = {
  text: `'${word}' || substr(md5(random()::text), 1, 6)`,
  varchar: `'${word}' || substr(md5(random()::text), 1, 6)`,
  citext: `'${word}' || substr(md5(random()::text), 1, 6)`,
  json: `json_build_array('${word}')`,
  jsonb: `jsonb_build_array('${word}')`,
  _text: `array['${word}']`,
};

/** Writes the word into a column. False if a constraint of the column allows only codes. */
const plant = async ({ table, column, type }: Column, of: string): Promise<boolean> => {
  const client = await pool.connect();
  const write = `update ${table} set ${column} = ${values[type]} where ${of}`;
  try {
    for (const before of ['', `alter table ${table} disable trigger user;`]) {
      try {
        await client.query(`begin; ${before}`);
        const { rowCount } = await client.query(write, [leaver.id]);
        if (before !== '')
          await client.query(`set constraints all immediate; alter table ${table} enable trigger user`);
        await client.query('commit');
        return (rowCount ?? 0) > 0;
      } catch {
        await client.query('rollback');
      }
    }
    return false;
  } finally {
    client.release();
  }
};

/** Every `table.column` that contains the word, as text or as bytes. */
const found = async (): Promise<string[]> => {
  const places: string[] = [];
  for (const { schema, table, column, type } of await columnsWithWords()) {
    const said = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const { rows } = await pool.query(
      `select 1 from "${schema}"."${table}" where ${said} ilike '%${word}%' limit 1`,
    );
    if (rows.length > 0)
      places.push(schema === 'public' ? `${table}.${column}` : `${schema}.${table}.${column}`);
  }
  return places;
};

const filesThatSay = async (): Promise<string[]> => {
  const ids: string[] = [];
  for await (const { id } of test.platform.files.list()) {
    const content = await test.platform.files.open(id);
    if (content === null) continue;
    if ((await text(Readable.from(content))).toLowerCase().includes(word)) ids.push(id);
  }
  return ids;
};

describe('the erasure of an account', () => {
  it("knows every table: whose rows it has, or that it has nobody's", async () => {
    expect([...Object.keys(ownRows), ...Object.keys(nobodys)].toSorted()).toEqual(await tablesOfProgram());
  });

  it('is of an account that is in every table', async () => {
    const empty: string[] = [];
    for (const [table, of] of Object.entries(ownRows)) {
      const { rows } = await pool.query(`select 1 from ${table} where ${of} limit 1`, [leaver.id]);
      if (rows.length === 0) empty.push(table);
    }
    expect(empty).toEqual([]);
  });

  it('leaves its words nowhere but where a written reason keeps them', async () => {
    const columns = (await columnsWithWords()).filter(
      ({ schema, table, type }) => schema === 'public' && ownRows[table] !== undefined && type in values,
    );
    const planted: string[] = [];
    for (const column of columns) {
      if (await plant(column, ownRows[column.table] ?? 'false'))
        planted.push(`${column.table}.${column.column}`);
    }
    // Checks that the search finds planted words: otherwise it would always pass.
    const before = new Set(await found());
    expect(planted.filter((place) => before.has(place)).length).toBeGreaterThan(80);
    expect(await filesThatSay()).toEqual(expect.arrayContaining([...leaver.files.own, ...leaver.files.sent]));

    const answer = await test.call('DELETE', '/users/me', { token: await leaver.token() });
    expect(answer.statusCode, answer.body).toBe(204);
    await test.drain();
    await pool.query('select count_words()');

    const places = await found();
    expect(places.filter((place) => kept[place] === undefined)).toEqual([]);
    // A reason for a place that no longer contains the word must be removed.
    expect(Object.keys(kept).filter((place) => !places.includes(place))).toEqual([]);
    expect(await filesThatSay()).toEqual([...leaver.files.sent]);
  });

  it('leaves no row of its own in the tables that features say they empty', async () => {
    const { rows } = await pool.query<{ name: string; column: string }>(
      `select r.relname as name, a.attname as column from pg_constraint c
       join pg_class r on r.oid = c.conrelid join pg_attribute a on a.attrelid = r.oid and a.attnum = any (c.conkey)
       where c.contype = 'f' and c.confrelid = 'member'::regclass`,
    );
    const emptied = new Set<string>(erasers.flatMap(({ empties }) => empties));
    const left: string[] = [];
    for (const { name, column } of rows.filter((row) => emptied.has(row.name))) {
      const { rowCount } = await pool.query(`select from ${name} where ${column} = $1 limit 1`, [leaver.id]);
      if (rowCount) left.push(`${name}.${column}`);
    }
    expect(left).toEqual([]);
  });

  it('leaves the mark that has a restored copy erase it again', async () => {
    const marks = await Array.fromAsync(test.platform.files.marks());
    expect(marks.map(({ id }) => id)).toContain(markOf(leaver.id));
  });
});
