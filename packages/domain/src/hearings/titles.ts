import { frenchDay } from '../time/french-dates.ts';
import { parisTime } from '../time/paris.ts';

/** « 9 h », « 14 h 30 », on clocks in Paris. */
const frenchHour = (at: Date): string => {
  const [hour = '', minute = ''] = parisTime(at).split(':');
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
};

/** Title of the mission of a hearing: « Audience du 9 décembre 2026, 9 h · Tribunal judiciaire de Lyon ». Names no party. */
export const hearingTitle = (heldAt: Date, courtName: string): string =>
  `Audience du ${frenchDay(heldAt)}, ${frenchHour(heldAt)} · ${courtName}`;
