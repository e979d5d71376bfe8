import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/database.ts';
import { startEmbeddedDatabase } from '../src/platform/embedded-database.ts';
import { openLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server whose role may create databases; `template` is migrated and empty. */
    postgresUrl: string;
  }
}

export const templateName = 'template_migrated';

export const urlOfDatabase = (serverUrl: string, name: string): string =>
  serverUrl.replace('/basoche?', `/${name}?`);

/** One PostgreSQL for the whole run, without fsync; each file copies the migrated template (database.ts). */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'basoche-test-'));
  const log = openLog('error');
  const server = await startEmbeddedDatabase({ dataDir, log, durable: false });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const template = openDatabase(urlOfDatabase(server.url, templateName), openLog('silent'));
  await migrate(template.pool, openLog('silent'));
  await template.close();
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
};
