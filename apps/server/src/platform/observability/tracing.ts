import { errorCodeOf } from '../database/database-errors.ts';

/**
 * Traces: one span for each request, SQL statement, job and socket event. No attribute contains an address, a text, a
 * token or an id of a person.
 */

type SpanKind = 'server' | 'internal' | 'client' | 'consumer';

type Attributes = Readonly<Record<string, string | number>>;

/** A sampled span that has not ended. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  add(attributes: Attributes): void;
  /** Ends the span; with the type of an error, as failed. */
  end(errorType?: string): void;
}

export interface Tracing {
  /** False if no span is ever made. */
  readonly isOn: boolean;
  /** Begins a span inside `parent`; without one, a new trace. Null if the trace is not sampled. */
  begin(kind: SpanKind, name: string, attributes: Attributes, parent?: Span): Span | null;
  /** Numbers of spans since the start: ended ones, and those that the collector took. */
  counts(): { readonly made: number; readonly sent: number };
}

export const noTracing: Tracing = { isOn: false, begin: () => null, counts: () => ({ made: 0, sent: 0 }) };

/** The type of an error without its message, which may quote what somebody wrote. */
export const errorTypeOf = (error: unknown): string =>
  errorCodeOf(error) ?? (error instanceof Error ? error.name : typeof error);
