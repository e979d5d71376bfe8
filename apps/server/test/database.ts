import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { templateName, urlOfDatabase } from './postgres.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const onServer = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** A database of the test's own, a copy of the migrated template; `empty`, one without any table. */
export const createDatabase = async ({ empty = false } = {}): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(empty ? `create database ${name}` : `create database ${name} template ${templateName}`);
  return {
    url: urlOfDatabase(inject('postgresUrl'), name),
    drop: () => onServer(`drop database ${name} with (force)`),
  };
};
