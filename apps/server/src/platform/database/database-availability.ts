import { Refusal } from '../http/refusal.ts';
import type { Logger } from '../observability/log.ts';
import { defaultAvailabilityTimeouts } from './availability-timeouts.ts';
import { openGuard, openWatchedConnection, pause } from './watched-connection.ts';

/**
 * Tells whether the database answers. A loss is detected within 1.6 s, so that requests are refused rather
 * than kept waiting.
 */
export interface DatabaseAvailability {
  isUp(): boolean;
  /** Resolves as `work` does. Refuses (503) as soon as the loss of the database is detected. */
  guard<Result>(work: Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

const pauseMs = 400;

export const watchDatabase = (
  connectionString: string,
  log: Logger,
  { healthCheckMs } = defaultAvailabilityTimeouts,
): DatabaseAvailability => {
  const connection = openWatchedConnection(connectionString, {
    name: 'basoche-watch',
    answerMs: healthCheckMs,
  });
  const { guard, giveUp } = openGuard();
  let up = true;
  let stopped = false;

  const mark = (state: boolean, error?: unknown) => {
    if (state === up || stopped) return;
    up = state;
    if (up) log.info('The database answers again');
    else log.error({ err: error }, 'The database does not answer');
    if (!up) giveUp(new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 }));
  };

  const watch = async () => {
    while (!stopped) {
      await connection.ask('select 1').then(
        () => mark(true),
        (error) => mark(false, error),
      );
      await pause(pauseMs);
    }
  };
  void watch();

  return {
    isUp: () => up,
    guard,
    stop: async () => {
      stopped = true;
      connection.end();
    },
  };
};
