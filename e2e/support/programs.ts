import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { allocatorSettings } from '../../scripts/support/memory.ts';

/** A decision in a thread by staff, the partner, the payment provider, or a timer. */
export interface Decision {
  readonly thread: string;
  readonly by: 'staff' | 'partner' | 'provider' | 'timer';
  readonly command: { readonly type: string; readonly [field: string]: unknown };
}

type Order = { readonly words: readonly string[] } | { readonly sql: string } | Decision;

/** A running program, seen from outside. */
export interface Program {
  readonly url: string;
  /** All of its log lines. */
  log(): readonly string[];
  /** Resolves once the order is carried out, with the output of an operator's command. */
  order(order: Order): Promise<string>;
  close(): Promise<void>;
}

export interface Programs {
  /** Starts a program; `settings` are those of an operator. */
  open(settings: Readonly<Record<string, string>>): Promise<Program>;
  close(): Promise<void>;
}

type ProgramMessage =
  | { readonly program: number; readonly line: string }
  | { readonly id: number; readonly ok: boolean; readonly said: string };

export const root = join(import.meta.dirname, '../..');

/** Environment variable with the address of the server that holds the programs' databases. */
export const serverPlace = 'BASOCHE_JOURNEYS_SERVER';

/** Starts the process that runs this runner's programs (`apps/server/test/programs.ts`). */
export const openPrograms = async (): Promise<Programs> => {
  const server = process.env[serverPlace];
  if (server === undefined) throw new Error('No PostgreSQL was started.');
  const child = fork(join(root, 'apps/server/test/programs.ts'), [server], {
    cwd: root,
    env: { ...process.env, ...allocatorSettings },
    execArgv: [],
  });
  const ended = once(child, 'exit');
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  const logs = new Map<number, string[]>();
  child.on('message', (told: ProgramMessage) => {
    if ('line' in told) {
      logs.get(told.program)?.push(told.line);
      return;
    }
    const answer = waiting.get(told.id);
    waiting.delete(told.id);
    if (told.ok) answer?.resolve(told.said);
    else answer?.reject(new Error(told.said));
  });
  void ended.then(() => {
    for (const { reject } of waiting.values()) reject(new Error('The programs of the journeys ended.'));
    waiting.clear();
  });

  let asked = 0;
  const ask = (program: number, what: object): Promise<string> => {
    asked += 1;
    const answer = Promise.withResolvers<string>();
    waiting.set(asked, answer);
    child.send({ id: asked, program, ...what });
    return answer.promise;
  };
  let opened = 0;
  return {
    open: async (settings) => {
      opened += 1;
      const program = opened;
      const log: string[] = [];
      logs.set(program, log);
      const url = await ask(program, { open: settings });
      return {
        url,
        log: () => log,
        order: (order) => ask(program, { order }),
        close: async () => {
          await ask(program, { close: true });
        },
      };
    },
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
};
