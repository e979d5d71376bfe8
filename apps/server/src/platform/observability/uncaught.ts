import { isConnectionLoss } from '../database/losses.ts';
import type { Logger } from './log.ts';

/** What this listens to of a process. */
interface Failing {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (reason: unknown) => void): unknown;
}

/**
 * What nobody caught stops the program, for what it left behind is unknown. A promise that failed because the database could not
 * be reached left nothing: the libraries that keep connections make such promises of their own, and try again by themselves.
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
