import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@basoche/server/src/platform/database/database.ts';
import { startEmbeddedDatabase } from '@basoche/server/src/platform/database/embedded-database.ts';
import { migrate } from '@basoche/server/src/platform/database/migrate.ts';
import { openLog } from '@basoche/server/src/platform/observability/log.ts';
import { sizeOf } from '@basoche/server/test/large/filling.ts';
import { jobGroups } from '@basoche/server/test/large/job-questions.ts';
import { fillJobs } from '@basoche/server/test/large/jobs-set.ts';
import { memberGroups } from '@basoche/server/test/large/member-questions.ts';
import { fillMembers } from '@basoche/server/test/large/members-set.ts';
import { missionGroups } from '@basoche/server/test/large/mission-questions.ts';
import { fillMissions } from '@basoche/server/test/large/missions-set.ts';
import { officeGroups } from '@basoche/server/test/large/office-questions.ts';
import { fillOffice } from '@basoche/server/test/large/office-set.ts';
import { peopleOf } from '@basoche/server/test/large/people.ts';
import type { Group } from '@basoche/server/test/large/requests.ts';
import pg from 'pg';

const log = openLog('error');

/** Subjects of a benchmark: how to fill the database, and the requests to measure. */
const subjects = {
  missions: {
    fill: fillMissions,
    groups: async (client: pg.Client) => missionGroups(client, await peopleOf(client)),
  },
  jobs: { fill: fillJobs, groups: async (client: pg.Client) => jobGroups(client, await peopleOf(client)) },
  members: { fill: fillMembers, groups: memberGroups },
  office: { fill: fillOffice, groups: officeGroups },
} as const;
export type Subject = keyof typeof subjects;
export const isSubject = (name: string): name is Subject => Object.hasOwn(subjects, name);

export interface BenchDatabase {
  /** The benchmark's folder. */
  readonly folder: string;
  /** Process id of PostgreSQL's main process. */
  readonly pid: number;
  urlOf(size: number): string;
  /** The requests for a database of this size. */
  groupsOf(size: number): Promise<Group[]>;
  stop(): Promise<void>;
}

/** Process id of the PostgreSQL server that runs in this folder. */
export const postgresPid = async (folder: string): Promise<number> => {
  const [pid] = (await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
};

/** True if the database was filled completely: a comment on it records that, at the end of the filling. */
const isFilled = async (admin: pg.Client, name: string): Promise<boolean> => {
  const { rows } = await admin.query<{ said: string | null }>(
    `select shobj_description(oid, 'pg_database') as said from pg_database where datname = $1`,
    [name],
  );
  return rows[0]?.said === 'filled';
};

/**
 * A PostgreSQL server for the benchmark, with one migrated and filled database for each size. A named folder
 * keeps it, so that the next run on the same code reuses it.
 */
export const openBenchDatabase = async (
  subject: Subject,
  sizes: readonly number[],
  tell: (line: string) => void,
  kept?: string,
): Promise<BenchDatabase> => {
  const { fill, groups } = subjects[subject];
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'basoche-bench-')));
  await mkdir(folder, { recursive: true });
  const server = await startEmbeddedDatabase({ dataDir: folder, log, durable: false });
  const nameOf = (size: number) => `bench_${subject}_${size}`;
  const urlOf = (size: number) => server.url.replace('/basoche?', `/${nameOf(size)}?`);
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  for (const size of sizes) {
    if (await isFilled(admin, nameOf(size))) continue;
    const startedAt = performance.now();
    await admin.query(`drop database if exists ${nameOf(size)}`);
    await admin.query(`create database ${nameOf(size)}`);
    const database = openDatabase(urlOf(size), log);
    await migrate(database.pool, log);
    await database.close();
    const client = new pg.Client({ connectionString: urlOf(size) });
    await client.connect();
    await fill(client, sizeOf(size));
    await client.end();
    await admin.query(`comment on database ${nameOf(size)} is 'filled'`);
    const { open, applications } = sizeOf(size);
    const besides =
      subject === 'members'
        ? ''
        : ` (${open.toLocaleString('en')} open), as many as ${applications.toLocaleString('en')} applications`;
    tell(
      `${size.toLocaleString('en')} ${subject}${besides}, made in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    );
  }
  await admin.end();
  return {
    folder,
    pid: await postgresPid(folder),
    urlOf,
    groupsOf: async (size) => {
      const client = new pg.Client({ connectionString: urlOf(size) });
      await client.connect();
      try {
        return await groups(client);
      } finally {
        await client.end();
      }
    },
    stop: async () => {
      await server.stop();
      if (kept === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
};
