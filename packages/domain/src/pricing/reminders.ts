import { addDaysOf24h } from '../threads/timer-schedule.ts';
import { addDays, type Day } from '../time/paris.ts';
import { tellReminderDays, unfundedDays } from './limits.ts';
import type { Period } from './months.ts';

/** Days on which the prestataire is reminded of the sheet of a month that they did not send. */
export const sheetReminderDays = ({ until }: Period): Day[] =>
  tellReminderDays.map((days) => addDays(until, days));

/** Times at which both parties are told that the next instalment, opened at this time, has no deposit yet. */
export const unfundedReminders = (openedAt: Date): Date[] =>
  unfundedDays.map((days) => addDaysOf24h(openedAt, days));
