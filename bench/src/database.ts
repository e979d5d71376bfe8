import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@basoche/server/src/platform/database.ts';
import { startEmbeddedDatabase } from '@basoche/server/src/platform/embedded-database.ts';
import { openLog } from '@basoche/server/src/platform/log.ts';
import { migrate } from '@basoche/server/src/platform/migrate.ts';
import { fillMissions, sizeOf } from '@basoche/server/test/large/data-set.ts';
import { peopleOf } from '@basoche/server/test/large/people.ts';
import { type Group, groupsOf } from '@basoche/server/test/large/questions.ts';
import pg from 'pg';

const log = openLog('error');

export interface BenchDatabase {
  /** The folder that goes with the benchmark. */
  readonly folder: string;
  urlOf(size: number): string;
  /** What is asked of a database of this size. */
  groupsOf(size: number): Promise<Group[]>;
  stop(): Promise<void>;
}

/** A PostgreSQL of the benchmark's own, with one migrated and filled database for each size. */
export const openBenchDatabase = async (
  sizes: readonly number[],
  tell: (line: string) => void,
): Promise<BenchDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'basoche-bench-'));
  const server = await startEmbeddedDatabase({ dataDir: folder, log, durable: false });
  const urlOf = (size: number) => server.url.replace('/basoche?', `/bench_${size}?`);
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  for (const size of sizes) {
    const begun = performance.now();
    await admin.query(`create database bench_${size}`);
    const database = openDatabase(urlOf(size), log);
    await migrate(database.pool, log);
    await database.close();
    const client = new pg.Client({ connectionString: urlOf(size) });
    await client.connect();
    await fillMissions(client, sizeOf(size));
    await client.end();
    const { open, applications } = sizeOf(size);
    tell(
      `${size.toLocaleString('en')} missions (${open.toLocaleString('en')} open), as many as ${applications.toLocaleString('en')} applications, made in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    );
  }
  await admin.end();
  return {
    folder,
    urlOf,
    groupsOf: async (size) => {
      const client = new pg.Client({ connectionString: urlOf(size) });
      await client.connect();
      try {
        return await groupsOf(client, await peopleOf(client));
      } finally {
        await client.end();
      }
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
