import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { openLog } from '../observability/log.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { neededExtensions, oldestPostgres, serverRefusal } from './requirements.ts';

const log = openLog('silent');
let database: TestDatabase;
let opened: Database;
let folder: string;

beforeEach(async () => {
  database = await createDatabase({ empty: true });
  opened = openDatabase(database.url, log, { sessionUrl: database.sessionUrl });
  folder = await mkdtemp(join(tmpdir(), 'basoche-migrations-'));
});
afterEach(async () => {
  await opened.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(opened.sessions.pool, log, { folder: pathToFileURL(`${folder}/`) });

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

test('an older program runs on the tables after migrations that only add', async () => {
  await write('0101_first.sql', 'create table first (id int)');
  await run();
  await write('0102_second.sql', 'alter table first add column second int');
  await write('0103_third.sql', 'create table third (id int)');
  await run();
  await rm(join(folder, '0102_second.sql'));
  await rm(join(folder, '0103_third.sql'));
  expect(await run()).toEqual([]);
});

test('a program from before the number of a drop or a check is refused, and the next one is not', async () => {
  await write('0101_first.sql', 'create table first (id int, old int)');
  await write('0102_second.sql', 'select 1');
  await write('0103_third.sql', 'select 1');
  await write('0104_drop.sql', '-- contract: unused since 0102\nalter table first drop column old');
  await write('0105_check.sql', '-- contract: kept since 0101\nselect 1');
  await run();
  for (const name of ['0105_check.sql', '0104_drop.sql', '0103_third.sql']) await rm(join(folder, name));
  expect(await run()).toEqual([]);
  await rm(join(folder, '0102_second.sql'));
  await expect(run()).rejects.toThrow(/0104_drop\.sql, which needs a program that knows migration 0102/);
});

test('a database that an older migrator made newer is refused, and so is one with a migration in between', async () => {
  await write('0101_first.sql', 'create table first (id int)');
  await write('0103_third.sql', 'select 1');
  await run();
  await opened.pool.query("insert into schema_migration values (102, '0102_other.sql', '', now(), 74)");
  await expect(run()).rejects.toThrow(/0102_other\.sql, which this program does not know/);
  await opened.pool.query(
    "update schema_migration set version = 104, name = '0104_other.sql', survived_from = null where version = 102",
  );
  await expect(run()).rejects.toThrow(/0104_other\.sql, which this program does not know/);
});

test('a migration that was changed after it was applied is refused', async () => {
  await write('0001_first.sql', 'create table first (id int)');
  await run();
  await write('0001_first.sql', 'create table first (id bigint)');
  await expect(run()).rejects.toThrow(/changed after it was applied/);
});

test('a server that is too old, or lacks an extension, is refused with what to do', async () => {
  expect(serverRefusal({ version: 16, name: '16.4', missing: [] })).toBe(
    'DATABASE_URL leads to PostgreSQL 16.4: Basoche needs PostgreSQL 17 or newer.',
  );
  expect(serverRefusal({ version: 17, name: '17.0', missing: ['citext', 'pg_trgm'] })).toContain(
    'no extension citext, pg_trgm',
  );
  expect(serverRefusal({ version: 17, name: '17.0', missing: [] })).toBeNull();
  // The refusal comes before anything is written.
  const asked: string[] = [];
  const old = {
    connect: async () => ({
      query: async (text: string) => {
        asked.push(text);
        return { rows: [{ version: 16, name: '16.4', missing: [] }] };
      },
      release: () => undefined,
    }),
  };
  await expect(migrate(old as never, log)).rejects.toThrow(/PostgreSQL 16\.4/);
  expect(asked).toHaveLength(1);
});

test('the documents name the oldest PostgreSQL and every extension that the migrations create', async () => {
  const migrations = new URL('../../../migrations/', import.meta.url);
  const created = new Set<string>();
  for (const name of await readdir(migrations)) {
    const text = await readFile(new URL(name, migrations), 'utf8');
    for (const [, extension = ''] of text.matchAll(/create extension if not exists (\w+)/gi))
      created.add(extension);
  }
  expect([...created].sort()).toEqual([...neededExtensions]);
  const runbook = await readFile(new URL('../../../../../docs/RUNBOOK.md', import.meta.url), 'utf8');
  for (const extension of neededExtensions) expect(runbook).toContain(`\`${extension}\``);
  const variables = await readFile(new URL('../../../../../docs/configuration.md', import.meta.url), 'utf8');
  for (const text of [runbook, variables]) expect(text).toContain(`${oldestPostgres} or newer`);
});
