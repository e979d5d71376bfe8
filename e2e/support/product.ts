import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { allocatorSettings, heapFlags } from '../../scripts/support/memory.ts';
import { type Decision, openBeside, root } from './host.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

/** The program as an operator runs it: its own process, database, mail server and address. PostgreSQL is the host's. */
export interface Product {
  readonly url: string;
  readonly mailbox: Mailbox;
  /** `npm run admin -- …` beside the running program; what it printed. */
  admin(...words: string[]): Promise<string>;
  /** The same within the process beside it, without the time that a command takes to start. */
  command(...words: string[]): Promise<string>;
  /** A statement in its database, for what only time brings: a mission that has expired. */
  sql(statement: string): Promise<void>;
  /** What an office decides in a thread, whose screens are no subject of the journey. */
  decide(decision: Decision): Promise<void>;
  /** Everything it has logged. */
  log(): string;
  stop(): Promise<void>;
}

const patience = 60_000;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
};

/** Resolves at the line that says so; rejects with the whole log where the program ends first. */
const ready = (child: ChildProcess, log: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    const limit = globalThis.setTimeout(() => reject(new Error(`Not ready in time:\n${log()}`)), patience);
    const settle = (error?: Error) => {
      clearTimeout(limit);
      child.off('exit', ended);
      if (error) reject(error);
      else resolve();
    };
    const ended = () => settle(new Error(`The program ended before it was ready:\n${log()}`));
    child.once('exit', ended);
    child.stdout?.on('data', () => {
      if (/^ready on /m.test(log())) settle();
    });
  });

/** Its own word for it: the database answers and the queue runs. */
const answersReady = async (url: string): Promise<void> => {
  const limit = AbortSignal.timeout(patience);
  for (;;) {
    const answer = await fetch(`${url}/api/ready`, { signal: limit });
    if (answer.ok) return;
    await setTimeout(100, undefined, { signal: limit });
  }
};

/** `settings`: what an operator would set besides. */
export const startProduct = async (settings: Record<string, string> = {}): Promise<Product> => {
  const folder = await mkdtemp(join(tmpdir(), 'product-'));
  await chmod(folder, 0o755);
  const mailbox = await openMailbox();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = {
    ...allocatorSettings,
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TMPDIR: process.env.TMPDIR,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    PUBLIC_URL: url,
    SMTP_URL: mailbox.url,
    DEMO: '0',
    NETWORK_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const beside = await openBeside(own);
  const env = { ...own, DATABASE_URL: beside.databaseUrl };
  const child = spawn(process.execPath, [...heapFlags, 'apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  const log = () => chunks.join('');
  const ended = once(child, 'exit');

  const stop = async () => {
    // What the journeys left in memory, the database not counted: the README tells the figure.
    const metrics = await fetch(`${url}/api/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
    const resident = /^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1];
    if (resident)
      process.stdout.write(`memory after these journeys: ${Math.round(Number(resident) / 1_048_576)} MB\n`);
    child.kill('SIGTERM');
    await ended;
    await beside.close();
    await mailbox.close();
    await rm(folder, { recursive: true, force: true });
  };

  try {
    await ready(child, log);
    await answersReady(url);
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    url,
    mailbox,
    admin: async (...words) => {
      const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'admin', '--', ...words], {
        cwd: root,
        env,
      });
      return stdout;
    },
    command: (...words) => beside.order({ words }),
    sql: async (statement) => {
      await beside.order({ sql: statement });
    },
    decide: async (decision) => {
      await beside.order(decision);
    },
    log,
    stop,
  };
};
