import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A foreign program that a test starts: a pool, a proxy, a key-value server. */
export interface OutsideProgram {
  pid(): number;
  start(): Promise<void>;
  /** Kills it with -9. */
  kill(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

interface Options extends Pick<SpawnOptions, 'uid' | 'gid'> {
  /** Its name in an error. */
  readonly name: string;
  readonly program: string;
  readonly parameters: readonly string[];
  readonly isUp: () => Promise<boolean>;
}

/** Starts it and waits until it is up. If it ends before, the error contains its output. */
export const startOutside = async ({
  name,
  program,
  parameters,
  isUp,
  ...owner
}: Options): Promise<OutsideProgram> => {
  let running: ChildProcess | undefined;
  const start = async () => {
    const started = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'], ...owner });
    running = started;
    let said = '';
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (part) => {
        said = (said + part).slice(-2_000);
      });
    }
    const ended = once(started, 'close').then(() => true);
    while (!(await isUp())) {
      if (await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50, false))]))
        throw new Error(`${name} ended: ${said}`);
    }
  };
  await start();
  return {
    pid: () => running?.pid ?? 0,
    start,
    kill: async () => {
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'close');
      running.kill('SIGKILL');
      await ended;
    },
    signal: (signal) => {
      running?.kill(signal);
    },
  };
};
