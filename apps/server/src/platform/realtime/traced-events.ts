import { isTransient } from '../database/database-errors.ts';
import { Refusal } from '../http/refusal.ts';
import type { Logger } from '../observability/log.ts';
import { traced } from '../observability/traced-work.ts';
import type { Tracing } from '../observability/tracing.ts';

/** Handles an event of a socket: its log lines carry its name, and its trace if there is one. */
export type EventRunner = <Result>(event: string, work: () => Promise<Result>) => Promise<Result>;

/** True for a refusal, and for a database that is briefly unavailable. */
const isExpected = (error: unknown): boolean => error instanceof Refusal || isTransient(error);

export const openEventRunner =
  (log: Logger, tracing: Tracing): EventRunner =>
  (event, work) => {
    const span = tracing.begin('server', `socket ${event}`, { 'basoche.event': event });
    return traced(span, { event }, async () => {
      try {
        return await work();
      } catch (error) {
        if (!isExpected(error)) log.error({ err: error }, 'A socket event failed');
        throw error;
      }
    });
  };
