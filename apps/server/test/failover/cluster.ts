import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../src/platform/database/database.ts';
import { startEmbeddedDatabase } from '../../src/platform/database/embedded-database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openLog } from '../../src/platform/observability/log.ts';
import { type Standby, startStandby } from '../standby.ts';
import { startHaProxy } from './haproxy.ts';

/** A primary and a standby behind HAProxy. */
export interface Cluster {
  /** Address of the database of the primary, through HAProxy. */
  readonly url: string;
  /** Its address at the standby. */
  readonly standbyUrl: string;
  /** Kills the primary with -9, and promotes the standby a second later, as whoever watches it would. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

/** Time that a watcher needs to believe that a primary is lost, in milliseconds. */
const noticedMs = 1_000;

/** Durable servers; with `synchronous`, a commit is answered once the standby has it on its disk. */
export const openCluster = async (haProxy: string, synchronous: boolean): Promise<Cluster> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'basoche-failover-'));
  // Other users reach the sockets in it, which have an owner of their own.
  await chmod(dataDir, 0o711);
  const log = openLog('silent');
  const embedded = await startEmbeddedDatabase({ dataDir, log });
  const database = openDatabase(embedded.url, log);
  await migrate(database.pool, log);
  await database.close();
  // The embedded server is started again by its program, so a copy of it is the primary that is killed.
  const primary: Standby = await startStandby(embedded.url);
  await primary.promote();
  await embedded.stop();
  const standby = await startStandby(primary.urlOf(embedded.url));
  if (synchronous) await primary.waitForStandby();
  const urls = [primary, standby].map((server) => server.urlOf(embedded.url));
  const proxy = await startHaProxy(haProxy, urls);
  const url = new URL(embedded.url);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  url.search = '';
  return {
    url: url.href,
    standbyUrl: standby.urlOf(embedded.url),
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
