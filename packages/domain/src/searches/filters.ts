import type { Option } from '../options/option.ts';
import { chosenOf, knownValues } from './known-values.ts';
import { readSearchTerms } from './search-terms.ts';

/**
 * Filters of a list as data. The fields of a call (contract), the address, the chips, the drawer, the page
 * without JavaScript (web) and the words of a saved search are derived from one definition. Browsers load it:
 * keep it small.
 */

/** One chosen value of a filter: the label of its chip, and the filter's values without it. */
interface ChosenPart {
  readonly label: string;
  readonly without: readonly unknown[];
}

/** Values are in the order of the keys; null, an empty text or an empty list means no filter. */
export interface Kind<Name extends string> {
  readonly kind: Name;
  /** Reads the values of an address; unknown ones, from an old or mistyped address, are left out. */
  readonly read: (given: readonly (readonly string[])[]) => readonly unknown[];
  /** The chosen values, one chip each. */
  readonly parts: (values: readonly unknown[]) => readonly ChosenPart[];
}

export interface OfOptions<Value extends string> {
  readonly options: readonly Option<Value>[];
  /** Name of a value in an error: « xyz » n’est pas reconnu comme `valueName`. */
  readonly valueName: string;
}

export interface Choice<Value extends string = string> extends Kind<'choice'>, OfOptions<Value> {}

export interface Range<
  Low extends string = string,
  High extends string = string,
  Point extends number = number,
> extends Kind<'range'> {
  readonly keys: readonly [Low, High];
  /** The points of the scale, in euros. */
  readonly scale: readonly Point[];
}

export interface Single<Value extends string = string> extends Kind<'single'>, OfOptions<Value> {}

export type Yes = Kind<'yes'>;
/** The search text. */
type Words = Kind<'words'>;

/** Kinds that only the lists of staff have (office-filters.ts): an id, and a calendar day. */
type Id = Kind<'id'>;
type Day = Kind<'day'>;

export type Filter = Choice | Single | Range | Yes | Words;
export type OfficeFilter = (Filter | Id | Day) & {
  /** Its name in the address of the screen. */
  readonly at: string;
};
/** Filters in the order of the screen: in the drawer, the chips and the page without JavaScript. */
export type Filters = Readonly<Record<string, Filter>> & { readonly q: Words };

/** Filter that accepts any of several values; `says` gives the French label of one chosen value. */
export const choice = <Value extends string>(
  options: readonly Option<Value>[],
  valueName: string,
  says = ({ label }: Option): string => label,
): Choice<Value> => ({
  kind: 'choice',
  options,
  valueName,
  read: ([given]) => [knownValues(options, given)],
  parts: ([chosen]) =>
    chosenOf(options, chosen as readonly unknown[] | undefined).map((option, _, all) => ({
      label: says(option),
      without: [all.filter((one) => one !== option).map(({ value }) => value)],
    })),
});

/** Filter for search words. */
export const words: Words = {
  kind: 'words',
  read: ([given]) => [readSearchTerms(given?.[0] ?? '')],
  parts: ([typed]) => (typed ? [{ label: `«\u00a0${typed}\u00a0»`, without: [''] }] : []),
};

/** The keys of a filter in a query. */
type KeysOf<Name, One> = One extends Range<infer Low, infer High> ? Low | High : Name;

type QueryValue<One> =
  One extends Choice<infer Value>
    ? readonly Value[]
    : One extends Single<infer Value>
      ? Value
      : One extends Range
        ? number
        : One extends Yes
          ? 'true'
          : string;

/** Filters of a list of staff, in the order of the screen. */
export type OfficeFilters = Readonly<Record<string, OfficeFilter>>;

/** Query type of these filters. */
export type QueryOf<Defined extends Filters | OfficeFilters> = {
  readonly [Name in keyof Defined as KeysOf<Name, Defined[Name]>]?: QueryValue<Defined[Name]> | undefined;
};

type ChosenValue<One> =
  One extends Choice<infer Value>
    ? readonly Value[]
    : One extends Range<string, string, infer Point>
      ? Point | null
      : One extends Words
        ? string
        : QueryValue<One> | null;

/** Complete values of these filters: null for an unused filter, an empty `q` without words. */
export type ChosenOf<Defined extends Filters> = {
  readonly [Name in keyof Defined as KeysOf<Name, Defined[Name]>]: ChosenValue<Defined[Name]>;
};

/** Keys of a filter in a query: the two bounds of a range, or the filter's name. */
export const keysOf = (name: string, filter: Filter | OfficeFilter): readonly string[] =>
  'keys' in filter ? filter.keys : [name];

/** Filters with their names, in the order of addresses: the search text comes last. */
export const inAddressOrder = ({ q, ...others }: Filters): [name: string, filter: Filter][] =>
  Object.entries({ ...others, q });
