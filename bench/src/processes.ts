import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface Started {
  readonly pid: number;
  /** From the start of the process to its line that says it is ready, in milliseconds. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

interface Options {
  readonly command?: string;
  readonly environment?: Record<string, string>;
  readonly cwd?: string;
  readonly patienceMs?: number;
}

const running = new Set<ChildProcess>();

/** The program and whatever started it: npm passes no signal on. */
const end = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // Gone already.
  }
};

/** A benchmark that ends before its time leaves nothing behind. */
process.on('exit', () => {
  for (const child of running) end(child, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Starts a program and waits for a line of its output that begins with `ready`. */
export const startProcess = (
  args: readonly string[],
  { command = process.execPath, environment = {}, cwd, patienceMs = 60_000 }: Options = {},
): Promise<Started> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const child = spawn(command, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that all of it can be stopped.
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
      reject(new Error(`${args.join(' ')} was not ready after ${patienceMs} ms:\n${output}`));
    }, patienceMs);
    const read = (chunk: Buffer) => {
      // What comes later (a log at each request) is read and dropped, as a terminal would.
      if (output === '' || output.length < 100_000) output += chunk.toString();
      if (!/^ready/m.test(output) || child.pid === undefined) return;
      clearTimeout(timer);
      child.stdout.off('data', read).resume();
      resolve({
        pid: child.pid,
        readyMs: performance.now() - begun,
        stop: async () => {
          end(child, 'SIGTERM');
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

const patienceMs = 15_000;
/** Often enough for a figure, seldom enough to be no load. */
const betweenAsksMs = 20;

/** Ready is what `/api/ready` says it is, database and queue included; the line in the terminal comes a little before. */
export const untilReady = async (origin: string): Promise<void> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    const response = await fetch(`${origin}/api/ready`);
    const answer = await response.text();
    if (response.ok) return;
    if (performance.now() > until) throw new Error(`/api/ready still answers ${response.status}: ${answer}`);
    await wait(betweenAsksMs);
  }
};
