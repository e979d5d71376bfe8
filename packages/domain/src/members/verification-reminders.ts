import { type DaysLeft, daysWithin } from '../time/days-left.ts';
import type { Day } from '../time/paris.ts';

/** Reminders to a student that their verification lapses soon, or has lapsed (rules §1). */

export const reminderNames = ['month', 'week', 'lapsed'] as const;
export type ReminderName = (typeof reminderNames)[number];

/**
 * Days left of the verification (0 on its last day) in which a reminder is due. Each reminder is due until
 * the next one starts, so that a late run still sends it. One week after the lapse no reminder is sent.
 */
const reminderDays: Readonly<Record<ReminderName, DaysLeft>> = {
  month: { most: 30, least: 8 },
  week: { most: 7, least: 0 },
  lapsed: { most: -1, least: -7 },
};

/**
 * Last days of the verifications for which this reminder is due today: from `first` to `last`, both included.
 */
export const remindedOf = (reminder: ReminderName, today: Day) => daysWithin(reminderDays[reminder], today);
