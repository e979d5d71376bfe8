import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableTypes, tableTypesFile } from '../schema/table-types.ts';
import { createDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase();
});

afterAll(() => database.drop());

const migrate = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** Lines of the text, each prefixed with the name of its interface. */
const linesOf = (text: string): string[] => {
  let name = '';
  return text.split('\n').flatMap((line) => {
    name = /^export interface (\w+)/.exec(line)?.[1] ?? name;
    return line === '' || line === '}' ? [] : [`${name} ${line.trim()}`];
  });
};

const without = (lines: readonly string[], others: readonly string[]): string[] => {
  const left = new Set(others);
  return lines.filter((line) => !left.has(line));
};

/** Changes of a migration, and the lines of types that must follow. */
const changes: readonly (readonly [string, ...string[]])[] = [
  ['alter table member add column badge integer', 'MemberTable badge: number | null;'],
  ['alter table cv alter column file_id drop not null', 'CvTable file_id: string | null;'],
  ["alter table review alter column text set default ''", 'ReviewTable text: Generated<string>;'],
  ['alter table picture_file alter column width type text', 'PictureFileTable width: string;'],
  [
    'alter table hold add column left_cents bigint generated always as (held_cents) stored',
    'HoldTable left_cents: GeneratedAlways<number | null>;',
  ],
  [
    "alter table incident_act drop constraint incident_act_act_check, add check (act in ('retry', 'wait'))",
    'IncidentActTable act: "retry" | "wait";',
  ],
  [
    "alter table member add column medal text, add check (medal in ('gold', 'iron')) not valid",
    'MemberTable medal: "gold" | "iron" | null;',
  ],
  ['alter table mission alter column domain drop not null', 'MissionTable domain: LegalDomain | null;'],
  [
    'create table badge (id uuid primary key)',
    'BadgeTable export interface BadgeTable {',
    'BadgeTable id: string;',
    'Tables badge: BadgeTable;',
  ],
];

describe('The types of the tables', () => {
  it('are those of the migrated database', async () => {
    const committed = await readFile(tableTypesFile, 'utf8');
    expect(committed, '`npm run table-types` renews them').toBe(await tableTypes(database.url));
  });

  it('change with each change of the database', async () => {
    const before = linesOf(await tableTypes(database.url));
    for (const [sql] of changes) await migrate(sql);
    const after = linesOf(await tableTypes(database.url));
    const told = without(after, before);
    expect(told.sort()).toEqual(changes.flatMap(([, ...lines]) => lines).sort());

    await migrate('drop table evidence_secret');
    const left = linesOf(await tableTypes(database.url));
    expect(without(after, left)).toContain('Tables evidence_secret: EvidenceSecretTable;');
  });

  it('cannot be given by hand where a check lists the values', async () => {
    await migrate("alter table notification add constraint listed check (about in ('OFFERS', 'MISSIONS'))");
    await expect(tableTypes(database.url)).rejects.toThrow('notification.about');
    await migrate('alter table notification drop constraint listed');
  });

  it('cannot be given by hand to a column that no migration makes', async () => {
    await migrate('alter table job_draft drop column fields');
    await expect(tableTypes(database.url)).rejects.toThrow('job_draft.fields');
  });
});
