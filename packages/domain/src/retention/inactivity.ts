import { monthsBefore } from './classes.ts';

/** Erasure of unused accounts: the owner is warned twice, then the account is erased (trust, "Operation"). */

const dayMs = 86_400_000;
const firstWarningMonths = 23;
const erasureMonths = 24;
const lastNoticeDays = 7;
/** Fewest days between the first warning and the erasure, however late the warning is sent. */
export const leastNoticeDays = 30;

export interface Absence {
  /** The last day on which they used the site, in UTC. */
  readonly seenOn: Date;
  readonly firstWarnedAt: Date | null;
  readonly lastWarnedAt: Date | null;
}

export type InactivityStep = 'first' | 'last' | 'erase';

const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** Last day of use up to which accounts may be due for a step. */
export const absentSince = (now: Date): Date => monthsBefore(now, firstWarningMonths);

/** The step due now for an account; null if none is. Each warning is sent once. */
export const inactivityStep = (
  { seenOn, firstWarnedAt, lastWarnedAt }: Absence,
  now: Date,
): InactivityStep | null => {
  if (seenOn > absentSince(now)) return null;
  if (firstWarnedAt === null) return 'first';
  const term = monthsBefore(now, erasureMonths);
  if (lastWarnedAt === null) {
    const isClose = seenOn.getTime() <= term.getTime() + lastNoticeDays * dayMs;
    return isClose && firstWarnedAt <= daysAgo(now, leastNoticeDays - lastNoticeDays) ? 'last' : null;
  }
  const isTold =
    lastWarnedAt <= daysAgo(now, lastNoticeDays) && firstWarnedAt <= daysAgo(now, leastNoticeDays);
  return isTold && seenOn <= term ? 'erase' : null;
};
