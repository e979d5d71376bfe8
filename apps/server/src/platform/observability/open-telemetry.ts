import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from './log.ts';
import { openReceiverNotice } from './receiver-notice.ts';
import type { Span, Tracing } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

/**
 * Sends traces to a collector. Only this file imports OpenTelemetry, and it is loaded only if a collector is
 * configured.
 */

const kinds = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

/** Longest text of an attribute, in characters. */
const longestValue = 2_000;
/** Timeouts for sending a batch, and for the last batch at the end, in milliseconds. */
const sendMs = 10_000;
const lastSendMs = 1_000;

/** Sampler of the settings; spans inside a trace follow the decision for its root. */
const samplerOf = ({ sampler, ratio }: TracingSettings): Sampler => {
  const roots: Record<TracingSettings['sampler'], () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  return new ParentBasedSampler({ root: roots[sampler]() });
};

type ExportCallback = Parameters<SpanExporter['export']>[1];

/** Wraps an exporter. A batch that the collector does not accept is logged and lost; the program goes on. */
const noting = (exporter: SpanExporter, note: (error: unknown, spans: number) => void): SpanExporter => ({
  export: (spans, done: ExportCallback) =>
    exporter.export(spans, ({ code, error }) => {
      note(code === 0 ? null : (error ?? new Error('The collector took no spans')), spans.length);
      done({ code: 0 });
    }),
  shutdown: () => exporter.shutdown(),
});

interface OpenTracing extends Tracing {
  /** Sends everything that is still unsent; gives up after a second. */
  close(): Promise<void>;
}

export const openTelemetry = (settings: TracingSettings, log: Logger): OpenTracing => {
  let made = 0;
  let sent = 0;
  const notice = openReceiverNotice(log, {
    lost: 'The collector of traces takes none: they are lost until it does',
    back: 'The collector takes traces again',
  });
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: { ...settings.headers },
    timeoutMillis: sendMs,
  });
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: resourceFromAttributes({ ...settings.resource }),
    spanLimits: { attributeValueLengthLimit: longestValue },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: noting(exporter, (error, spans) => {
          notice(error);
          if (error === null) sent += spans;
        }),
      }),
    ],
  });
  const tracer = provider.getTracer('basoche');

  const begin: Tracing['begin'] = (kind, name, attributes, parent) => {
    const within =
      parent === undefined
        ? ROOT_CONTEXT
        : trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED });
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, within);
    if (!span.isRecording()) return null;
    const { traceId, spanId } = span.spanContext();
    const open: Span = {
      traceId,
      spanId,
      add: (more) => void span.setAttributes(more),
      end: (errorType) => {
        if (errorType !== undefined) {
          span.setAttribute('error.type', errorType);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
        made += 1;
      },
    };
    return open;
  };

  return {
    isOn: true,
    begin,
    counts: () => ({ made, sent }),
    close: async () => {
      const late = pause(lastSendMs, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
};
