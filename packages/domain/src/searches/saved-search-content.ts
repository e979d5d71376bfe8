import { type Filter, type Filters, inAddress, keysOf, type QueryOf } from './filters.ts';
import { knownValues } from './known-values.ts';

/** Stored filters, for saved searches. Lists do not load this file. */

type Values = Readonly<Record<string, unknown>>;

const canonicalValue = (filter: Filter, value: unknown): unknown => {
  if (filter.kind === 'words') return typeof value === 'string' ? value.trim() : undefined;
  return filter.kind === 'choice'
    ? knownValues(filter.options, value as readonly unknown[] | undefined)
    : value;
};

const narrows = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';

/**
 * Normal form of the filters, independent of the order in which they were chosen. Absent filters have no key.
 */
export const canonical = <Defined extends Filters>(
  filters: Defined,
  query: QueryOf<Defined>,
): QueryOf<Defined> => {
  const values: Values = query;
  return Object.fromEntries(
    inAddress(filters)
      .flatMap(([name, filter]) =>
        keysOf(name, filter).map((key) => [key, canonicalValue(filter, values[key])] as const),
      )
      .filter(([, value]) => narrows(value)),
  ) as QueryOf<Defined>;
};

/** Lower-cases the first letter of a label, for ranges; names of other values keep their capital. */
const inSentence = (label: string): string => label.charAt(0).toLocaleLowerCase('fr') + label.slice(1);

/**
 * Filters in French words, one entry for each; empty without filters. Those in `first` come before the
 * others.
 */
export const inWords = <Defined extends Filters>(
  filters: Defined,
  query: QueryOf<Defined>,
  first: readonly (keyof Defined)[],
): string[] => {
  const values: Values = canonical(filters, query);
  const place = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return Object.entries(filters)
    .sort(([a], [b]) => place(a) - place(b))
    .flatMap(([name, filter]) =>
      filter
        .parts(keysOf(name, filter).map((key) => values[key]))
        .map(({ label }) => (filter.kind === 'range' ? inSentence(label) : label)),
    );
};
