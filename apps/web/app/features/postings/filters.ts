import { textLimits } from '@basoche/domain/limits';

/** Words as they are searched: one line, normalised, no longer than the search takes. */
export const readWords = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, textLimits.search)
    .trimEnd();

/** A list of values with one more, or one less. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
