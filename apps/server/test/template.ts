import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { noteCost, processorSeconds } from '../../../scripts/support/processor.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { startEmbeddedDatabase } from '../src/platform/database/embedded-database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openLog } from '../src/platform/observability/log.ts';

/** A PostgreSQL whose databases are copied from one that is migrated and empty. */

const templateName = 'template_migrated';

export interface CopiedDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const urlOfDatabase = (serverUrl: string, name: string): string =>
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
 * PostgreSQL itself waits five seconds for connections that are ending: a pool says that it has ended before they have, and an
 * error on one of them would be nobody's. Then they are ended by force. PostgreSQL cleans up in a database of its own accord, and
 * nobody may end it at that: it is over in a moment.
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

/** A database of one's own, a copy of the template; `empty`, one without any table. */
export const copyDatabase = async (serverUrl: string, { empty = false } = {}): Promise<CopiedDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(
    serverUrl,
    // Its files are copied as they are: to write each of their pages to the log takes twice as long.
    empty ? `create database ${name}` : `create database ${name} template ${templateName} strategy file_copy`,
  );
  return { url: urlOfDatabase(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
};

/** Room for the server's own files, its log of changes and several copies. */
const roomBytes = 2 * 1024 ** 3;

/**
 * Where the server lives: in memory, where the machine offers some. A copy has a thousand files, and a disk takes long to
 * find room for new files right after others were deleted: a sixth of all tests' time.
 */
const serverFolder = async (): Promise<string> => {
  const memory = '/dev/shm';
  const room = await statfs(memory).catch(() => null);
  return room !== null && room.bavail * room.bsize >= roomBytes ? memory : tmpdir();
};

/** A server without fsync, whose role may create databases, and its template. */
export const startTemplateServer = async (): Promise<{ readonly url: string; stop(): Promise<void> }> => {
  const dataDir = await mkdtemp(join(await serverFolder(), 'basoche-test-'));
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
