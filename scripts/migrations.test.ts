import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lastWithoutRule } from '../apps/server/src/platform/database/surviving-programs.ts';
import { root } from './support/command.ts';
import { migrationFaults } from './support/migration-rules.ts';
import { read } from './support/sources.ts';

/**
 * Checks that the previous version survives each migration
 * (docs/decisions/0093-migrations-that-the-version-before-survives.md).
 */

const folder = 'apps/server/migrations';
const files = readdirSync(join(root, folder))
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, sql: read(`${folder}/${name}`) }));

it('the version before survives every migration since the rule began', async () => {
  expect(files.length).toBeGreaterThan(60);
  expect(await migrationFaults(files, { after: `00${lastWithoutRule}` })).toEqual([]);
});

it('the rule would have stopped migrations of before', async () => {
  const faults = await migrationFaults(files, { after: '0000' });
  expect(faults).toEqual(
    expect.arrayContaining([
      '0041_notification_wishes.sql: drops member.wants_digests',
      '0010_job_offers.sql: drops the table mission_word',
      '0071_words_beside_typographic_signs.sql: renames cut_as_words to cut_as_words_before',
      '0067_notification_keys.sql: makes notification.key not null without a validated check',
    ]),
  );
  expect(faults.filter((line) => line.includes('nothing is known'))).toEqual([]);
});

/** A table for migrations to change, and a later migration without a change. */
const before = [
  {
    name: '0001_first.sql',
    sql: `create table post (id int primary key, title text, name citext constraint one_name unique);
      create unique index post_title on post (title);
      create index post_name on post (name);
      create function words(a text) returns text language sql as 'select a';
      create trigger keep before update on post for each row execute function suppress_redundant_updates_trigger()`,
  },
  { name: '0002_second.sql', sql: 'select 1' },
];

/** Faults of a third migration, or of several from the third on. */
const faultsOf = async (...texts: string[]): Promise<string[]> => {
  const added = texts.map((sql, at) => ({ name: `000${at + 3}_new.sql`, sql }));
  const faults = await migrationFaults([...before, ...added], { after: '0002' });
  return faults.map((line) => line.replace(/_new\.sql/, ''));
};

describe('a migration is refused that', () => {
  it.each([
    ['drop table post', 'drops the table post'],
    ['drop table if exists public.post cascade', 'drops the table public.post'],
    ['alter table post drop column title', 'drops post.title'],
    ['drop function words(text)', 'drops the function words'],
    ['drop trigger keep on post', 'drops the trigger post.keep'],
    ['drop index post_title', 'drops the index post_title'],
    ['alter table post drop constraint post_pkey', 'drops the unique constraint post_pkey'],
    ['alter table post alter column title drop default', 'drops the default of post.title'],
    ['alter table post rename column title to heading', 'renames title to heading'],
    ['alter table post rename to article', 'renames post to article'],
    ['alter function words rename to terms', 'renames words to terms'],
    ['alter index post_title rename to post_heading', 'renames post_title to post_heading'],
    ['alter table post alter column id type bigint', 'changes the type of post.id'],
    ['alter table post alter title set not null', 'makes post.title not null without a validated check'],
    ['alter table post add body text not null', 'adds post.body, not null and without a default'],
    [
      'alter table post add at timestamptz default clock_timestamp()',
      'adds post.at, whose values rewrite the table',
    ],
    ['alter table post add n serial', 'adds post.n, whose values rewrite the table'],
    [
      'alter table post add t text generated always as (lower(title)) stored',
      'adds post.t, whose values rewrite the table',
    ],
    [
      'alter table post add n int check (n > 0)',
      'adds post.n with a constraint in its line, which is not "not valid"',
    ],
    [
      'alter table post add n int unique',
      'adds post.n with a constraint in its line, which is not "not valid"',
    ],
    [
      'alter table post add n int default 1 references post',
      'adds post.n with a constraint in its line, which is not "not valid"',
    ],
    ['create index post_id on post (id)', 'builds the index post_id of post without "if not exists"'],
    ['create unique index post_id on post (id)', 'builds the index post_id of post without "if not exists"'],
    [
      'drop index post_name; create index if not exists post_name on post (name, id)',
      'builds post_name anew under its old name, which nobody can do beforehand',
    ],
    [
      'alter table post add constraint c check (id > 0)',
      'adds the constraint c of post, neither "not valid" nor "using index"',
    ],
    [
      'alter table post add constraint c unique (title)',
      'adds the constraint c of post, neither "not valid" nor "using index"',
    ],
    [
      'alter table post add foreign key (id) references post',
      'adds the constraint CONSTR_FOREIGN of post, neither "not valid" nor "using index"',
    ],
    [
      'alter table post add n int; alter table post add constraint c check (n > 0) not valid; alter table post validate constraint c',
      'validates c under the lock of its own migration',
    ],
    [
      'alter table post disable trigger user',
      'changes post by AT_DisableTrigUser, of which nothing is known',
    ],
    ['truncate post', 'has a TruncateStmt, of which nothing is known'],
    ['alter table post add constraint c check (id > 0) not valid', 'forbids values of post, by c'],
    ['alter table post add n int, add constraint c check (n > id) not valid', 'forbids values of post, by c'],
    [
      'alter table post add constraint c foreign key (id) references post not valid',
      'forbids values of post, by c',
    ],
    [
      'alter table post add n int default 0; create unique index if not exists post_n on post (title, n)',
      'lets values of post stand once, by post_n',
    ],
    ['create unique index if not exists post_id on post (id)', 'lets values of post stand once, by post_id'],
    [
      "do $$ begin execute 'drop table post'; end $$",
      'changes the schema inside of a do block, where it is not read',
    ],
    ["select ';'; /* drop */ drop table post -- ;", 'drops the table post'],
  ])('%s', async (sql, fault) => {
    expect(await faultsOf(sql)).toEqual([`0003: ${fault}`]);
  });
});

