import { addMonths } from '../time/months.ts';
import { addDays, type Day } from '../time/paris.ts';

/** The last day of a mission, read from the delivery time in its creator's words (`timeLimit`). */

const numbers: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  vingt: 20,
  trente: 30,
};

const amount = `(\\d{1,3}|${Object.keys(numbers).join('|')})`;
const time = new RegExp(`(?<![\\p{L}\\d])${amount}\\s+(heure|jour|semaine|mois)s?(?!\\p{L})`, 'iu');

const later: Readonly<Record<string, (from: Day, number: number) => Day>> = {
  heure: (from, number) => addDays(from, Math.ceil(number / 24)),
  jour: addDays,
  semaine: (from, number) => addDays(from, number * 7),
  mois: addMonths,
};

/**
 * The last day of a mission that begins on this day: « Dix jours », « sous 2 semaines », « 48 heures », « un
 * mois ». Null if the words give no duration, such as « avant la fin du trimestre ». Working days count as
 * days.
 */
export const deliveryDay = (from: Day, timeLimit: string): Day | null => {
  const found = time.exec(timeLimit.normalize('NFC').replaceAll(/\s/g, ' '));
  const [, numeral = '', unit = ''] = found ?? [];
  const number = numbers[numeral.toLowerCase()] ?? Number(numeral || Number.NaN);
  return later[unit.toLowerCase()]?.(from, number) ?? null;
};
