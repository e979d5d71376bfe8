import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from '../observability/log.ts';
import { chooseSocketFolder, postgresPrograms, type RunAs, runAs } from './embedded-programs.ts';

/**
 * A PostgreSQL server that the program runs itself, under its data directory. It survives a kill of the program, which
 * finds it again, and is restarted if it is killed. Only the owner may open its socket, with a password.
 */
export interface EmbeddedDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Logger;
  /** False in tests only: a crash of the machine may then lose committed data. */
  readonly durable?: boolean;
}

interface State {
  readonly socketFolder: string;
  readonly password: string;
}

const port = 5432;
const superuser = 'postgres';
/** Owns the database and may install trusted extensions; not a superuser. */
const role = 'basoche';
const database = 'basoche';

const urlOf = ({ socketFolder, password }: State, user: string, name: string): string =>
  `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(socketFolder)}&port=${port}`;

const stateFile = (dataDir: string) => join(dataDir, 'database.json');

const readState = async (dataDir: string): Promise<State | null> => {
  try {
    return JSON.parse(await readFile(stateFile(dataDir), 'utf8')) as State;
  } catch {
    return null;
  }
};

/** The address of the database that runs or ran under this directory, for the operator's commands. */
export const embeddedUrl = async (dataDir: string): Promise<string | null> => {
  const state = await readState(dataDir);
  return state === null ? null : urlOf(state, role, database);
};

/**
 * Settings for two cores and a few hundred megabytes of memory. No parallel workers, in favour of small
 * queries.
 */
const settings = (socketFolder: string, durable: boolean): string =>
  `
listen_addresses = ''
unix_socket_directories = '${socketFolder.replaceAll("'", "''")}'
unix_socket_permissions = 0700
port = ${port}
max_connections = 150
shared_buffers = 256MB
effective_cache_size = 1GB
work_mem = 16MB
maintenance_work_mem = 128MB
max_parallel_workers_per_gather = 0
random_page_cost = 1.1
jit = off
wal_compression = on
max_wal_size = 2GB
checkpoint_timeout = 15min
log_min_error_statement = panic
log_parameter_max_length_on_error = 0
timezone = 'UTC'
${durable ? '' : 'fsync = off\nsynchronous_commit = off\nfull_page_writes = off'}
`.trimStart();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const createCluster = async (cluster: string, state: State, as: RunAs): Promise<void> => {
  const { initdb } = await postgresPrograms();
  const passwordFile = `${cluster}.password`;
  await rm(cluster, { recursive: true, force: true });
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(passwordFile, state.password, { mode: 0o600 });
  if (as.owner !== null) {
    await chown(cluster, as.owner.uid, as.owner.gid);
    await chown(passwordFile, as.owner.uid, as.owner.gid);
  }
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  try {
    await as.run(initdb, [
      `--pgdata=${cluster}`,
      `--username=${superuser}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--no-instructions',
      '--no-sync',
      ...locale,
    ]);
  } finally {
    await rm(passwordFile, { force: true });
  }
};

const createDatabase = async (state: State): Promise<void> => {
  const client = new pg.Client({ connectionString: urlOf(state, superuser, 'postgres') });
  await client.connect();
  try {
    const { rowCount: roles } = await client.query('select from pg_roles where rolname = $1', [role]);
    const password = client.escapeLiteral(state.password);
    if (roles === 0) await client.query(`create role ${role} login createdb password ${password}`);
    const { rowCount: databases } = await client.query('select from pg_database where datname = $1', [
      database,
    ]);
    if (databases === 0) await client.query(`create database ${database} owner ${role}`);
  } finally {
    await client.end();
  }
};

/** The caller must hold the lock of `dataDir` (data-lock.ts), so that no two programs start it at once. */
export const startEmbeddedDatabase = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const { dataDir, log, durable = true } = options;
  const folder = join(dataDir, 'postgres');
  const cluster = join(folder, 'cluster');
  const ready = join(folder, 'ready');
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await chmod(folder, 0o711);
  const as = await runAs(folder);
  const { pgCtl } = await postgresPrograms();

  const savedState = await readState(dataDir);
  const made = savedState !== null && (await readFile(ready, 'utf8').catch(() => null)) !== null;
  const socketFolder = await chooseSocketFolder(folder, as.owner);
  const state: State = {
    socketFolder,
    password: made ? savedState.password : randomBytes(24).toString('base64url'),
  };
  if (!made) await createCluster(cluster, state, as);
  await writeFile(stateFile(dataDir), JSON.stringify(state), { mode: 0o600 });
  await writeFile(join(cluster, 'postgresql.auto.conf'), settings(socketFolder, durable), { mode: 0o600 });
  if (as.owner !== null) await chown(join(cluster, 'postgresql.auto.conf'), as.owner.uid, as.owner.gid);

  const superuserUrl = urlOf(state, superuser, 'postgres');
  const logFile = join(cluster, 'server.log');

  /**
   * Starts the server, with retries: just after a kill -9, its last children still hold the shared memory,
   * and `pg_ctl` may take them for a running server.
   */
  const raise = async (maxWaitMs: number): Promise<void> => {
    const until = Date.now() + maxWaitMs;
    let reason: unknown;
    for (;;) {
      if (await answers(superuserUrl)) return;
      if (Date.now() > until)
        throw new Error(`The embedded database did not start; see ${logFile}.`, { cause: reason });
      await as
        .run(pgCtl, [
          `--pgdata=${cluster}`,
          `--log=${logFile}`,
          '--wait',
          '--timeout=30',
          '--silent',
          'start',
        ])
        .catch((error) => {
          reason = error;
        });
      if (await answers(superuserUrl)) return;
      await pause(100);
    }
  };

  await raise(30_000);
  if (!made) {
    await createDatabase(state);
    await writeFile(ready, '');
  }

  let stopped = false;
  const watch = async () => {
    while (!stopped) {
      const client = new pg.Client({ connectionString: superuserUrl });
      const ended = new Promise<void>((resolve) => {
        client.once('end', resolve);
        client.on('error', () => resolve());
      });
      try {
        await client.connect();
        stopWatching = () => client.end();
        await ended;
        if (stopped) return;
        log.error('The embedded database went away; starting it again');
      } catch {
        if (stopped) return;
      }
      await raise(30_000).catch((error) =>
        log.error({ err: error }, 'The embedded database could not be started again'),
      );
      await pause(100);
    }
  };
  let stopWatching: () => Promise<void> = async () => undefined;
  void watch();

  return {
    url: urlOf(state, role, database),
    stop: async () => {
      stopped = true;
      await stopWatching().catch(() => undefined);
      await as.run(pgCtl, [
        `--pgdata=${cluster}`,
        '--mode=fast',
        '--wait',
        '--timeout=8',
        '--silent',
        'stop',
      ]);
    },
  };
};
