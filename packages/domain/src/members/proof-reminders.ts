import { addDays, type Day } from '../time/paris.ts';

/** When a student is told that their verification is about to lapse, and that it has (rules §1). */

export const reminderNames = ['month', 'week', 'lapsed'] as const;
export type ReminderName = (typeof reminderNames)[number];

/**
 * Days left of the verification, its last day counting as none, during which a reminder is due: from the day that it is for
 * until the next one's, so that whoever reminds may be late. After a week nobody is told any more that it is over.
 */
const due: Readonly<Record<ReminderName, { readonly most: number; readonly least: number }>> = {
  month: { most: 30, least: 8 },
  week: { most: 7, least: 0 },
  lapsed: { most: -1, least: -7 },
};

/** The last days of those verifications of which this reminder is due today: from `first` to `last`, both included. */
export const remindedOf = (
  reminder: ReminderName,
  today: Day,
): { readonly first: Day; readonly last: Day } => ({
  first: addDays(today, due[reminder].least),
  last: addDays(today, due[reminder].most),
});
