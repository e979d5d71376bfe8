import type { z } from 'zod';
import packageOfServer from '../package.json' with { type: 'json' };
import { ConfigRefused } from './config-refused.ts';
import type { variables } from './config-schema.ts';
import type { SentrySettings } from './platform/observability/sentry.ts';
import type { TracingSettings } from './platform/observability/tracing-settings.ts';

/** Settings of traces and error reports, from the environment. */

/** The version in traces and error reports. */
const { version } = packageOfServer;

/** Receiver of traces; null if no collector is configured. */
export const tracingOf = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers,
  OTEL_SERVICE_NAME: service,
  OTEL_RESOURCE_ATTRIBUTES: attributes,
  OTEL_TRACES_SAMPLER: sampler,
  OTEL_TRACES_SAMPLER_ARG: ratio,
  ROLE: role,
}: z.output<typeof variables>): TracingSettings | null => {
  const isRatio = sampler?.endsWith('traceidratio') === true;
  if (ratio !== undefined && !isRatio) {
    throw new ConfigRefused(
      'OTEL_TRACES_SAMPLER_ARG needs OTEL_TRACES_SAMPLER=parentbased_traceidratio: it is the share of the traces that are sampled.',
    );
  }
  if (endpoint === undefined) {
    const alone = [
      headers !== undefined && 'OTEL_EXPORTER_OTLP_HEADERS',
      sampler !== undefined && 'OTEL_TRACES_SAMPLER',
    ].find((name) => name !== false);
    if (alone === undefined) return null;
    throw new ConfigRefused(
      `${alone} needs OTEL_EXPORTER_OTLP_ENDPOINT, the address of a collector: without one nothing is traced.`,
    );
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: headers ?? {},
    resource: {
      'service.name': 'basoche',
      ...attributes,
      ...(service === undefined ? {} : { 'service.name': service }),
      'service.version': version,
      'basoche.role': role,
    },
    sampler: isRatio ? 'traceidratio' : sampler?.endsWith('always_off') ? 'always_off' : 'always_on',
    ratio: ratio ?? 1,
  };
};

/** Address that receives error reports, from a DSN; null without one. */
export const sentryOf = ({ SENTRY_DSN, NODE_ENV }: z.output<typeof variables>): SentrySettings | null => {
  if (SENTRY_DSN === undefined) return null;
  const { origin, username, pathname } = new URL(SENTRY_DSN);
  const [, folder = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  const url = `${origin}${folder}/api/${project}/envelope/`;
  return { url, publicKey: username, environment: NODE_ENV, release: `basoche@${version}` };
};
