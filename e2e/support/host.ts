import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { allocatorSettings } from '../../scripts/support/memory.ts';

/** What an office decides in a thread: the platform's staff, its partner, the payment provider, or a clock. */
export interface Decision {
  readonly thread: string;
  readonly by: 'staff' | 'partner' | 'provider' | 'timer';
  readonly command: { readonly type: string; readonly [field: string]: unknown };
}

type Order = { readonly words: readonly string[] } | { readonly sql: string } | Decision;

/** What is beside one running program. */
export interface Beside {
  readonly databaseUrl: string;
  /** Carried out once it resolves, with what the operator's command said. */
  order(order: Order): Promise<string>;
  close(): Promise<void>;
}

type Answer = { readonly ok: boolean; readonly said: string };

export const root = join(import.meta.dirname, '../..');

/** Where the host listens, for all the processes of the runner. */
const place = 'BASOCHE_JOURNEYS_HOST';

/** Starts what the programs share (`apps/server/test/host.ts`); resolves with what ends it. */
export const startHost = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  const path = join(folder, 'socket');
  const child = spawn(process.execPath, ['apps/server/test/host.ts', path], {
    cwd: root,
    env: { ...process.env, ...allocatorSettings },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const first = await Promise.race([once(child.stdout, 'data'), ended]);
  if (!String(first[0]).startsWith('ready')) throw new Error('The host of the journeys did not start.');
  process.env[place] = path;
  return async () => {
    child.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
};

/** A database for a program of these settings, and what is done beside it. */
export const openBeside = async (settings: NodeJS.ProcessEnv): Promise<Beside> => {
  const path = process.env[place];
  if (path === undefined) throw new Error('No host was started.');
  const socket = createConnection(path);
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  const waiting: PromiseWithResolvers<Answer>[] = [];
  createInterface({ input: socket }).on('line', (line) => waiting.shift()?.resolve(JSON.parse(line)));
  void closed.then(() => {
    for (const { reject } of waiting.splice(0)) reject(new Error('The host of the journeys ended.'));
  });
  const ask = async (said: unknown): Promise<string> => {
    const answer = Promise.withResolvers<Answer>();
    waiting.push(answer);
    socket.write(`${JSON.stringify(said)}\n`);
    const { ok, said: answered } = await answer.promise;
    if (!ok) throw new Error(answered);
    return answered;
  };
  return {
    databaseUrl: await ask(settings),
    order: ask,
    close: async () => {
      socket.end();
      await closed;
    },
  };
};
