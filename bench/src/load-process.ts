import { type ChildProcess, fork } from 'node:child_process';

/** A load in its own process, which carries out orders one after another. */
export interface LoadProcess<Order> {
  readonly pid: number;
  ask<Answer>(order: Order): Promise<Answer>;
  stop(): void;
}

/** The next answer of the process. Rejects if it ends without one; it has then printed the reason. */
const answerOf = <Answer>(child: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const failed = () => reject(new Error('The load ended.'));
    child.once('message', (answer: Answer) => {
      child.off('exit', failed);
      resolve(answer);
    });
    child.once('exit', failed);
  });

/** Starts this file, and waits for its first message. */
export const startLoadProcess = async <Order extends object>(
  file: string,
  parameters: readonly string[],
): Promise<LoadProcess<Order>> => {
  const child = fork(file, parameters, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Figures without a value are NaN, which this serialization keeps.
    serialization: 'advanced',
  });
  process.on('exit', () => child.kill('SIGKILL'));
  await answerOf(child);
  return {
    pid: child.pid ?? 0,
    ask: <Answer>(order: Order) => {
      child.send(order);
      return answerOf<Answer>(child);
    },
    stop: () => {
      child.kill('SIGKILL');
    },
  };
};
