import { currentScope, scopeFields } from './log-context.ts';

/** Reports unexpected errors to the operators, in addition to the log. */
export interface Failures {
  /** Reports an error with its context. Returns at once, and never throws. */
  report(error: unknown, about?: FailureContext): void;
  /** Waits for reports under way, for a second at most. */
  close(): Promise<void>;
}

/**
 * Fields of a log line that a report may contain: none tells who asked, or for what. `route` is a pattern,
 * `event` the name of a socket event.
 */
const reportedFields = ['route', 'requestId', 'task', 'jobId', 'event', 'part', 'traceId', 'spanId'] as const;

export type FailureContext = Readonly<Partial<Record<(typeof reportedFields)[number], string>>>;

/** Context of the current work and of these fields, limited to the allowed ones. */
export const failureContext = (fields: object = {}): FailureContext => {
  const all = { ...scopeFields(), spanId: currentScope()?.span?.spanId, ...fields };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => reportedFields.some((one) => one === name) && typeof value === 'string',
    ),
  );
};

export const noFailures: Failures = { report: () => undefined, close: async () => undefined };
