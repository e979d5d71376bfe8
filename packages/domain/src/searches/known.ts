import type { Option } from '../options/option.ts';

/** Those of a list that are named, each once and in its order: one set of filters has one address and one query. */
export const chosenOf = <Value extends string>(
  options: readonly Option<Value>[],
  given: readonly unknown[] | undefined,
): Option<Value>[] => options.filter(({ value }) => given?.includes(value));

/** Their values. */
export const known = <Value extends string>(
  options: readonly Option<Value>[],
  given: readonly unknown[] | undefined,
): Value[] => chosenOf(options, given).map(({ value }) => value);
