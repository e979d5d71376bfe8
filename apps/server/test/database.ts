import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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

const isDenied = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '42501';

/** PostgreSQL cleans up in a database of its own accord, and nobody may end it at that: it is over in a moment. */
const dropDatabase = async (name: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onServer(`drop database ${name} with (force)`);
    } catch (error) {
      if (!isDenied(error) || attempt === 100) throw error;
      await pause(100);
    }
  }
};

/** A database of the test's own, a copy of the migrated template; `empty`, one without any table. */
export const createDatabase = async ({ empty = false } = {}): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(empty ? `create database ${name}` : `create database ${name} template ${templateName}`);
  return {
    url: urlOfDatabase(inject('postgresUrl'), name),
    drop: () => dropDatabase(name),
  };
};
