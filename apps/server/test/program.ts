import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/', import.meta.url));

export interface Program {
  readonly process: ChildProcess;
  /** Its address, known once it has reported that it is ready. */
  readonly address: string;
  readonly exited: Promise<number | null>;
  said(): string;
}

interface Run {
  readonly code: number | null;
  readonly said: string;
}

/** Node's compile cache, so that many programs compile the code once. */
const { NODE_COMPILE_CACHE } = process.env;
const compiled = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

const launch = (
  script: string,
  parameters: readonly string[],
  environment: Record<string, string>,
  sources = folder,
) => {
  const child = spawn(process.execPath, [`${sources}${script}`, ...parameters], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      DEMO: '0',
      PORT: '0',
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'warn',
      // The default changes on a day: no test may depend on the date.
      VIGILANCE: 'tell',
      ...compiled,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      said += part;
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, exited, said: () => said };
};

/**
 * Starts the program as an operator does, in its own process; from the sources of another version if they are
 * given.
 */
export const startProgram = async (
  environment: Record<string, string>,
  sources?: string,
): Promise<Program> => {
  const { child, exited, said } = launch('main.ts', [], environment, sources);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, found] = /ready on (http:\S+) in/.exec(said()) ?? [];
      if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'));
    });
    void exited.then((code) => reject(new Error(`The program ended with ${code}: ${said()}`)));
  });
  return { process: child, address, exited, said };
};

/** Starts the program as a worker only: it listens on no port. */
export const startWorkerProgram = async (
  environment: Record<string, string>,
  sources?: string,
): Promise<Program> => {
  const { child, exited, said } = launch('main.ts', [], { ...environment, ROLE: 'worker' }, sources);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (said().includes('worker ready in')) resolve();
    });
    void exited.then((code) => reject(new Error(`The worker ended with ${code}: ${said()}`)));
  });
  return { process: child, address: '', exited, said };
};

/** Runs a program to its end. */
export const runProgram = async (
  script: 'main.ts' | 'admin.ts',
  environment: Record<string, string>,
  parameters: readonly string[] = [],
): Promise<Run> => {
  const { exited, said } = launch(script, parameters, environment);
  return { code: await exited, said: said() };
};
