import { fileURLToPath } from 'node:url';
import { allocatorSettings, heapFlags } from '../../../scripts/support/memory.ts';
import { type RunningProcess, startProcess } from '../processes.ts';

const mainFile = fileURLToPath(import.meta.resolve('@basoche/server/src/main.ts'));

/** Starts the program like `npm start`, with the other parts at these addresses. */
const startProduct = (
  addresses: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>>,
  onOutput: (text: string) => void,
): Promise<RunningProcess> =>
  startProcess([...heapFlags, mainFile], {
    environment: {
      ...allocatorSettings,
      ...addresses,
      HOST: '127.0.0.1',
      DEMO: '0',
      NETWORK_LIMITS: 'off',
      // HAProxy and Varnish.
      TRUST_PROXY: '127.0.0.0/8',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    onOutput,
  });

export const startWeb = (
  addresses: Readonly<Record<string, string>>,
  port: number,
  onOutput: (text: string) => void,
): Promise<RunningProcess> => startProduct(addresses, { ROLE: 'web', PORT: String(port) }, onOutput);

export const startWorker = (
  addresses: Readonly<Record<string, string>>,
  onOutput: (text: string) => void,
): Promise<RunningProcess> => startProduct(addresses, { ROLE: 'worker' }, onOutput);
