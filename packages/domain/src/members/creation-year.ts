import { creationYearAtLeast } from '../limits.ts';
import type { Day } from '../time/paris.ts';

/** True for a possible year of a company's creation: from 1900 to the current year. */
export const isCreationYear = (year: number, today: Day): boolean =>
  Number.isInteger(year) && year >= creationYearAtLeast && year <= Number(today.slice(0, 4));
