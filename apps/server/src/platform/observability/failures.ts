import { currentScope, scopeFields } from './log-context.ts';

/** Reports unexpected errors to those who run the program, beside the log. */
export interface Failures {
  /** Reports an error with what belongs to it. Returns at once, and never throws. */
  report(error: unknown, about?: FailureContext): void;
  /** Waits for reports under way, for a second at most. */
  close(): Promise<void>;
}

/**
 * Fields of a log line that a report may carry: none of them tells who asked, or what for. `route` is a pattern, `event`
 * the name of a socket's.
 */
const reportedFields = ['route', 'requestId', 'task', 'jobId', 'event', 'part', 'traceId', 'spanId'] as const;

export type FailureContext = Readonly<Partial<Record<(typeof reportedFields)[number], string>>>;

/** The context of the work that is under way, and of these fields; every other field is left out. */
export const failureContext = (fields: object = {}): FailureContext => {
  const all = { ...scopeFields(), spanId: currentScope()?.span?.spanId, ...fields };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => reportedFields.some((one) => one === name) && typeof value === 'string',
    ),
  );
};

export const noFailures: Failures = { report: () => undefined, close: async () => undefined };
