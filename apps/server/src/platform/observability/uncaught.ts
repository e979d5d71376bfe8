import { isConnectionLoss } from '../database/database-errors.ts';
import type { Logger } from './log.ts';

/** The events of a process used here. */
interface Failing {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (reason: unknown) => void): unknown;
}

/**
 * Stops the program on an uncaught error, since its state is unknown. Ignores a promise rejected by a lost database
 * connection: libraries that keep connections make such promises and retry by themselves.
 */
export const watchUncaught = (source: Failing, log: Logger, stop: () => void): void => {
  const fail = (reason: unknown) => {
    log.fatal({ err: reason }, 'A failure that nothing expected: stopping');
    stop();
  };
  source.on('uncaughtException', fail);
  source.on('unhandledRejection', (reason) => {
    if (isConnectionLoss(reason))
      log.warn({ err: reason }, 'The database could not be reached, and nobody waited for it');
    else fail(reason);
  });
};
