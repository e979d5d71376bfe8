import { readConfig } from '../src/config.ts';
import { type Logger, openLog } from '../src/platform/observability/log.ts';
import { openTelemetry } from '../src/platform/observability/open-telemetry.ts';
import { openSentry } from '../src/platform/observability/sentry.ts';
import type { Receiver } from './receiver.ts';

/** A platform whose traces and error reports go to a receiver of the test. */
export const openObserved = (
  { url }: Receiver,
  environment: Record<string, string> = {},
  log: Logger = openLog('silent'),
) => {
  const dsn = new URL('/folder/7', url);
  dsn.username = 'key';
  const { tracing, sentry } = readConfig({
    NODE_ENV: 'test',
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    SENTRY_DSN: dsn.href,
    ...environment,
  });
  if (tracing === null || sentry === null) throw new Error('Neither is configured.');
  return { tracing: openTelemetry(tracing, log), failures: openSentry(sentry, log) };
};
