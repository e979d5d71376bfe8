import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { openLog } from '../observability/log.ts';
import { type Database, openDatabase } from './database.ts';
import { statementsAtMost } from './named-statements.ts';

let own: TestDatabase;
let database: Database;

beforeAll(async () => {
  own = await createDatabase({ empty: true });
  // A single connection, so that each call finds the statements that the last one prepared.
  database = openDatabase(own.url, openLog('silent'), { connections: 1, sessionUrl: own.sessionUrl });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const prepared = async () => {
  const { rows } = await database.pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements',
  );
  return rows.map(({ statement }) => statement);
};

it('prepares a statement that comes again, and none that comes once', async () => {
  const ask = (text: string) =>
    sql`select ${sql.raw(`'${text}'`)} as said, ${1}::int as one`.execute(database.db);
  await ask('once');
  for (let time = 0; time < 3; time += 1) {
    const { rows } = await ask('again');
    expect(rows).toEqual([{ said: 'again', one: 1 }]);
  }
  expect(await prepared()).toEqual(["select 'again' as said, $1::int as one"]);
});

it('prepares no more than a connection has room for, and goes on answering', async () => {
  for (let index = 0; index < statementsAtMost + 20; index += 1) {
    for (let time = 0; time < 2; time += 1) {
      const { rows } = await sql<{
        sum: number;
      }>`select ${sql.raw(String(index))} + ${1}::int as sum`.execute(database.db);
      expect(rows[0]?.sum).toBe(index + 1);
    }
  }
  expect(await prepared()).toHaveLength(statementsAtMost);
});

it.each(['alone', 'in a transaction'])(
  'answers %s after a migration gave the table another column',
  async (way) => {
    const table = sql.table(`changing_${way.length}`);
    await database.close();
    database = openDatabase(own.url, openLog('silent'), { connections: 1, sessionUrl: own.sessionUrl });
    await sql`create table ${table} (id int)`.execute(database.db);
    await sql`insert into ${table} values (1)`.execute(database.db);
    const ask = async () => {
      const read = (db: Database['db']) => sql`select * from ${table} where id = ${1}`.execute(db);
      const { rows } = way === 'alone' ? await read(database.db) : await database.transaction(read);
      return rows;
    };
    for (let time = 0; time < 3; time += 1) expect(await ask()).toEqual([{ id: 1 }]);
    await sql`alter table ${table} add column name text`.execute(database.db);
    for (let time = 0; time < 3; time += 1) expect(await ask()).toEqual([{ id: 1, name: null }]);
    // As another text: PgBouncer prepares a text once for all its clients.
    expect(await prepared()).toContain(`select * from "changing_${way.length}" where id = $1 /* 1 */`);
  },
);