describe('a migration is taken that', () => {
  it.each([
    'create table reply (id int primary key, post_id int not null references post); create index on reply (post_id)',
    'alter table post add body text, add n int not null default 0, add at timestamptz not null default now()',
    'alter table post add parent_id int references post',
    'create index if not exists post_id on post (id); drop index post_name',
    'alter table post add n int, add constraint c check (n > 0) not valid, alter column title drop not null',
    'alter table post add n int; create unique index if not exists post_n on post (n); alter table post add constraint u unique using index post_n',
    'alter table post add n int; alter table post add constraint c foreign key (n) references post not valid',
    "create or replace function words(a text) returns text language sql as 'select lower(a)'",
    "create function pg_temp.f() returns int language sql as 'select 1'; drop function pg_temp.f()",
    "create function once(a int[]) returns int language sql as 'select 1'; drop function once(int[])",
    'create temp table held (id int); alter table held alter id set not null; drop table held',
    "update post set title = 'drop table post'; comment on table post is 'alter table'",
    "do $$ begin update post set title = ''; end $$",
  ])('%s', async (sql) => {
    expect(await faultsOf(sql)).toEqual([]);
  });

  it('makes a column not null once a validated check says so', async () => {
    const check =
      '-- contract: kept since 0001\nalter table post add constraint c check (title is not null and id > 0) not valid';
    const rest = ['alter table post validate constraint c', 'alter table post alter title set not null'];
    expect(await faultsOf(check, ...rest)).toEqual([]);
    expect(await faultsOf(check, 'select 1', rest[1] ?? '')).toEqual([
      '0005: makes post.title not null without a validated check',
    ]);
  });

  it('drops what was out of use before the version before', async () => {
    const drop = 'alter table post drop column title; drop function words';
    expect(await faultsOf('select 1', `-- contract: unused since 0002\n${drop}`)).toEqual([]);
    expect(await faultsOf(`-- contract: unused since 0001, which reads names instead\n${drop}`)).toEqual([]);
  });

  it('drops nothing with a number that is too new, unknown, or not in the first line', async () => {
    const drop = 'drop table post';
    expect(await faultsOf(`-- contract: unused since 0002\n${drop}`)).toEqual([
      '0003: 0002 is no migration older than the one before',
    ]);
    expect(await faultsOf(`-- contract: unused since 0000\n${drop}`)).toEqual([
      '0003: 0000 is no migration older than the one before',
    ]);
    expect(await faultsOf(`${drop};\n-- contract: unused since 0001`)).toEqual([
      '0003: drops the table post',
    ]);
  });

  it('never renames, rewrites or locks, whatever its first line says', async () => {
    const changes = [
      'alter table post rename title to heading',
      'alter table post alter column id type bigint',
      'create index post_id on post (id)',
    ];
    expect(await faultsOf(`-- contract: unused since 0001\n${changes.join(';')}`)).toHaveLength(3);
  });
});
