import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction, openPool } from '../src/store.ts';
import { createDatabase, type TestDatabase } from './support.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createDatabase();
  pool = openPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Ends the server's process of a connection, as a server that is lost does with all of them. */
const terminate = async (pid: number): Promise<void> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('select pg_terminate_backend($1)', [pid]).finally(() => client.end());
};

it('a connection that is lost between two statements fails its transaction, and not the process', async () => {
  const connected = new Promise<pg.PoolClient>((resolve) => pool.once('acquire', resolve));
  const failed = inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
    const client = await connected;
    const ended = new Promise((resolve) => client.once('end', resolve));
    await terminate(rows[0]?.pid ?? 0);
    await ended;
    await db.query('select 1');
  });
  await expect(failed).rejects.toThrow();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
