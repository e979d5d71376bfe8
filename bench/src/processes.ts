import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunningProcess {
  readonly pid: number;
  /** Time from the start of the process to its `ready` line, in milliseconds. */
  readonly readyMs: number;
  stop(): Promise<void>;
  /** Kills it with -9. */
  kill(): Promise<void>;
}

interface Options {
  readonly command?: string;
  readonly environment?: Record<string, string>;
  readonly cwd?: string;
  readonly maxWaitMs?: number;
  /** Called with its output once it is ready. */
  readonly onOutput?: (text: string) => void;
}

const running = new Set<ChildProcess>();

/** Signals the program and its parent, since npm does not forward signals. */
const end = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has already ended.
  }
};

/** Kills the started programs when a benchmark ends early. */
process.on('exit', () => {
  for (const child of running) end(child, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Starts a program and waits for an output line that begins with `ready` or `worker ready`. */
export const startProcess = (
  args: readonly string[],
  { command = process.execPath, environment = {}, cwd, maxWaitMs = 60_000, onOutput }: Options = {},
): Promise<RunningProcess> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn(command, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Starts it in its own process group, so that all of it can be stopped.
      detached: true,
      ...(cwd === undefined ? {} : { cwd }),
    });
    running.add(child);
    let output = '';
    const ended = new Promise<void>((done) => {
      child.once('close', () => {
        running.delete(child);
        done();
      });
    });
    const timer = setTimeout(() => {
      end(child, 'SIGKILL');
      reject(new Error(`${args.join(' ')} was not ready after ${maxWaitMs} ms:\n${output}`));
    }, maxWaitMs);
    const read = (chunk: Buffer) => {
      // Reads and drops later output (a log line per request), as a terminal would.
      if (output === '' || output.length < 100_000) output += chunk.toString();
      if (!/^(?:worker )?ready/m.test(output) || child.pid === undefined) return;
      clearTimeout(timer);
      child.stdout.off('data', read).resume();
      if (onOutput !== undefined) child.stdout.on('data', (later: Buffer) => onOutput(later.toString()));
      resolve({
        pid: child.pid,
        readyMs: performance.now() - startedAt,
        stop: async () => {
          end(child, 'SIGTERM');
          await ended;
        },
        kill: async () => {
          end(child, 'SIGKILL');
          await ended;
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk));
    child.once('error', reject);
    void ended.then(() => {
      clearTimeout(timer);
      reject(new Error(`${args.join(' ')} ended before it was ready:\n${output}`));
    });
  });

const maxWaitMs = 15_000;
/** Milliseconds between two polls: precise enough for the figure, and no load. */
const betweenAsksMs = 20;

/** Waits for `/api/ready`, which covers database and queue; the line in the terminal comes a little earlier. */
export const untilReady = async (origin: string): Promise<void> => {
  const until = performance.now() + maxWaitMs;
  for (;;) {
    const response = await fetch(`${origin}/api/ready`);
    const answer = await response.text();
    if (response.ok) return;
    if (performance.now() > until) throw new Error(`/api/ready still answers ${response.status}: ${answer}`);
    await wait(betweenAsksMs);
  }
};
