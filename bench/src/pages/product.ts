import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedDatabase } from '@basoche/server/src/platform/database/embedded-database.ts';
import { openLog } from '@basoche/server/src/platform/observability/log.ts';
import { allocatorSettings, heapFlags } from '../../../scripts/support/memory.ts';
import { buildWeb, canBuildWeb, isWebFresh } from '../../../scripts/support/web-build.ts';
import { cpuMsOf } from '../proc.ts';
import { type RunningProcess, startProcess, untilReady } from '../processes.ts';

const mainFile = fileURLToPath(import.meta.resolve('@basoche/server/src/main.ts'));

export interface Product {
  /** Two processes that serve the same pages. */
  readonly origins: readonly [string, string];
  /** Processor time of both processes so far, in milliseconds. */
  readonly cpuMs: () => number;
  stop(): Promise<void>;
}

/** The program with its demonstration, as two processes on one database. */
export const openProduct = async (port: number): Promise<Product> => {
  if (canBuildWeb() && !(await isWebFresh())) await buildWeb();
  const folder = await mkdtemp(join(tmpdir(), 'basoche-pages-'));
  const database = await startEmbeddedDatabase({ dataDir: folder, log: openLog('error'), durable: false });
  const started: RunningProcess[] = [];
  const stop = async () => {
    for (const one of started) await one.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const start = async (own: number, environment: Record<string, string>): Promise<string> => {
    const origin = `http://localhost:${own}`;
    started.push(
      await startProcess([...heapFlags, mainFile], {
        environment: {
          ...allocatorSettings,
          DATABASE_URL: database.url,
          // Both share one folder of pictures, as with a shared store.
          DATA_DIR: join(folder, 'files'),
          PORT: String(own),
          HOST: 'localhost',
          PUBLIC_URL: origin,
          LOG_LEVEL: 'error',
          NETWORK_LIMITS: 'off',
          DEMO: '1',
          ...environment,
        },
      }),
    );
    await untilReady(origin);
    return origin;
  };
  try {
    // The first process creates the tables and the demonstration.
    const first = await start(port, {});
    const second = await start(port + 1, { ROLE: 'web' });
    const cpuMs = () => started.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0);
    return { origins: [first, second], cpuMs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
