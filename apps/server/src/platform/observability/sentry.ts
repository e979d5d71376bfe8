import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCodeOf, isTransient } from '../database/database-errors.ts';
import { Refusal } from '../http/refusal.ts';
import { framesOf, type StackFrame } from './error-frames.ts';
import type { FailureContext, Failures } from './failures.ts';
import type { Logger } from './log.ts';
import { openReceiverNotice } from './receiver-notice.ts';

/**
 * Reports unexpected errors to Sentry, or to a service with the same protocol. Error messages stay in the log: they may quote what
 * somebody wrote.
 */

export interface SentrySettings {
  /** Address that takes reports. */
  readonly url: string;
  /** Key that names the project at the service; not secret. */
  readonly publicKey: string;
  readonly environment: string;
  readonly release: string;
}

/** Maximum of reports per minute. */
const reportsPerMinute = 20;
const minuteMs = 60_000;
/** Maximum of reports being sent at once; further ones are dropped. */
const underWayAtMost = 5;
/** Time to send a report, and time that the end of the program waits for unsent ones. */
const sendTimeoutMs = 5_000;
const closeTimeoutMs = 1_000;
/** Maximum of causes reported for one error. */
const causesAtMost = 5;

interface ReportedError {
  readonly type: string;
  /** Code of the error, empty without one; never its message. */
  readonly value: string;
  readonly stacktrace: { readonly frames: readonly StackFrame[] };
}

/** The error and its causes, the deepest first. */
const chainOf = (error: unknown): ReportedError[] => {
  const chain: ReportedError[] = [];
  for (let one = error; one !== undefined && chain.length < causesAtMost; ) {
    const type = one instanceof Error ? one.name : typeof one;
    const frames = one instanceof Error ? framesOf(one) : [];
    chain.unshift({ type, value: errorCodeOf(one) ?? '', stacktrace: { frames } });
    one = one instanceof Error ? one.cause : undefined;
  }
  return chain;
};

/**
 * Key that groups the same error: type, code, innermost line of the program's code, and route, task or socket
 * event.
 */
const keyOf = (
  chain: readonly ReportedError[],
  { route = '', task = '', event = '' }: FailureContext,
): string => {
  const last = chain.at(-1);
  const frame = last?.stacktrace.frames.findLast((one) => one.in_app);
  return [last?.type, last?.value, frame?.filename, frame?.lineno, route, task, event].join(' ');
};

/** True for an expected error: a refusal, or a database that is briefly unavailable. */
const isExpected = (error: unknown): boolean => error instanceof Refusal || isTransient(error);

const eventOf = (
  chain: readonly ReportedError[],
  { route, traceId, spanId, ...names }: FailureContext,
  { environment, release }: SentrySettings,
  repeated: number,
) => {
  const { task, event } = names;
  // In Sentry, the `transaction` is the work in which the error occurred.
  const transaction = route ?? task ?? event;
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1_000,
    platform: 'node',
    level: 'error',
    environment,
    release,
    ...(transaction === undefined ? {} : { transaction }),
    tags: { ...names, ...(repeated > 0 ? { repeated } : {}) },
    exception: { values: chain },
    ...(traceId === undefined ? {} : { contexts: { trace: { trace_id: traceId, span_id: spanId } } }),
  };
};

/**
 * Limits reports to one per error and minute. Returns null for an error to skip, otherwise how often it was
 * skipped in the minute before.
 */
const openBudget = (now: () => number) => {
  let since = now();
  let sent = new Set<string>();
  let leftOut = new Map<string, number>();
  let before = new Map<string, number>();
  return (key: string): number | null => {
    if (now() - since >= minuteMs) [since, before, leftOut, sent] = [now(), leftOut, new Map(), new Set()];
    if (sent.has(key)) leftOut.set(key, (leftOut.get(key) ?? 0) + 1);
    if (sent.has(key) || sent.size === reportsPerMinute) return null;
    sent.add(key);
    return before.get(key) ?? 0;
  };
};

/**
 * Opens the reporter. `log` records failed reports and must not itself report its lines, which would loop.
 */
export const openSentry = (
  settings: SentrySettings,
  log: Logger,
  now = () => performance.now(),
): Failures => {
  const budget = openBudget(now);
  const underWay = new Set<Promise<void>>();
  const notice = openReceiverNotice(log, {
    lost: 'Error reports cannot be sent and are lost for now; the log has each error',
    back: 'Error reports can be sent again',
  });
  const send = async (event: { readonly event_id: string }): Promise<void> => {
    // An envelope of Sentry: one JSON object a line.
    const lines = [{ event_id: event.event_id, sent_at: new Date() }, { type: 'event' }, event];
    try {
      const answer = await fetch(settings.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=basoche/1, sentry_key=${settings.publicKey}`,
        },
        body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
        signal: AbortSignal.timeout(sendTimeoutMs),
        redirect: 'error',
      });
      await answer.body?.cancel();
      notice(answer.ok ? null : new Error(`Answered with ${answer.status}`));
    } catch (error) {
      notice(error);
    }
  };
  return {
    report: (error, about = {}) => {
      if (isExpected(error) || underWay.size === underWayAtMost) return;
      const chain = chainOf(error);
      const repeated = budget(keyOf(chain, about));
      if (repeated === null) return;
      const sending: Promise<void> = send(eventOf(chain, about, settings, repeated)).finally(() => {
        underWay.delete(sending);
      });
      underWay.add(sending);
    },
    close: async () => {
      await Promise.race([Promise.all(underWay), pause(closeTimeoutMs, undefined, { ref: false })]);
    },
  };
};
