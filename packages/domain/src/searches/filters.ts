import type { Option } from '../options/option.ts';
import { known } from './known.ts';

/**
 * Filters of a list as data: from a definition come what a call takes (contract), the address, the chips, the drawer and the page
 * without JavaScript (web), and what a saved search says. Browsers load it: keep it small.
 */

interface OfOptions<Kind extends string, Value extends string> {
  readonly kind: Kind;
  readonly options: readonly Option<Value>[];
  /** Names one of them in an error: « xyz » n'est pas reconnu comme `one`. */
  readonly one: string;
  /** What is said of an option that is chosen. */
  readonly says: (option: Option) => string;
}

export type Choice<Value extends string = string> = OfOptions<'choice', Value>;

interface Range<Low extends string = string, High extends string = string, Point extends number = number> {
  readonly kind: 'range';
  readonly keys: readonly [Low, High];
  /** The points that it goes from and to, in euros. */
  readonly scale: readonly Point[];
  readonly says: (low: number | undefined, high: number | undefined) => string;
}

interface Words {
  readonly kind: 'words';
}

export type Filter = Choice | Range | Words;
/** In the order of the screen: of the drawer, the chips and the page without JavaScript. */
export type Filters = Readonly<Record<string, Filter>>;

const labelOfOption = ({ label }: Option): string => label;

/** Any of several values. */
export const choice = <Value extends string>(
  options: readonly Option<Value>[],
  one: string,
  says = labelOfOption,
): Choice<Value> => ({ kind: 'choice', options, one, says });

/** From a point of a scale to another, each under its own key. */
export const range = <const Low extends string, const High extends string, Point extends number>(
  keys: readonly [Low, High],
  scale: readonly Point[],
  says: Range['says'],
): Range<Low, High, Point> => ({ kind: 'range', keys, scale, says });

/** Words to search. */
export const words: Words = { kind: 'words' };

/** Keeps the names of the filters and the values of each. */
export const defineFilters = <const Defined extends Filters>(filters: Defined): Defined => filters;

/** The keys of a filter in a query. */
type KeysOf<Name, One> = One extends Range<infer Low, infer High> ? Low | High : Name;

type Asked<One> = One extends Choice<infer Value> ? readonly Value[] : One extends Range ? number : string;

/** What a query asks of these filters. */
export type QueryOf<Defined extends Filters> = {
  readonly [Name in keyof Defined as KeysOf<Name, Defined[Name]>]?: Asked<Defined[Name]> | undefined;
};

type Chosen<One> =
  One extends Choice<infer Value>
    ? readonly Value[]
    : One extends Range<string, string, infer Point>
      ? Point | null
      : string;

/** What is chosen of these filters, complete: without a bound a price is null, without words `q` is empty. */
export type ChosenOf<Defined extends Filters> = {
  readonly [Name in keyof Defined as KeysOf<Name, Defined[Name]>]: Chosen<Defined[Name]>;
};

type Values = Readonly<Record<string, unknown>>;

export const keysOf = (name: string, filter: Filter): readonly string[] =>
  filter.kind === 'range' ? filter.keys : [name];

/** In addresses lists come first and words last, whatever the order of the screen. */
const kinds: readonly Filter['kind'][] = ['choice', 'range', 'words'];

export const inAddress = (filters: Filters): [name: string, filter: Filter][] =>
  Object.entries(filters).sort(([, a], [, b]) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));

const canonicalValue = (filter: Filter, value: unknown): unknown => {
  if (filter.kind === 'range') return value;
  if (filter.kind === 'words') return typeof value === 'string' ? value.trim() : undefined;
  return known(filter.options, value);
};

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
      .filter(([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && !value[0])),
  ) as QueryOf<Defined>;
};

/** What is said of one filter: an entry for each value of a list. */
export const said = (name: string, filter: Filter, asked: Values): string[] => {
  if (filter.kind === 'range') {
    const [low, high] = filter.keys.map((key) => asked[key] as number | undefined);
    return low === undefined && high === undefined ? [] : [filter.says(low, high)];
  }
  if (filter.kind === 'words') return asked[name] ? [`«\u202f${asked[name]}\u202f»`] : [];
  const chosen = asked[name];
  return filter.options
    .filter(({ value }) => Array.isArray(chosen) && chosen.includes(value))
    .map(filter.says);
};

/** Filters as people read them, one entry for each; none where everything passes. Those named `first` are said before the others. */
export const inWords = <Defined extends Filters>(
  filters: Defined,
  query: QueryOf<Defined>,
  first: readonly (keyof Defined)[] = [],
): string[] => {
  const asked: Values = canonical(filters, query);
  const place = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return Object.entries(filters)
    .sort(([a], [b]) => place(a) - place(b))
    .flatMap(([name, filter]) => said(name, filter, asked));
};
