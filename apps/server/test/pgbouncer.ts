import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connectQuery } from '../src/platform/database/connection-settings.ts';
import { runAs } from '../src/platform/database/embedded-programs.ts';
import { freePort } from './free-port.ts';
import { startOutside } from './outside-program.ts';

/** A PgBouncer in transaction mode in front of all databases of a server. */
export interface PgBouncer {
  /** Address of the database of this name, through the pool. */
  urlOf(database: string): string;
  pid(): number;
  /** Kills it. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** The program of PgBouncer. */
  readonly program: string;
  /** Direct address of a database of the server. */
  readonly serverUrl: string;
  /** Replaces settings of PgBouncer. */
  readonly settings?: Readonly<Record<string, string | number>>;
  readonly connectQuery?: string | null;
}

const admin = 'pooler';

/** Runs a command of PgBouncer's own at the address of its database `pgbouncer`, and returns its rows. */
export const askPgBouncer = async <Row extends pg.QueryResultRow>(
  address: string,
  command: string,
): Promise<Row[]> => {
  const url = new URL(address);
  url.username = admin;
  const client = new pg.Client({ connectionString: url.href });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(command)).rows;
  } finally {
    await client.end();
  }
};

const configOf = (
  { serverUrl, settings, connectQuery: query = connectQuery }: Options,
  port: number,
): string => {
  const server = new pg.Client({ connectionString: serverUrl });
  const values = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    admin_users: admin,
    pool_mode: 'transaction',
    max_prepared_statements: 200,
    max_client_conn: 1_000,
    default_pool_size: 20,
    // Each transaction of a client gets another connection than the last one, if the pool has several.
    server_round_robin: 1,
    server_login_retry: 1,
    log_connections: 0,
    log_disconnections: 0,
    ...settings,
  };
  return [
    '[databases]',
    `* = host=${server.host} port=${server.port} user=${server.user} password=${server.password}${
      query === null ? '' : ` connect_query='${query}'`
    }`,
    '[pgbouncer]',
    ...Object.entries(values).map(([name, value]) => `${name} = ${value}`),
    '',
  ].join('\n');
};

export const startPgBouncer = async (options: Options): Promise<PgBouncer> => {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'basoche-pool-'));
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(config, configOf(options, port), { mode: 0o600 });
  // PgBouncer refuses to run as root, and the server's socket admits only its owner: both run as the same
  // user.
  const { owner } = await runAs(folder);
  if (owner !== null) {
    await chmod(folder, 0o711);
    await chown(config, owner.uid, owner.gid);
  }
  const urlOf = (database: string) => `postgres://basoche:any@127.0.0.1:${port}/${database}`;
  const isUp = () =>
    askPgBouncer(urlOf('pgbouncer'), 'show version').then(
      () => true,
      () => false,
    );

  const pool = await startOutside({
    name: 'PgBouncer',
    program: options.program,
    parameters: [config],
    isUp,
    ...owner,
  });
  return {
    urlOf,
    pid: pool.pid,
    kill: pool.kill,
    start: pool.start,
    stop: async () => {
      await pool.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
