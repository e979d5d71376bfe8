import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { noteCost, processorSeconds } from '../../../scripts/support/processor.ts';
import { hasRoomInMemory, sharedMemory } from '../../../scripts/support/shared-memory.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { startEmbeddedDatabase } from '../src/platform/database/embedded-database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openLog } from '../src/platform/observability/log.ts';

/** A PostgreSQL server whose databases are copies of a migrated, empty template. */

const templateName = 'template_migrated';

export interface CopiedDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export const urlOfDatabase = (serverUrl: string, name: string): string =>
  serverUrl.replace('/basoche?', `/${name}?`);

const onServer = async (serverUrl: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof pg.DatabaseError && error.code === code;

/**
 * Drops a database. PostgreSQL waits five seconds for closing connections, since a pool reports its end too early;
 * forced termination earlier would cause an unhandled error.
 *
 * After that they are terminated. A background process of PostgreSQL cannot be terminated, but ends soon.
 */
const dropDatabase = async (serverUrl: string, name: string): Promise<void> => {
  let force = '';
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onServer(serverUrl, `drop database ${name} ${force}`);
    } catch (error) {
      const isInUse = hasCode(error, '55006');
      if (!(isInUse || hasCode(error, '42501')) || attempt === 100) throw error;
      if (isInUse) force = 'with (force)';
      else await pause(100);
    }
  }
};

/** Copies the template into a new database; with `empty`, makes one without tables. */
export const copyDatabase = async (serverUrl: string, { empty = false } = {}): Promise<CopiedDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(
    serverUrl,
    // `file_copy` copies its files directly: writing each page to the WAL takes twice as long.
    empty ? `create database ${name}` : `create database ${name} template ${templateName} strategy file_copy`,
  );
  return { url: urlOfDatabase(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
};

/**
 * The server's folder: in memory if the machine has enough. A copy has a thousand files, and disks are slow to create
 * files just after others were deleted: a sixth of the time of all tests.
 */
const serverFolder = (): string => (hasRoomInMemory() ? sharedMemory : tmpdir());

/**
 * Starts a server without fsync, whose role may create databases, and makes the template. With `isOpen`, its folder lets
 * other users through to its socket, which has an owner of its own.
 */
export const startTemplateServer = async ({
  isOpen = false,
} = {}): Promise<{
  readonly url: string;
  stop(): Promise<void>;
}> => {
  const dataDir = await mkdtemp(join(serverFolder(), 'basoche-test-'));
  if (isOpen) await chmod(dataDir, 0o711);
  const server = await startEmbeddedDatabase({ dataDir, log: openLog('error'), durable: false });
  await onServer(server.url, `create database ${templateName}`);
  const template = openDatabase(urlOfDatabase(server.url, templateName), openLog('silent'));
  await migrate(template.pool, openLog('silent'));
  await template.close();
  return {
    url: server.url,
    stop: async () => {
      const [process] = (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split(
        '\n',
        1,
      );
      noteCost('PostgreSQL', processorSeconds(Number(process)));
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
