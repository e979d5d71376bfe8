import { addDays, type Day } from '../time/paris.ts';
import { tellReminderDays } from './limits.ts';
import type { Period } from './months.ts';

/** Days on which the prestataire is reminded of the sheet of a month that they did not send. */
export const sheetReminderDays = ({ until }: Period): Day[] =>
  tellReminderDays.map((days) => addDays(until, days));
