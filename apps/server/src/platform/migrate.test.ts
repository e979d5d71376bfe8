import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../test/database.ts';
import { type Database, openDatabase } from './database.ts';
import { openLog } from './log.ts';
import { migrate } from './migrate.ts';

const log = openLog('silent');
let database: TestDatabase;
let opened: Database;
let folder: string;

beforeEach(async () => {
  database = await createDatabase({ empty: true });
  opened = openDatabase(database.url, log);
  folder = await mkdtemp(join(tmpdir(), 'basoche-migrations-'));
});
afterEach(async () => {
  await opened.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(opened.pool, log, { folder: pathToFileURL(`${folder}/`) });

test('each migration is applied once, in order, by processes that start together', async () => {
  await write('0001_first.sql', 'create table first (id int)');
  await write('0002_second.sql', 'alter table first add column second int');
  const done = await Promise.all([run(), run(), run()]);
  expect(done.flat()).toEqual(['0001_first.sql', '0002_second.sql']);
});

test('one that fails leaves nothing behind', async () => {
  await write('0001_first.sql', 'create table first (id int); select 1 / 0');
  await expect(run()).rejects.toThrow(/division by zero/);
  const { rows } = await opened.pool.query("select to_regclass('first') as found");
  expect(rows).toEqual([{ found: null }]);
});

test('a database that is newer than the program is refused, and left as it is', async () => {
  await write('0001_first.sql', 'create table first (id int)');
  await write('0002_second.sql', 'select 1');
  await run();
  await rm(join(folder, '0002_second.sql'));
  await expect(run()).rejects.toThrow(/newer than this program.*0002_second\.sql/);
});

test('a migration that was changed after it was applied is refused', async () => {
  await write('0001_first.sql', 'create table first (id int)');
  await run();
  await write('0001_first.sql', 'create table first (id bigint)');
  await expect(run()).rejects.toThrow(/changed after it was applied/);
});
