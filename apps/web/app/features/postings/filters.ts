import { textLimits } from '@basoche/domain/limits';
import type { Option } from '@basoche/domain/options/option';

/** Known values only, each once, in the order of their list: one set of filters has one address and one query. */
export const known = <Value extends string>(
  options: readonly Option<Value>[],
  given: readonly string[],
): Value[] => options.filter((option) => given.includes(option.value)).map((option) => option.value);

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
