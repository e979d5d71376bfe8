import { creationYearAtLeast } from '../limits.ts';
import type { Day } from '../time/paris.ts';

/** A company was created in 1900 at the earliest, this year at the latest (first document, §5). */
export const isCreationYear = (year: number, today: Day): boolean =>
  Number.isInteger(year) && year >= creationYearAtLeast && year <= Number(today.slice(0, 4));
