import type { Option } from '../options/option.ts';

/** Each value once, in the order of its list; nothing where nothing is chosen. */
export const inOrder = <Value extends string>(
  options: readonly Option<Value>[],
  chosen: readonly Value[] | undefined,
): [Value, ...Value[]] | undefined => {
  const [first, ...others] = options.map(({ value }) => value).filter((value) => chosen?.includes(value));
  return first === undefined ? undefined : [first, ...others];
};

/** Filters of which no list is empty. */
export type Canonical<Filters> = {
  [Key in keyof Filters]: Filters[Key] extends readonly (infer Value)[] | undefined
    ? [Value, ...Value[]] | undefined
    : Filters[Key];
};

/** What is absent has no key. */
export const present = <Filters extends object>(filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Filters;
