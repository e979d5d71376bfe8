import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { chooseSocketFolder, postgresPrograms, runAs } from '../src/platform/database/embedded-programs.ts';

/** A standby server: it copies the directory of another server and replays its log. */
export interface Standby {
  /** Address at the standby of the database that has this address at the primary. */
  urlOf(primaryUrl: string): string;
  /** Process id of its main process. */
  pid(): Promise<number>;
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Makes it a primary. */
  promote(): Promise<void>;
  /** Makes its commits wait until its standby has them on its disk, once it has one. */
  waitForStandby(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Kills its main process with -9. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The address of the embedded server's superuser, who has the same password as the program's role. */
const superuserOf = (url: string): string => {
  const address = new URL(url);
  address.username = 'postgres';
  address.pathname = '/postgres';
  return address.href;
};

const withSuperuser = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: superuserOf(url) });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Copies the directory of a running server, and returns the label from which the copy recovers. */
const copyDirectory = (primaryUrl: string, cluster: string): Promise<string> =>
  withSuperuser(primaryUrl, async (client) => {
    const { rows: places } = await client.query<{ data_directory: string }>('show data_directory');
    await client.query(`select pg_backup_start('standby', true)`);
    await promisify(execFile)('cp', ['-a', places[0]?.data_directory ?? '', cluster]);
    const { rows: labels } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    return labels[0]?.labelfile ?? '';
  });

export const startStandby = async (primaryUrl: string): Promise<Standby> => {
  const folder = await mkdtemp(join(tmpdir(), 'basoche-standby-'));
  await chmod(folder, 0o711);
  const as = await runAs(folder);
  const cluster = join(folder, 'cluster');
  const label = await copyDirectory(primaryUrl, cluster);
  const socketFolder = await chooseSocketFolder(folder, as.owner);
  const { host, port, password } = new pg.Client({ connectionString: primaryUrl });
  const settings = join(cluster, 'postgresql.auto.conf');
  const files = {
    [join(cluster, 'backup_label')]: label,
    [join(cluster, 'standby.signal')]: '',
    [settings]: `${await readFile(settings, 'utf8')}
unix_socket_directories = '${socketFolder}'
primary_conninfo = 'host=${host} port=${port} user=postgres password=${password}'
`,
  };
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  for (const [path, content] of Object.entries(files)) {
    await writeFile(path, content, { mode: 0o600 });
    if (as.owner !== null) await chown(path, as.owner.uid, as.owner.gid);
  }

  const { pgCtl } = await postgresPrograms();
  const control = (...parameters: string[]) =>
    as.run(pgCtl, [`--pgdata=${cluster}`, '--wait', '--timeout=60', '--silent', ...parameters]);
  const urlOf = (url: string): string => {
    const address = new URL(url);
    address.searchParams.set('host', socketFolder);
    return address.href;
  };
  const command = <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
    withSuperuser(urlOf(primaryUrl), async (client) => (await client.query<Row>(text)).rows);
  const start = () => control(`--log=${join(cluster, 'server.log')}`, 'start');
  const kill = () => control('--mode=immediate', 'stop');
  const pid = async () => {
    const [first] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n', 1);
    return Number(first);
  };
  await start();
  return {
    urlOf,
    pid,
    pauseReplay: async () => {
      await command('select pg_wal_replay_pause()');
      // The record under replay is finished first.
      for (;;) {
        const [seen] = await command<{ state: string }>('select pg_get_wal_replay_pause_state() as state');
        if (seen?.state === 'paused') return;
        await pause(10);
      }
    },
    resumeReplay: async () => {
      await command('select pg_wal_replay_resume()');
    },
    promote: () => control('promote'),
    waitForStandby: async () => {
      await command(`alter system set synchronous_standby_names = '*'`);
      await command('select pg_reload_conf()');
      for (;;) {
        const [seen] = await command<{ waits: boolean }>(
          `select exists (select from pg_stat_replication where sync_state = 'sync') as waits`,
        );
        if (seen?.waits) return;
        await pause(10);
      }
    },
    start,
    kill,
    crash: async () => {
      process.kill(await pid(), 'SIGKILL');
    },
    stop: async () => {
      await kill().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
