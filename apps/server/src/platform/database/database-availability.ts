import pg from 'pg';
import { Refusal } from '../http/refusal.ts';
import type { Logger } from '../observability/log.ts';
import { defaultDatabaseTimeouts } from './database-timeouts.ts';

/**
 * Tells whether the database answers. A loss is known within 1.5 s, so that a request is refused rather than kept
 * waiting.
 */
export interface DatabaseAvailability {
  isUp(): boolean;
  /** Resolves as `work` does. Refuses (503) as soon as the database is known to be lost. */
  guard<Result>(work: Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

const pauseMs = 400;
const secondLookMs = 250;

const pause = (ms: number) => new Promise<'late'>((resolve) => setTimeout(resolve, ms, 'late').unref());

/** Waits twice: in a busy process, the timer may fire before an answer that has already arrived is read. */
const inTime = async <Result>(work: Promise<Result>, maxWaitMs: number): Promise<Result> => {
  work.catch(() => undefined);
  for (const ms of [maxWaitMs, secondLookMs]) {
    const result = await Promise.race([work, pause(ms)]);
    if (result !== 'late') return result;
  }
  throw new Error('The database did not answer in time');
};

export const watchDatabase = (
  connectionString: string,
  log: Logger,
  { healthCheckMs } = defaultDatabaseTimeouts,
): DatabaseAvailability => {
  const waiting = new Set<(reason: Refusal) => void>();
  let up = true;
  let stopped = false;
  let client: pg.Client | undefined;

  const connect = async (): Promise<pg.Client> => {
    const opened = new pg.Client({
      connectionString,
      application_name: 'basoche-watch',
    });
    opened.on('error', () => {
      if (client === opened) client = undefined;
    });
    client = opened;
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
        const watched = client ?? (await inTime(connect(), healthCheckMs));
        await inTime(watched.query('select 1'), healthCheckMs);
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
