import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Figures, Order } from './plan.ts';

export interface Load {
  readonly pid: number;
  ask(order: Order): Promise<Figures>;
  stop(): void;
}

/** The next answer of the load process. Rejects if the process ends without one; it has then printed the reason. */
const answerOf = (child: ChildProcess): Promise<Figures> =>
  new Promise((resolve, reject) => {
    const failed = () => reject(new Error('The load ended.'));
    child.once('message', (figures: Figures) => {
      child.off('exit', failed);
      resolve(figures);
    });
    child.once('exit', failed);
  });

/** Starts the load as a process of its own. */
export const startLoad = async (settingFile: string): Promise<Load> => {
  const file = fileURLToPath(new URL('./generator.ts', import.meta.url));
  const child = fork(file, [settingFile], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Figures without a value are NaN, which this serialization keeps.
    serialization: 'advanced',
  });
  process.on('exit', () => child.kill('SIGKILL'));
  await answerOf(child);
  return {
    pid: child.pid ?? 0,
    ask: (order) => {
      const answer = answerOf(child);
      child.send(order);
      return answer;
    },
    stop: () => {
      child.kill('SIGKILL');
    },
  };
};
