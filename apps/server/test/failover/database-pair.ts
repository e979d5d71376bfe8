import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../src/platform/database/database.ts';
import { startEmbeddedDatabase } from '../../src/platform/database/embedded-database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openLog } from '../../src/platform/observability/log.ts';
import { type Standby, startStandby } from '../standby.ts';
import { type HaProxy, startHaProxy } from './haproxy.ts';

/** A primary and a standby behind HAProxy. */
export interface DatabasePair {
  /** Address of the database of the primary, through HAProxy. */
  readonly url: string;
  /** Direct addresses of that database at the primary and at the standby. */
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  readonly primary: Standby;
  readonly standby: Standby;
  readonly proxy: HaProxy;
  /** Kills the primary with -9 and promotes the standby a second later, as a watcher would. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** True if a commit is answered only after the standby has it on its disk. */
  readonly isSynchronous?: boolean;
  /** Fills the migrated database before it is copied. */
  readonly fill?: (url: string) => Promise<unknown>;
}

/** Time that a watcher needs to decide that a primary is lost, in milliseconds. */
const noticedMs = 1_000;

/** Starts a pair of durable servers behind this HAProxy program. */
export const openDatabasePair = async (
  haProxy: string,
  { isSynchronous = false, fill }: Options = {},
): Promise<DatabasePair> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'basoche-failover-'));
  // The sockets in it are used by another user.
  await chmod(dataDir, 0o711);
  const log = openLog('silent');
  const embedded = await startEmbeddedDatabase({ dataDir, log });
  const database = openDatabase(embedded.url, log);
  await migrate(database.pool, log);
  await database.close();
  await fill?.(embedded.url);
  // The embedded server restarts its database by itself, so the primary to be killed is a copy of it.
  const primary = await startStandby(embedded.url);
  await primary.promote();
  await embedded.stop();
  const standby = await startStandby(primary.urlOf(embedded.url));
  if (isSynchronous) await primary.waitForStandby();
  const [primaryUrl, standbyUrl] = [primary, standby].map((server) => server.urlOf(embedded.url)) as [
    string,
    string,
  ];
  const proxy = await startHaProxy(haProxy, [primaryUrl, standbyUrl]);
  const url = new URL(embedded.url);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  url.search = '';
  return {
    url: url.href,
    primaryUrl,
    standbyUrl,
    primary,
    standby,
    proxy,
    failOver: async () => {
      await primary.crash();
      await pause(noticedMs);
      await standby.promote();
    },
    stop: async () => {
      await proxy.stop();
      for (const server of [standby, primary]) await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
