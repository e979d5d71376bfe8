import type { ThreadParty } from '../threads/actors.ts';
import { type DaysLeft, daysWithin } from '../time/days-left.ts';
import { addDays, type Day, daysFrom } from '../time/paris.ts';
import { collectionRepeatDays, collectionSecondDays, renewalDays } from './limits.ts';

/** Reminders that a document ends, and that it has ended: one mail for all documents with the same last day. */

export const renewalReminders = ['month', 'week', 'lastDay', 'lapsed'] as const;
export type RenewalReminder = (typeof renewalReminders)[number];

/** Days left of a document (0 on its last day) in which each is due, until the next one begins: a late run still sends it. */
const reminderDays: Readonly<Record<RenewalReminder, DaysLeft>> = {
  month: { most: renewalDays, least: 8 },
  week: { most: 7, least: 1 },
  lastDay: { most: 0, least: 0 },
  lapsed: { most: -1, least: -7 },
};

/** Last days of the documents of which this reminder is due today. */
export const renewalRemindedOf = (reminder: RenewalReminder, today: Day) =>
  daysWithin(reminderDays[reminder], today);

/** Parties whom a reminder is for. Clients are those who have to hold the documents on that day; a month before, it is not their matter. */
export const remindedBy = (reminder: RenewalReminder): readonly ThreadParty[] =>
  reminder === 'month' ? ['candidate'] : ['candidate', 'creator'];

/** The reminder that is due today of a document with this last day; null for none. */
export const renewalReminderOn = (lastDay: Day, today: Day): RenewalReminder | null =>
  renewalReminders.find((reminder) => {
    const { first, last } = renewalRemindedOf(reminder, today);
    return lastDay >= first && lastDay <= last;
  }) ?? null;

/** Last days of all documents of which any reminder is due today. */
export const renewalWindow = (today: Day): { readonly first: Day; readonly last: Day } => ({
  first: renewalRemindedOf('lapsed', today).first,
  last: renewalRemindedOf('month', today).last,
});

/** First day on which the next reminder of a last day is due, after today; null if none is left. */
export const nextReminderOn = (lastDay: Day, today: Day): Day | null =>
  renewalReminders
    .map((reminder) => addDays(lastDay, -reminderDays[reminder].most))
    .find((day) => day > today) ?? null;

/**
 * Reminders to a client that the file is to be collected: a week before its day, from that day, and numbered ones while it is not
 * collected.
 */
export type CollectionReminder = 'collectWeek' | 'collectDay' | `collectAgain${number}`;

/** Days before its day from which a collection is told of. */
const collectionNoticeDays = 7;

/** The reminder that is due today of a collection on this day, until the next one begins: a late run still sends it; null for none. */
export const collectionReminderOn = (day: Day, today: Day): CollectionReminder | null => {
  const late = daysFrom(day, today);
  if (late < -collectionNoticeDays) return null;
  if (late < 0) return 'collectWeek';
  if (late < collectionSecondDays) return 'collectDay';
  return `collectAgain${Math.floor((late - collectionSecondDays) / collectionRepeatDays)}`;
};

/** First days of the covers whose beginning is told today: on that day, and by a late run for a week after it. */
export const begunWindow = (today: Day) => daysWithin({ most: 0, least: -7 }, today);
