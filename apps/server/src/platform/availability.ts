import pg from 'pg';
import type { Logger } from './log.ts';
import { Refusal } from './refusal.ts';

/** Whether the database answers, known within a second and a half, so that a request is refused rather than kept. */
export interface Availability {
  isUp(): boolean;
  /** Resolves as `work` does, or is refused (503) as soon as the database is known to be gone. */
  guard<Result>(work: Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

const pauseMs = 400;
const patienceMs = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

export const watchDatabase = (connectionString: string, log: Logger): Availability => {
  const waiting = new Set<(reason: Refusal) => void>();
  let up = true;
  let stopped = false;
  let client: pg.Client | undefined;

  const connect = async (): Promise<pg.Client> => {
    const opened = new pg.Client({
      connectionString,
      application_name: 'basoche-watch',
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    opened.on('error', () => {
      if (client === opened) client = undefined;
    });
    await opened.connect();
    return opened;
  };

  const mark = (state: boolean, error?: unknown) => {
    if (state === up || stopped) return;
    up = state;
    if (up) log.info('The database answers again');
    else log.error({ err: error }, 'The database does not answer');
    if (!up) for (const reject of waiting) reject(new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 }));
  };

  const watch = async () => {
    while (!stopped) {
      try {
        client ??= await connect();
        await client.query('select 1');
        mark(true);
      } catch (error) {
        const broken = client;
        client = undefined;
        void broken?.end().catch(() => undefined);
        mark(false, error);
      }
      await pause(pauseMs);
    }
  };
  const watching = watch();

  return {
    isUp: () => up,
    guard: (work) =>
      new Promise((resolve, reject) => {
        waiting.add(reject);
        work.then(resolve, reject).finally(() => waiting.delete(reject));
      }),
    stop: async () => {
      stopped = true;
      const last = client;
      client = undefined;
      void last?.end().catch(() => undefined);
      void watching;
    },
  };
};
