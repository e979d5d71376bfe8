import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCodeOf, isTransient } from '../database/database-errors.ts';
import { Refusal } from '../http/refusal.ts';
import { framesOf, type StackFrame } from './error-frames.ts';
import type { FailureContext, Failures } from './failures.ts';
import type { Logger } from './log.ts';
import { openReceiverNotice } from './receiver-notice.ts';

/**
 * Reports unexpected errors in the form of Sentry, which other services take as well. Messages of errors stay in the log:
 * they may quote what somebody wrote.
 */

export interface SentrySettings {
  /** Address that takes reports. */
  readonly url: string;
  readonly publicKey: string;
  readonly environment: string;
  readonly release: string;
}

/** Most reports in a minute; the same error is reported once. */
const perMinute = 20;
const minuteMs = 60_000;
/** Most reports that are being sent, the time for each, and for the last ones at the end, in milliseconds. */
const underWayAtMost = 5;
const sendMs = 5_000;
const lastSendMs = 1_000;
/** Most errors of a chain of causes. */
const causesAtMost = 5;

interface ReportedError {
  readonly type: string;
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

/** Errors that are alike have the same key: the type, and the innermost line of the program. */
const keyOf = (
  chain: readonly ReportedError[],
  { route = '', task = '', event = '' }: FailureContext,
): string => {
  const last = chain.at(-1);
  const frame = last?.stacktrace.frames.findLast((one) => one.in_app);
  return [last?.type, last?.value, frame?.filename, frame?.lineno, route, task, event].join(' ');
};

/** True for an error that the program expects: a refusal, or a database that is away for a moment. */
const isExpected = (error: unknown): boolean => error instanceof Refusal || isTransient(error);

const eventOf = (
  chain: readonly ReportedError[],
  { route, traceId, spanId, ...names }: FailureContext,
  { environment, release }: SentrySettings,
  repeated: number,
) => {
  const { task, event } = names;
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

/** Chooses what is reported: each error once in a minute, with how often it was left out in the minute before. */
const openBudget = (now: () => number) => {
  let since = now();
  let sent = new Set<string>();
  let leftOut = new Map<string, number>();
  let before = new Map<string, number>();
  return (key: string): number | null => {
    if (now() - since >= minuteMs) [since, before, leftOut, sent] = [now(), leftOut, new Map(), new Set()];
    if (sent.has(key)) leftOut.set(key, (leftOut.get(key) ?? 0) + 1);
    if (sent.has(key) || sent.size === perMinute) return null;
    sent.add(key);
    return before.get(key) ?? 0;
  };
};

/** `log` must not report in turn. */
export const openSentry = (
  settings: SentrySettings,
  log: Logger,
  now = () => performance.now(),
): Failures => {
  const budget = openBudget(now);
  const underWay = new Set<Promise<void>>();
  const notice = openReceiverNotice(log, {
    lost: 'Reports of errors are not taken: they are lost until they are, and the log has each error',
    back: 'Reports of errors are taken again',
  });
  const send = async (event: { readonly event_id: string }): Promise<void> => {
    const lines = [{ event_id: event.event_id, sent_at: new Date() }, { type: 'event' }, event];
    try {
      const answer = await fetch(settings.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=basoche/1, sentry_key=${settings.publicKey}`,
        },
        body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
        signal: AbortSignal.timeout(sendMs),
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
      await Promise.race([Promise.all(underWay), pause(lastSendMs, undefined, { ref: false })]);
    },
  };
};
