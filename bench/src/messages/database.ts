import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@basoche/server/src/platform/database/database.ts';
import { startEmbeddedDatabase } from '@basoche/server/src/platform/database/embedded-database.ts';
import { migrate } from '@basoche/server/src/platform/database/migrate.ts';
import { openLog } from '@basoche/server/src/platform/observability/log.ts';
import { fillConversations } from '@basoche/server/test/large/conversations.ts';
import pg from 'pg';
import { postgresPid } from '../database.ts';
import type { Setting } from './plan.ts';

const log = openLog('error');

export interface MessagesDatabase {
  readonly url: string;
  readonly folder: string;
  /** File with the threads and their parties, for the load and the bare server. */
  readonly settingFile: string;
  /** Process id of PostgreSQL's main process. */
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL server for the benchmark with these members and threads. With `durable`, commits reach the disk, as
 * with `npm start`.
 */
export const openMessagesDatabase = async (
  members: number,
  count: number,
  durable: boolean,
): Promise<MessagesDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'basoche-messages-'));
  const server = await startEmbeddedDatabase({ dataDir: folder, log, durable });
  const database = openDatabase(server.url, log);
  await migrate(database.pool, log);
  await database.close();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const setting: Setting = await fillConversations(client, { members, count });
  await client.end();
  const settingFile = join(folder, 'setting.json');
  await writeFile(settingFile, JSON.stringify(setting));
  return {
    url: server.url,
    folder,
    settingFile,
    pid: await postgresPid(folder),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
