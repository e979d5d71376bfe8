import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/**
 * Environment for programs of the project and its libraries: they run with the present Node, regardless of
 * other installed versions.
 */
const environment = (more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  NO_COLOR: '1',
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
  ...more,
});

export interface Outcome {
  readonly ok: boolean;
  /** Its output, both streams in their order. */
  readonly output: string;
  readonly seconds: number;
}

interface CommandOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const run = async (
  command: string,
  args: readonly string[],
  { cwd = root, env = {} }: CommandOptions = {},
): Promise<Outcome> => {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      resolve(null);
    });
    child.on('close', resolve);
  });
  return {
    ok: code === 0,
    output: Buffer.concat(chunks).toString('utf8'),
    seconds: (performance.now() - started) / 1_000,
  };
};

/** Runs `node` with these arguments to its end, and returns its output. */
export const runNode = (args: readonly string[], { cwd = root, env = {} }: CommandOptions = {}) =>
  run(process.execPath, args, { cwd, env });
