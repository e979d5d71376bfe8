import type { ThreadParty } from '../threads/actors.ts';
import { type DaysLeft, daysWithin } from '../time/days-left.ts';
import { addDays, type Day, daysFrom } from '../time/paris.ts';
import { renewalDays } from './file.ts';

/** Reminders that a document ends soon, or has ended: one mail for all documents with the same last day. */

/** Days after the due day of a collection at which a client who did not collect is reminded a second time. */
export const collectionSecondDays = 7;

/** Days between further reminders, until the file is collected. */
export const collectionRepeatDays = 30;

export const renewalReminders = ['month', 'week', 'lastDay', 'lapsed'] as const;
export type RenewalReminder = (typeof renewalReminders)[number];

/**
 * Days left of a document (0 on its last day) during which each reminder is due. It stays due until the next
 * one begins, so that a late run still sends it.
 */
const reminderDays: Readonly<Record<RenewalReminder, DaysLeft>> = {
  month: { most: renewalDays, least: 8 },
  week: { most: 7, least: 1 },
  lastDay: { most: 0, least: 0 },
  lapsed: { most: -1, least: -7 },
};

/** Last days of the documents for which this reminder is due today. */
export const renewalRemindedOf = (reminder: RenewalReminder, today: Day) =>
  daysWithin(reminderDays[reminder], today);

/**
 * Parties who get a reminder. Clients are those who must hold the documents on that day; a month before the
 * end they are not told.
 */
export const remindedBy = (reminder: RenewalReminder): readonly ThreadParty[] =>
  reminder === 'month' ? ['candidate'] : ['candidate', 'creator'];

/** The reminder due today for a document with this last day; null if none is. */
export const renewalReminderOn = (lastDay: Day, today: Day): RenewalReminder | null =>
  renewalReminders.find((reminder) => {
    const { first, last } = renewalRemindedOf(reminder, today);
    return lastDay >= first && lastDay <= last;
  }) ?? null;

/** Last days of all documents for which any reminder is due today. */
export const renewalWindow = (today: Day): { readonly first: Day; readonly last: Day } => ({
  first: renewalRemindedOf('lapsed', today).first,
  last: renewalRemindedOf('month', today).last,
});

/** First day after today on which another reminder about this last day is due; null if none is left. */
export const nextReminderOn = (lastDay: Day, today: Day): Day | null =>
  renewalReminders
    .map((reminder) => addDays(lastDay, -reminderDays[reminder].most))
    .find((day) => day > today) ?? null;

/**
 * Reminders to a client to collect the file: a week before the due day, from that day on, and numbered ones
 * until it is collected.
 */
export type CollectionReminder = 'collectWeek' | 'collectDay' | `collectAgain${number}`;

/** Days before its due day from which a collection is announced. */
const collectionNoticeDays = 7;

/**
 * The reminder due today for a collection due on `day`; null if none is. It stays due until the next one
 * begins, so that a late run still sends it.
 */
export const collectionReminderOn = (day: Day, today: Day): CollectionReminder | null => {
  const late = daysFrom(day, today);
  if (late < -collectionNoticeDays) return null;
  if (late < 0) return 'collectWeek';
  if (late < collectionSecondDays) return 'collectDay';
  return `collectAgain${Math.floor((late - collectionSecondDays) / collectionRepeatDays)}`;
};

/**
 * First days of the covers whose beginning is announced today: today, and the week before it, for a late run.
 */
export const begunWindow = (today: Day) => daysWithin({ most: 0, least: -7 }, today);
