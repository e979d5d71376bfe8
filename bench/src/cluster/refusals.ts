import { type PgBouncer, startPgBouncer } from '@basoche/server/test/pgbouncer.ts';
import { startProgram } from '@basoche/server/test/program.ts';
import { type RedisServer, startRedis } from '@basoche/server/test/redis-server.ts';
import type { Cluster } from './cluster.ts';
import type { Programs } from './programs.ts';

/**
 * Starts the program with wrong or incomplete addresses and unfit services: each must be refused in one
 * sentence.
 */

type Addresses = Readonly<Record<string, string | undefined>>;

/** The exit code and the output of a start. A program that does start is stopped. */
const startWith = async (addresses: Addresses): Promise<string> => {
  const pairs = Object.entries(addresses).filter((pair): pair is [string, string] => pair[1] !== undefined);
  try {
    const program = await startProgram({ ...Object.fromEntries(pairs), ROLE: 'web', LOG_LEVEL: 'silent' });
    program.process.kill('SIGTERM');
    await program.exited;
    return 'STARTED';
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error);
  }
};

const otherDatabase = (url: string): string => {
  const other = new URL(url);
  other.pathname = '/postgres';
  return other.href;
};

/** Adds a pool with wrong settings, or of a version that is too old (`PGBOUNCER_OLD`). */
const withPool = async (
  cluster: Cluster,
  program: string,
  settings: Readonly<Record<string, string | number>>,
  work: (url: string) => Promise<void>,
  query?: null,
): Promise<void> => {
  const wrong: PgBouncer = await startPgBouncer({
    program,
    serverUrl: cluster.databases.url,
    settings,
    ...(query === null ? { connectQuery: null } : {}),
  });
  try {
    await work(wrong.urlOf(new URL(cluster.databases.url).pathname.slice(1)));
  } finally {
    await wrong.stop();
  }
};

const withRedis = async (
  program: string,
  settings: Readonly<Record<string, string>>,
  work: (url: string) => Promise<void>,
): Promise<void> => {
  const wrong: RedisServer = await startRedis({ program, settings });
  try {
    await work(wrong.url);
  } finally {
    await wrong.stop();
  }
};

export const tryRefusals = async (
  cluster: Cluster,
  programs: Programs,
  tell: (line: string) => void,
): Promise<void> => {
  const { addresses, databases, pool, redis } = cluster;
  const tried = async (name: string, changed: Addresses): Promise<void> => {
    tell(`\n${name}\n  ${await startWith({ ...addresses, ...changed })}`);
  };
  await tried('DATABASE_URL names a port on which nothing listens', {
    DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
  });
  await tried('DATABASE_URL has a wrong password', {
    DATABASE_URL: databases.url.replace(/:[^:@/]+@/, ':wrong@'),
    DATABASE_SESSION_URL: undefined,
  });
  await tried('DATABASE_URL leads to the standby', {
    DATABASE_URL: databases.standbyUrl,
    DATABASE_SESSION_URL: undefined,
    DATABASE_READ_URL: undefined,
  });
  await tried('DATABASE_READ_URL leads to the primary', { DATABASE_READ_URL: databases.primaryUrl });
  await tried('DATABASE_READ_URL leads to the primary, through HAProxy', {
    DATABASE_READ_URL: databases.url,
  });
  await tried('DATABASE_READ_URL names the standby twice', {
    DATABASE_READ_URL: `${databases.standbyUrl},${databases.standbyUrl}`,
  });
  await tried('DATABASE_READ_URL without DATABASE_URL', {
    DATABASE_URL: undefined,
    DATABASE_SESSION_URL: undefined,
  });
  await tried('DATABASE_SESSION_URL without DATABASE_URL', {
    DATABASE_URL: undefined,
    DATABASE_READ_URL: undefined,
  });
  if (pool !== null && programs.pgbouncer !== null) {
    const pooled = addresses.DATABASE_URL ?? '';
    await tried('the pool without DATABASE_SESSION_URL', { DATABASE_SESSION_URL: undefined });
    await tried('DATABASE_SESSION_URL leads to the pool', { DATABASE_SESSION_URL: pooled });
    await tried('DATABASE_SESSION_URL leads to the standby', { DATABASE_SESSION_URL: databases.standbyUrl });
    await tried('DATABASE_SESSION_URL leads to another database', {
      DATABASE_SESSION_URL: otherDatabase(databases.url),
    });
    await tried('DATABASE_SESSION_URL beside a direct DATABASE_URL', { DATABASE_URL: databases.url });
    await tried('DATABASE_READ_URL leads to the pool', { DATABASE_READ_URL: pooled });
    const old = process.env.PGBOUNCER_OLD;
    const [name, settings] =
      old === undefined
        ? ['a PgBouncer that tracks no statements, as before 1.21', { max_prepared_statements: 0 }]
        : ['an old PgBouncer', {}];
    await withPool(cluster, old ?? programs.pgbouncer, settings, (url) => tried(name, { DATABASE_URL: url }));
    await withPool(
      cluster,
      programs.pgbouncer,
      {},
      (url) => tried('a pool without connect_query', { DATABASE_URL: url }),
      null,
    );
  }
  if (redis !== null && programs.valkey !== null) {
    const wrong: readonly (readonly [string, Record<string, string>])[] = [
      ['a Redis without streams', { 'rename-command': 'XADD ' }],
      ['a Redis that is a replica', { replicaof: '127.0.0.1 1' }],
      ['a Redis that asks for a password', { requirepass: 'secret' }],
      ['a Redis that is full', { maxmemory: '1' }],
    ];
    for (const [name, settings] of wrong)
      await withRedis(programs.valkey, settings, (url) => tried(name, { REDIS_URL: url }));
    await tried('REDIS_URL names a port on which nothing listens', { REDIS_URL: 'redis://127.0.0.1:1' });
    await tried('REDIS_URL leads to HAProxy', { REDIS_URL: `redis://${new URL(cluster.edge.origin).host}` });
    await tried('DATABASE_URL leads to Valkey', {
      DATABASE_URL: `${redis.url.replace('redis://', 'postgres://a:b@')}/basoche`,
      DATABASE_SESSION_URL: undefined,
      DATABASE_READ_URL: undefined,
    });
  }
};
