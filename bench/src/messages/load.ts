import { fileURLToPath } from 'node:url';
import { startLoadProcess } from '../load-process.ts';
import type { Figures, Order } from './plan.ts';

export interface Load {
  readonly pid: number;
  ask(order: Order): Promise<Figures>;
  stop(): void;
}

/** Starts the load in its own process. */
export const startLoad = (settingFile: string): Promise<Load> =>
  startLoadProcess<Order>(fileURLToPath(new URL('./generator.ts', import.meta.url)), [settingFile]);
