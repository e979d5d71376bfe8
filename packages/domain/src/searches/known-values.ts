import type { Option } from '../options/option.ts';

/**
 * Options named in a list, each once and in the order of the options, so that one set of filters has one
 * address and one query.
 */
export const chosenOf = <Value extends string>(
  options: readonly Option<Value>[],
  given: readonly unknown[] | undefined,
): Option<Value>[] => options.filter(({ value }) => given?.includes(value));

/** The values of these options. */
export const known = <Value extends string>(
  options: readonly Option<Value>[],
  given: readonly unknown[] | undefined,
): Value[] => chosenOf(options, given).map(({ value }) => value);
