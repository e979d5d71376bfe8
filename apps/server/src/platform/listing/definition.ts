import type { Day } from '@basoche/domain/time/paris';
import { anyFacet } from './marks-index.ts';

/** Day for which a list is read (Europe/Paris), part of every filter. */
export interface ListFilter {
  readonly today: Day;
}

/** Columns that a list needs of each row to make the cursor of a page, and to mark searched words. */
export interface ListedRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly published_at: Date;
  /** Number of rows in all, if it was asked for. */
  readonly total?: number;
}

/** An order other than newest first: its leading column in the listing, and its value in a row. */
export interface Lead<Row> {
  readonly column: string;
  readonly of: (row: Row) => number;
  /** Identifies the order in a cursor. */
  readonly mark: number;
}

/**
 * Value of a listing's column `urgency` for a deadline: the days from it to the year 2200, so that the nearest deadline has the
 * greatest value, as all orders descend.
 */
export const urgencyAt = (deadline: Day): number =>
  (Date.parse('2200-01-01') - Date.parse(deadline)) / 86_400_000;

interface ValueOf {
  readonly 'text[]': readonly string[];
  readonly 'smallint[]': readonly number[];
  readonly boolean: boolean;
  readonly integer: number;
}

/** One filter of a listing. Its value has the same name in statements and in the columns of saved searches. */
export interface Narrowing<Asked> {
  /** SQL type of the value. */
  readonly type: keyof ValueOf;
  /**
   * Letter of its values' facets in the index of marks. Absent if it has none, or has them together with
   * other filters.
   */
  readonly facet?: string;
  /** The value for these filters; undefined if every row passes. */
  readonly of: (filters: Asked) => unknown;
  /** SQL condition on the listing (`l`). */
  readonly keeps: (value: string) => string;
}

export type Narrowings<Asked> = Readonly<Record<string, Narrowing<Asked>>>;

/** An absent value lets every row pass; an empty one lets none pass. */
export type Narrowed<By extends Readonly<Record<string, { readonly type: keyof ValueOf }>>> = {
  readonly [Name in keyof By]?: ValueOf[By[Name]['type']] | undefined;
};

/** Distinct values that a filter names; undefined if there are none. */
export const distinctValues = <Value>(values: readonly Value[] | undefined): Value[] | undefined =>
  values === undefined || values.length === 0 ? undefined : [...new Set(values)];

/** Maps these filters to the value of each narrowing. */
export const narrowedBy = <Asked, By extends Narrowings<Asked>>(by: By, filters: Asked): Narrowed<By> =>
  Object.fromEntries(Object.entries(by).map(([name, { of }]) => [name, of(filters)])) as Narrowed<By>;

/** Facets for these values, leaving out filters with more than `valuesAtMost`. */
export const facetsBy = (
  by: Narrowings<never>,
  filter: Readonly<Record<string, unknown>>,
  valuesAtMost = Number.POSITIVE_INFINITY,
): string[] =>
  Object.entries(by).flatMap(([name, { facet }]) => {
    const values = filter[name];
    return facet === undefined ||
      !Array.isArray(values) ||
      values.length === 0 ||
      values.length > valuesAtMost
      ? []
      : [anyFacet(values.map((value) => `${facet}/${value}`))];
  });

/** SQL condition for all filters. `value` gives the SQL expression of a value by its name: a parameter by default. */
export const keptBy = (by: Narrowings<never>, value = (name: string): string => `:${name}`): string =>
  Object.entries(by)
    .map(([name, { keeps }]) => `(${value(name)} is null or ${keeps(value(name))})`)
    .join(' and ');

/** SQL types of the values, by their names. */
export const typesOf = (by: Narrowings<never>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(by).map(([name, { type }]) => [name, type]));

/**
 * A list of open publications. A narrow table of its own (`l`), kept beside the whole rows, orders and filters it. In
 * its SQL, `:today` is the day, and each filter value has its own name.
 */
export interface ListDefinition<Filter extends ListFilter, Row extends ListedRow, Sort extends string> {
  /** Prefix for the names of its statements. */
  readonly name: string;
  readonly listing: string;
  readonly key: string;
  readonly leads: Readonly<Record<Exclude<Sort, 'newest' | 'relevance'>, Lead<Row>>>;
  /**
   * SQL condition that selects this list in a listing that holds several, on the leading column of its indexes; then
   * the types of its values.
   */
  readonly scope: string;
  readonly scopeTypes: Readonly<Record<string, string>>;
  readonly narrowings: Narrowings<never>;
  /**
   * Queries of the index of marks that a row must match, used to find it where it is rare. They need not express the
   * whole filter.
   */
  readonly facets: (filter: Filter) => readonly string[];
  /** SQL expression over the tally: number of rows that a filter keeps, expired ones included. */
  readonly tallied: string;
  /**
   * False if the tally cannot count this filter, or would add up so many of its rows that scanning the listing is
   * faster.
   */
  readonly isTallied: (filter: Filter) => boolean;
  /** Name of the SQL function that reads the listing by its index of marks. */
  readonly found: string;
  /**
   * SQL that counts the rows matching `:counted_marks`: the searched words and these facets. It stops at
   * `:counted_at_most`.
   */
  readonly countFound: string;
  readonly countedFacets: (filter: Filter) => readonly string[];
  /** Columns of a row. */
  readonly columns: string;
  /** Tables that hold these columns, joined on `page`. */
  readonly rows: string;
}
