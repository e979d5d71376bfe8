import { monthsBefore } from './classes.ts';

/** What becomes of an account that nobody uses: its owner is warned twice, then it is erased (trust, "Operation"). */

const dayMs = 86_400_000;
const firstWarningMonths = 23;
const erasureMonths = 24;
const lastNoticeDays = 7;
/** However late the first warning leaves, so much time stands between it and the erasure. */
export const leastNoticeDays = 30;

export interface Absence {
  /** The day on which they were last here, in UTC. */
  readonly seenOn: Date;
  readonly firstWarnedAt: Date | null;
  readonly lastWarnedAt: Date | null;
}

export type InactivityStep = 'first' | 'last' | 'erase';

const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** Whoever was not here since this day may be due for something. */
export const absentSince = (now: Date): Date => monthsBefore(now, firstWarningMonths);

/** What is due now for an account; null for nothing. A warning is given once. */
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
