import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasers } from '../src/features/own-data/erasure/service.ts';
import { createTestApp, type TestApp } from './app.ts';
import { keptTables } from './proof/erasure-classes.ts';

/**
 * Every table with member data is covered by the erasure of an account: a feature empties it, or a written reason
 * keeps it.
 */

let test: TestApp;
let pool: pg.Pool;
beforeAll(async () => {
  test = await createTestApp();
  pool = test.platform.database.pool;
});
afterAll(() => test.close());

/** Pattern of columns with a member's id that have no foreign key, or one to a firm. */
const nameOfMember =
  '(^|_)(member|user|person|creator|candidate|owner|author|sender|subject|reporter|issuer|buyer|payee|reader|firm)_id$';

/** Tables that refer to a member, by a foreign key or by the name of a column. */
const tablesOfMembers = async (of: Pick<pg.ClientBase, 'query'> = pool): Promise<string[]> => {
  const { rows } = await of.query<{ name: string }>(
    `select r.relname as name from pg_constraint c join pg_class r on r.oid = c.conrelid
     where c.contype = 'f' and c.confrelid = 'member'::regclass
     union
     select r.relname from pg_attribute a join pg_class r on r.oid = a.attrelid
     where r.relnamespace = 'public'::regnamespace and r.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and a.atttypid = 'uuid'::regtype and a.attname ~ $1
     order by 1`,
    [nameOfMember],
  );
  return rows.map(({ name }) => name);
};

const emptied = new Set<string>(erasers.flatMap(({ empties }) => empties));
const forgotten = (tables: readonly string[]): string[] =>
  tables.filter((table) => !emptied.has(table) && keptTables[table] === undefined);

describe('the erasure of an account', () => {
  it('forgets no table that refers to a member', async () => {
    expect(forgotten(await tablesOfMembers())).toEqual([]);
  });

  it('keeps and empties no table at once, and knows none that does not refer to a member', async () => {
    const tables = await tablesOfMembers();
    const known = [...emptied, ...Object.keys(keptTables)];
    expect(known.toSorted()).toEqual([...new Set(known)].toSorted());
    expect(known.filter((table) => !tables.includes(table))).toEqual([]);
  });

  it.each([
    ['by a foreign key', 'create table planted (whose uuid primary key references member on delete cascade)'],
    ['by the name of a column', 'create table planted (owner_id uuid not null, words text)'],
  ])('is seen to forget a table that refers to a member %s', async (_how, statement) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(statement);
      expect(forgotten(await tablesOfMembers(client))).toEqual(['planted']);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
