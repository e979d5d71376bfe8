import type { Option } from '../options/option.ts';

/**
 * Options named in a list, each once and in the order of the options, so that one set of filters has one
 * address and one query.
 */
export const chosenOf = <Value extends string>(
  options: readonly Option<Value>[],
  values: readonly unknown[] | undefined,
): Option<Value>[] => options.filter(({ value }) => values?.includes(value));

/** The values of these options. */
export const knownValues = <Value extends string>(
  options: readonly Option<Value>[],
  values: readonly unknown[] | undefined,
): Value[] => chosenOf(options, values).map(({ value }) => value);
