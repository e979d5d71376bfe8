import { addDays, parisDay } from '@basoche/domain/time/paris';
import { formatDay, toDate } from './dates.ts';

/**
 * Heading of a day of messages: "Aujourd'hui", "Hier", or the day in full. In a separate file, so that lists
 * of postings do not load it.
 */
export const formatMessageDay = (when: string | Date, now: Date): string => {
  const day = parisDay(toDate(when));
  const today = parisDay(now);
  if (day === today) return 'Aujourd’hui';
  return day === addDays(today, -1) ? 'Hier' : formatDay(when);
};
