import { monthsBefore } from '../retention/classes.ts';
import {
  budgetMonthDays,
  fillingDays,
  namesAddedADay,
  namesAddedInMonth,
  registerDueMonths,
  registerNamesAtMost,
} from './limits.ts';

/**
 * Budget of a register: the names that may still be added, and the time after which its owner is asked to
 * review it (rules §9).
 */

const dayMs = 86_400_000;
const later = (time: Date, days: number): Date => new Date(time.getTime() + days * dayMs);

/**
 * Times from which added names are counted. `filling` is the end of the free days; `day` and `month` never
 * begin before it.
 */
export interface BudgetTimes {
  readonly filling: Date;
  readonly day: Date;
  readonly month: Date;
}

export const budgetTimes = (beganAt: Date, now: Date): BudgetTimes => {
  const filling = later(beganAt, fillingDays);
  const latest = (time: Date) => (time > filling ? time : filling);
  return { filling, day: latest(later(now, -1)), month: latest(later(now, -budgetMonthDays)) };
};

export interface RegisterUse {
  /** Names that it has now. */
  readonly names: number;
  /**
   * Names added in its free days, in the last 24 hours and in the last 30 days; removed names still count.
   */
  readonly added: { readonly filling: number; readonly day: number; readonly month: number };
}

/** Names that may be added now. */
export const addsLeft = ({ names, added }: RegisterUse, { filling }: BudgetTimes, now: Date): number => {
  const budget =
    now < filling
      ? registerNamesAtMost - added.filling
      : Math.min(namesAddedADay - added.day, namesAddedInMonth - added.month);
  return Math.max(0, Math.min(registerNamesAtMost - names, budget));
};

/** True if the owner has not reviewed the register for six months. */
export const isRegisterDue = (lookedThroughAt: Date, now: Date): boolean =>
  lookedThroughAt <= monthsBefore(now, registerDueMonths);
