import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startVarnish } from '@basoche/server/test/edge/varnish.ts';
import { type DatabasePair, openDatabasePair } from '@basoche/server/test/failover/database-pair.ts';
import { freePort } from '@basoche/server/test/free-port.ts';
import { type PgBouncer, startPgBouncer } from '@basoche/server/test/pgbouncer.ts';
import { type RedisServer, startRedis } from '@basoche/server/test/redis-server.ts';
import type { RunningProcess } from '../processes.ts';
import type { Tier } from './costs.ts';
import { type Edge, startEdge } from './edge.ts';
import { startWeb, startWorker } from './product.ts';
import type { Programs } from './programs.ts';
import { fillSetting, type Setting, type Size } from './setting.ts';

/** All parts of a large installation, on one machine. */
export interface Cluster {
  readonly edge: Edge;
  readonly databases: DatabasePair;
  readonly pool: PgBouncer | null;
  readonly redis: RedisServer | null;
  readonly setting: Setting;
  /** Environment variables of the program with the addresses of the other parts. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Log lines of the program about unexpected errors. */
  readonly unexpected: readonly string[];
  /** The web process at this index; undefined if it does not run. */
  web(at: number): RunningProcess | undefined;
  /** Starts or stops web processes until this number runs. */
  setWebs(count: number): Promise<void>;
  /** Restarts the web process at this index after its end. */
  restartWeb(at: number): Promise<void>;
  tiers(): Promise<Tier[]>;
}

interface Options {
  readonly programs: Programs;
  readonly webs: number;
  readonly port: number;
  readonly size: Size;
  readonly tell: (line: string) => void;
  /** Registers the function that stops a started part; parts are stopped in reverse order. */
  readonly onClose: (close: () => Promise<unknown>) => void;
}

/** Highest number of web processes that the balancer knows. */
const maxWebs = 4;

/** Number of database connections that all processes share for transactions. */
const poolSize = 20;

const databaseName = (url: string): string => new URL(url).pathname.slice(1);

export const startCluster = async ({
  programs,
  webs: count,
  port,
  size,
  tell,
  onClose,
}: Options): Promise<Cluster> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'basoche-cluster-'));
  onClose(() => rm(dataDir, { recursive: true, force: true }));
  const filled: { setting?: Setting } = {};
  const databases = await openDatabasePair(programs.haproxy, {
    fill: async (url) => {
      filled.setting = await fillSetting(url, size);
    },
  });
  onClose(databases.stop);
  const { setting } = filled;
  if (setting === undefined) throw new Error('The database was not filled.');
  tell(`primary     ${databases.primaryUrl}`);
  tell(`standby     ${databases.standbyUrl}`);
  tell(`HAProxy     ${databases.url}, in front of both`);

  const pool =
    programs.pgbouncer === null
      ? null
      : await startPgBouncer({
          program: programs.pgbouncer,
          serverUrl: databases.url,
          settings: { server_round_robin: 0, default_pool_size: poolSize, query_wait_timeout: 10 },
        });
  const pooledUrl = pool?.urlOf(databaseName(databases.url));
  if (pool !== null) {
    onClose(pool.stop);
    tell(`PgBouncer   ${pooledUrl}`);
  }
  const redis = programs.valkey === null ? null : await startRedis({ program: programs.valkey });
  if (redis !== null) {
    onClose(redis.stop);
    tell(`Valkey      ${redis.url}`);
  }
  const insidePort = await freePort();
  const varnish = programs.varnish === null ? null : await startVarnish(programs.varnish, insidePort);
  if (varnish !== null) {
    onClose(varnish.stop);
    tell(`Varnish     ${varnish.url}, for pages and files`);
  }
  const addresses: Record<string, string> = {
    DATABASE_URL: pooledUrl ?? databases.url,
    ...(pooledUrl === undefined ? {} : { DATABASE_SESSION_URL: databases.url }),
    DATABASE_READ_URL: databases.standbyUrl,
    ...(redis === null ? {} : { REDIS_URL: redis.url }),
    ...(varnish === null
      ? {}
      : { PURGE_URL: `${varnish.url}/purge`, PURGE_HEADERS: 'Authorization=Bearer%20change-me' }),
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
  };

  const unexpected: string[] = [];
  const onOutput = (text: string) => {
    unexpected.push(...text.split('\n').filter((line) => /"level":[56]0/.test(line)));
  };
  const webPorts: number[] = [];
  for (let at = 0; at < maxWebs; at += 1) webPorts.push(await freePort());
  const webs: (RunningProcess | undefined)[] = [];
  onClose(() => Promise.all(webs.map((web) => web?.stop())));
  const restartWeb = async (at: number) => {
    webs[at] = await startWeb(addresses, webPorts[at] ?? 0, onOutput);
  };
  const setWebs = async (wanted: number) => {
    for (let at = 0; at < maxWebs; at += 1) {
      if (at < wanted) await (webs[at] === undefined ? restartWeb(at) : undefined);
      else {
        await webs[at]?.stop();
        webs[at] = undefined;
      }
    }
  };
  await setWebs(count);
  const worker = await startWorker(addresses, onOutput);
  onClose(worker.stop);
  tell(`web         ports ${webPorts.slice(0, count).join(', ')}; a worker`);

  const { haproxy } = programs;
  const edge = await startEdge({ haproxy, varnish, insidePort, webPorts, port });
  onClose(edge.stop);
  tell(`ready       ${edge.origin}`);
  return {
    edge,
    databases,
    pool,
    redis,
    setting,
    addresses,
    unexpected,
    web: (at) => webs[at],
    setWebs,
    restartWeb,
    tiers: async () => [
      { name: 'web', pids: webs.flatMap((web) => web?.pid ?? []) },
      { name: 'worker', pids: [worker.pid] },
      { name: 'primary', pids: [await databases.primary.pid()], hasChildren: true },
      { name: 'standby', pids: [await databases.standby.pid()], hasChildren: true },
      { name: 'PgBouncer', pids: pool === null ? [] : [pool.pid()] },
      { name: 'HAProxy, database', pids: [databases.proxy.pid()] },
      { name: 'Valkey', pids: redis === null ? [] : [redis.pid()] },
      { name: 'HAProxy, edge', pids: [edge.balancer.pid()] },
      { name: 'Varnish', pids: edge.cache === null ? [] : [edge.cache.pid()], hasChildren: true },
    ],
  };
};
