import type { Config } from '../../config.ts';
import { type Failures, noFailures } from './failures.ts';
import { type Logger, openLog } from './log.ts';
import { noTracing, type Tracing } from './tracing.ts';

export interface Observability {
  readonly log: Logger;
  readonly tracing: Tracing;
  readonly failures: Failures;
  /** Sends everything that is still unsent; gives up after a second. */
  close(): Promise<void>;
}

/** Opens the log of a program and, where they are configured, its traces and its reports of errors. */
export const openObservability = async (config: Config): Promise<Observability> => {
  // On a terminal, only warnings and errors.
  const level = config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info');
  if (config.tracing === null && config.sentry === null) {
    const log = openLog(level);
    return { log, tracing: noTracing, failures: noFailures, close: async () => undefined };
  }
  const failures =
    config.sentry === null
      ? noFailures
      : (await import('./sentry.ts')).openSentry(config.sentry, openLog(level));
  const log = openLog(level, undefined, failures);
  const telemetry =
    config.tracing === null ? null : (await import('./open-telemetry.ts')).openTelemetry(config.tracing, log);
  return {
    log,
    tracing: telemetry ?? noTracing,
    failures,
    close: async () => {
      await Promise.all([failures.close(), telemetry?.close()]);
    },
  };
};
