import { centsToEuros } from '../payments/amounts.ts';
import { frenchDay } from '../time/french-dates.ts';
import { addDays, parisDay, parisTime } from '../time/paris.ts';

/** Nature of the mission of a hearing. */
export const hearingNature = 'postulation';

/** « 9 h », « 14 h 30 », on clocks in Paris. */
const frenchHour = (at: Date): string => {
  const [hour = '', minute = ''] = parisTime(at).split(':');
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
};

/** Title of the mission of a hearing: « Audience du 9 décembre 2026, 9 h · Tribunal judiciaire de Lyon ». Names no party. */
export const hearingTitle = (heldAt: Date, courtName: string): string =>
  `Audience du ${frenchDay(heldAt)}, ${frenchHour(heldAt)} · ${courtName}`;

const dayInWords = (heldAt: Date, now: Date): string => {
  const day = parisDay(heldAt);
  if (day === parisDay(now)) return 'aujourd’hui';
  return day === addDays(parisDay(now), 1) ? 'demain' : `le ${frenchDay(heldAt)},`;
};

/** Subject of the mail of a hearing to take: « Audience demain 9 h à Lyon, 150 € HT ». */
export const hearingLine = (
  { heldAt, town, priceCents }: { readonly heldAt: Date; readonly town: string; readonly priceCents: number },
  now: Date,
): string =>
  `Audience ${dayInWords(heldAt, now)} ${frenchHour(heldAt)} à ${town}, ${centsToEuros(priceCents).toLocaleString('fr-FR')}\u00a0€\u00a0HT`;
