import { addHours } from '../time/paris.ts';
import type { ReturnReason } from './report.ts';

/**
 * A late return is one in the last `hours` before the hearing, except in the first `freeMinutes` after the
 * taking. `pauseFrom` of them within `days` days pause a person for `pauseDays` days.
 */
export const lateReturns = { hours: 24, freeMinutes: 30, pauseFrom: 3, days: 90, pauseDays: 30 } as const;

/** Facts of a hearing that was given back. */
export interface ReturnFacts {
  readonly why: ReturnReason;
  readonly heldAt: Date;
  readonly takenAt: Date;
  readonly returnedAt: Date;
  /** True if the client was to deposit the price, and had not. */
  readonly isDepositLacking: boolean;
}

/**
 * True if a return counts as late: for the reason `prevented`, in the last hours before the hearing, and not while an agreed
 * deposit is missing. A return soon after the taking never counts.
 */
export const isLateReturn = ({ why, heldAt, takenAt, returnedAt, isDepositLacking }: ReturnFacts): boolean =>
  why === 'prevented' &&
  !isDepositLacking &&
  returnedAt > addHours(heldAt, -lateReturns.hours) &&
  returnedAt >= addHours(takenAt, lateReturns.freeMinutes / 60);

/**
 * End of the last pause of a person with these late returns; null if they never had `pauseFrom` of them
 * within `days` days.
 */
export const pausedUntil = (times: readonly Date[]): Date | null => {
  const sorted = times.toSorted((a, b) => a.getTime() - b.getTime());
  const last = sorted.findLast((at, index) => {
    const first = sorted[index - (lateReturns.pauseFrom - 1)];
    return first !== undefined && at <= addHours(first, lateReturns.days * 24);
  });
  return last === undefined ? null : addHours(last, lateReturns.pauseDays * 24);
};
