import type { Option } from '../options/option.ts';

/** Known values only, each once, in the order of their list: one set of filters has one address and one query. */
export const known = <Value extends string>(
  options: readonly Option<Value>[],
  given: readonly unknown[] | undefined,
): Value[] => options.map(({ value }) => value).filter((value) => given?.includes(value));
