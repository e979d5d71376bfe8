import { type Filter, type Filters, inAddress, keysOf, type QueryOf } from './filters.ts';
import { known } from './known.ts';

/** Filters that are kept: saved searches. Lists do not load it. */

type Values = Readonly<Record<string, unknown>>;

const canonicalValue = (filter: Filter, value: unknown): unknown => {
  if (filter.kind === 'words') return typeof value === 'string' ? value.trim() : undefined;
  return filter.kind === 'choice' ? known(filter.options, value as readonly unknown[] | undefined) : value;
};

const narrows = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';

/** The same filters as one and the same value, whatever the order in which they were chosen. What is absent has no key. */
export const canonical = <Defined extends Filters>(
  filters: Defined,
  query: QueryOf<Defined>,
): QueryOf<Defined> => {
  const asked: Values = query;
  return Object.fromEntries(
    inAddress(filters)
      .flatMap(([name, filter]) =>
        keysOf(name, filter).map((key) => [key, canonicalValue(filter, asked[key])] as const),
      )
      .filter(([, value]) => narrows(value)),
  ) as QueryOf<Defined>;
};

/** Names of values keep their capital. */
const inSentence = (label: string): string => label.charAt(0).toLocaleLowerCase('fr') + label.slice(1);

/** Filters as people read them, one entry for each; none where everything passes. Those named `first` are said before the others. */
export const inWords = <Defined extends Filters>(
  filters: Defined,
  query: QueryOf<Defined>,
  first: readonly (keyof Defined)[],
): string[] => {
  const asked: Values = canonical(filters, query);
  const place = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return Object.entries(filters)
    .sort(([a], [b]) => place(a) - place(b))
    .flatMap(([name, filter]) =>
      filter
        .parts(keysOf(name, filter).map((key) => asked[key]))
        .map(({ label }) => (filter.kind === 'range' ? inSentence(label) : label)),
    );
};
