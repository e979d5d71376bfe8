import type { Hearing } from '@basoche/contract/hearings/hearings';
import { addDays, type Day, parisDay } from '@basoche/domain/time/paris';
import { dayInWords } from '../../lib/hour-words.ts';
import { formatEuros } from '../../lib/money.ts';
import { parsePrice } from '../../lib/price.ts';

/** « Demain, mercredi 9 décembre », « Lundi 14 décembre ». */
export const dayTitle = (day: Day, now: Date): string => {
  const today = parisDay(now);
  const words = dayInWords(day);
  if (day === today) return `Aujourd’hui, ${words}`;
  if (day === addDays(today, 1)) return `Demain, ${words}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Hearings of each day in Paris, in their order. */
export const byDay = (hearings: readonly Hearing[]): [Day, Hearing[]][] => {
  const days = new Map<Day, Hearing[]>();
  for (const one of hearings) {
    const day = parisDay(new Date(one.heldAt));
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days];
};

/** Whole euros; NaN if it is not a price, which the contract then refuses. */
export const eurosOf = (typed: string): number => {
  const price = parsePrice(typed);
  return price.ok ? price.cents / 100 : Number.NaN;
};

export const priceOf = (price: number): string => `${formatEuros(price)}\u00a0HT`;

/** « 3e chambre · à 12 km », or the known part of it. */
export const placeOf = ({ chamber, km }: Pick<Hearing, 'chamber' | 'km'>): string =>
  [chamber, km === null ? null : `à ${km}\u00a0km`].filter((part) => part !== null).join(' · ');
