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
  /** Its address at the primary and at the standby themselves. */
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  readonly primary: Standby;
  readonly standby: Standby;
  readonly proxy: HaProxy;
  /** Kills the primary with -9, and promotes the standby a second later, as whoever watches it would. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** True to answer a commit only once the standby has it on its disk. */
  readonly isSynchronous?: boolean;
  /** Fills the migrated database before it is copied. */
  readonly fill?: (url: string) => Promise<unknown>;
}

/** Time that a watcher needs to believe that a primary is lost, in milliseconds. */
const noticedMs = 1_000;

/** Durable servers, behind this program of HAProxy. */
export const openDatabasePair = async (
  haProxy: string,
  { isSynchronous = false, fill }: Options = {},
): Promise<DatabasePair> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'basoche-failover-'));
  // Other users reach the sockets in it, which have an owner of their own.
  await chmod(dataDir, 0o711);
  const log = openLog('silent');
  const embedded = await startEmbeddedDatabase({ dataDir, log });
  const database = openDatabase(embedded.url, log);
  await migrate(database.pool, log);
  await database.close();
  await fill?.(embedded.url);
  // The embedded server is started again by its program, so a copy of it is the primary that is killed.
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
