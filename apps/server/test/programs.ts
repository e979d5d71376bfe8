import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import pg from 'pg';
import { readCommand } from '../src/commands/commands.ts';
import { readConfig } from '../src/config.ts';
import { runCommand } from '../src/features/threads/service.ts';
import { openDraining } from '../src/platform/http/draining.ts';
import { type Logger, openLog } from '../src/platform/observability/log.ts';
import { watchUncaught } from '../src/platform/observability/uncaught.ts';
import { openProgram } from '../src/program.ts';
import { freePort } from './free-port.ts';
import { longAvailabilityTimeouts } from './long-availability-timeouts.ts';
import { openCheapPasswords } from './passwords.ts';
import { copyDatabase } from './template.ts';

/**
 * Runs the programs of a journey runner in one process, so that modules load once. Each has its own database copy,
 * data directory and port.
 *
 * The first parameter is the server with the template. Orders and answers are messages, in order for each program. The
 * process ends with the runner.
 */

type Order =
  /** An operator's command, by its words. */
  | { readonly words: string[] }
  /** An SQL statement, for states that otherwise need time to pass, such as an expired mission. */
  | { readonly sql: string }
  /** A command in a thread by an actor who is no party. */
  | {
      readonly thread: string;
      readonly by: 'staff' | 'partner' | 'provider' | 'timer';
      readonly command: ThreadCommand;
    };

type Asked =
  | { readonly id: number; readonly program: number; readonly open: Record<string, string> }
  | { readonly id: number; readonly program: number; readonly order: Order }
  | { readonly id: number; readonly program: number; readonly close: true };

interface Running {
  readonly address: string;
  carryOut(order: Order): Promise<string>;
  close(): Promise<void>;
}

const serverUrl = process.argv[2] ?? '';

const tell = (message: object): void => {
  process.send?.(message);
};

const logOf = (program: number): Logger => openLog('warn', { write: (line) => tell({ program, line }) });

const open = async (program: number, settings: Record<string, string>): Promise<Running> => {
  const log = logOf(program);
  const database = await copyDatabase(serverUrl);
  const folder = await mkdtemp(join(tmpdir(), 'program-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    PORT: String(port),
    PUBLIC_URL: url,
    DEMO: '0',
    // The default changes on a day: no journey may depend on the date.
    VIGILANCE: 'tell',
    NETWORK_LIMITS: 'off',
    DRAIN_SECONDS: '0',
    ...settings,
  });
  const closers: (() => Promise<unknown>)[] = [];
  const { platform } = await openProgram({
    config,
    databaseUrl: database.url,
    log,
    draining: openDraining(),
    onClose: (_, close) => closers.push(close),
    passwords: openCheapPasswords(),
    availabilityTimeouts: longAvailabilityTimeouts,
  });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return {
    address: url,
    carryOut: async (order) => {
      if ('sql' in order) {
        await client.query(order.sql);
        return '';
      }
      if ('thread' in order) {
        await runCommand(platform, { role: order.by }, order.thread, order.command);
        return '';
      }
      const { command, parameters, flags } = readCommand(order.words);
      return command.run(platform, parameters, flags);
    },
    close: async () => {
      await client.end();
      for (const close of closers.reverse()) await close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const running = new Map<number, Promise<Running>>();

const programOf = async (program: number): Promise<Running> => {
  const found = await running.get(program);
  if (found === undefined) throw new Error(`There is no program ${program}.`);
  return found;
};

const answer = async (asked: Asked): Promise<string> => {
  if ('open' in asked) {
    const opening = open(asked.program, asked.open);
    running.set(asked.program, opening);
    return (await opening).address;
  }
  const program = await programOf(asked.program);
  if ('order' in asked) return program.carryOut(asked.order);
  running.delete(asked.program);
  await program.close();
  return '';
};

const turns = new Map<number, Promise<unknown>>();

process.on('message', (asked: Asked) => {
  const turn = (turns.get(asked.program) ?? Promise.resolve()).then(() =>
    answer(asked).then(
      (said) => tell({ id: asked.id, ok: true, said }),
      (error: unknown) =>
        tell({ id: asked.id, ok: false, said: error instanceof Error ? error.message : String(error) }),
    ),
  );
  turns.set(asked.program, turn);
});

/** An uncaught failure is logged for each program, and fails the current journeys. */
const everyLog = openLog('warn', {
  write: (line) => {
    for (const program of running.keys()) tell({ program, line });
  },
});
watchUncaught(process, everyLog, () => undefined);
process.on('disconnect', () => process.exit());
