import { textLimits } from '../limits.ts';

/** Words as they are searched: one line, normalised, no longer than the search takes. */
export const readWords = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, textLimits.search)
    .trimEnd();
