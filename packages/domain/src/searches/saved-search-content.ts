import { type Filter, type Filters, inAddressOrder, keysOf, type QueryOf } from './filters.ts';
import { knownValues } from './known-values.ts';

/** Filters of saved searches, as stored and in French. Not in filters.ts, so that list pages load less. */

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
export const canonicalQuery = <Defined extends Filters>(
  filters: Defined,
  query: QueryOf<Defined>,
): QueryOf<Defined> => {
  const values: Values = query;
  return Object.fromEntries(
    inAddressOrder(filters)
      .flatMap(([name, filter]) =>
        keysOf(name, filter).map((key) => [key, canonicalValue(filter, values[key])] as const),
      )
      .filter(([, value]) => narrows(value)),
  ) as QueryOf<Defined>;
};

/** Lower-cases the first letter of the label of a range, such as « Plus de 500 € ». Other labels are names, as « Droit rural ». */
const lowerFirst = (label: string): string => label.charAt(0).toLocaleLowerCase('fr') + label.slice(1);

/**
 * Filters in French words, one entry for each; empty without filters. Those in `first` come before the
 * others.
 */
export const filterLabels = <Defined extends Filters>(
  filters: Defined,
  query: QueryOf<Defined>,
  first: readonly (keyof Defined)[],
): string[] => {
  const values: Values = canonicalQuery(filters, query);
  const position = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return Object.entries(filters)
    .sort(([a], [b]) => position(a) - position(b))
    .flatMap(([name, filter]) =>
      filter
        .parts(keysOf(name, filter).map((key) => values[key]))
        .map(({ label }) => (filter.kind === 'range' ? lowerFirst(label) : label)),
    );
};
