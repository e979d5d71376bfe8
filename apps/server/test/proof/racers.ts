import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import type { By } from '../../src/features/threads/execution/service.ts';
import { addressesOf } from '../database.ts';

/** Processes over one database that receive the same requests at the same time. */

export interface RacerOrder {
  readonly number: number;
  readonly by: By;
  readonly id: string;
  readonly command: ThreadCommand;
}

export type RacerAnswer =
  | { readonly address: string }
  /** `null` if the command was carried out. */
  | { readonly number: number; readonly code: string | null };

export interface Racer {
  readonly address: string;
  command(by: By, id: string, command: ThreadCommand): Promise<string | null>;
  stop(): Promise<void>;
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));

export const startRacer = async (
  databaseUrl: string,
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Racer> => {
  const child = fork(fileURLToPath(new URL('./racer.ts', import.meta.url)), {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      DEMO: '0',
      ...addressesOf(databaseUrl),
      DATA_DIR: dataDir,
      NETWORK_LIMITS: 'off',
      LOG_LEVEL: 'error',
      // The default changes on a day: no test may depend on the date.
      VIGILANCE: 'tell',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (code: string | null) => void>();
  let numbers = 0;
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`A racer ended with ${code}.`)));
    child.on('message', (answer: RacerAnswer) => {
      if ('address' in answer) resolve(answer.address);
      else waiting.get(answer.number)?.(answer.code);
    });
  });
  return {
    address,
    command: (by, id, command) => {
      numbers += 1;
      const number = numbers;
      const answer = new Promise<string | null>((resolve) => waiting.set(number, resolve));
      child.send({ number, by, id, command } satisfies RacerOrder);
      return answer;
    },
    stop: async () => {
      const gone = ended(child);
      child.disconnect();
      await gone;
    },
  };
};

/** Repeats a call while it is refused with 503 (its wait for the row lock was too long), as clients do. */
export const untilDecided = async (ask: () => Promise<Response>): Promise<Response> => {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await answer.body?.cancel();
  }
};
