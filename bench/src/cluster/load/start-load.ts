import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startLoadProcess } from '../../load-process.ts';
import type { Setting } from '../setting.ts';
import type { Account, Answers, Order, Run } from './plan.ts';

export interface Load {
  readonly pid: number;
  run(run: Run): Promise<Answers['run']>;
  account(): Promise<Account>;
  stop(): Promise<void>;
}

/** Starts the load in its own process. */
export const startLoad = async (setting: Setting, origin: string): Promise<Load> => {
  const folder = await mkdtemp(join(tmpdir(), 'basoche-load-'));
  const file = join(folder, 'setting.json');
  await writeFile(file, JSON.stringify(setting));
  const generator = fileURLToPath(new URL('./generator.ts', import.meta.url));
  const { pid, ask, stop } = await startLoadProcess<Order>(generator, [file, origin]);
  return {
    pid,
    run: (run) => ask({ order: 'run', ...run }),
    account: () => ask({ order: 'account' }),
    stop: async () => {
      stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
