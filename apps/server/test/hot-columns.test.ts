import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Columns of a thread that change with each message, or with each reading of one. */
const changing = ['position', 'last_hash', 'updated_at', 'creator_read_position', 'candidate_read_position'];

it('no index of threads holds what each message changes, which would then be written to every index', async () => {
  // Columns in conditions count, too.
  const { rows } = await test.platform.database.pool.query(
    `select i.indexrelid::regclass as index, a.attname as column
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid
    where i.indrelid = 'application'::regclass and a.attname = any($1) and (a.attnum = any(i.indkey) or exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = i.indexrelid
        and d.refobjid = i.indrelid and d.refobjsubid = a.attnum))`,
    [changing],
  );
  expect(rows).toEqual([]);
});
