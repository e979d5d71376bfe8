import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@basoche/server/src/platform/database.ts';
import { startEmbeddedDatabase } from '@basoche/server/src/platform/embedded-database.ts';
import { openLog } from '@basoche/server/src/platform/log.ts';
import { migrate } from '@basoche/server/src/platform/migrate.ts';
import type { Group } from '@basoche/server/test/large/asking.ts';
import { sizeOf } from '@basoche/server/test/large/filling.ts';
import { jobGroups } from '@basoche/server/test/large/job-questions.ts';
import { fillJobs } from '@basoche/server/test/large/jobs-set.ts';
import { missionGroups } from '@basoche/server/test/large/mission-questions.ts';
import { fillMissions } from '@basoche/server/test/large/missions-set.ts';
import { peopleOf } from '@basoche/server/test/large/people.ts';
import pg from 'pg';

const log = openLog('error');

/** What may be measured: how its database is filled, and what is asked of it. */
const subjects = {
  missions: { fill: fillMissions, groups: missionGroups },
  jobs: { fill: fillJobs, groups: jobGroups },
} as const;
export type Subject = keyof typeof subjects;
export const isSubject = (name: string): name is Subject => Object.hasOwn(subjects, name);

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
  subject: Subject,
  sizes: readonly number[],
  tell: (line: string) => void,
): Promise<BenchDatabase> => {
  const { fill, groups } = subjects[subject];
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
    await fill(client, sizeOf(size));
    await client.end();
    const { open, applications } = sizeOf(size);
    tell(
      `${size.toLocaleString('en')} ${subject} (${open.toLocaleString('en')} open), as many as ${applications.toLocaleString('en')} applications, made in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
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
        return await groups(client, await peopleOf(client));
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
