import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allocatorSettings, heapFlags } from '../../../scripts/support/memory.ts';
import { type RunningProcess, startProcess } from '../processes.ts';
import type { MessagesDatabase } from './database.ts';

const mainFile = fileURLToPath(import.meta.resolve('@basoche/server/src/main.ts'));

/** Starts the program on the benchmark's database. */
export const startProgram = (
  { url, folder }: MessagesDatabase,
  port: number,
  flags: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> =>
  startProcess([...heapFlags, ...flags, mainFile], {
    environment: {
      ...allocatorSettings,
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: '0',
      NETWORK_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
