import type { Day } from '@basoche/domain/time/paris';

/** Every filter of a list says on which day it is read. */
export interface ListFilter {
  readonly today: Day;
}

/** What a list has to know of each of its rows to say where a page ended. */
export interface ListedRow {
  readonly id: string;
  readonly published_at: Date;
  /** How many there are in all, where it was asked for. */
  readonly total?: number;
}

/** An order other than the newest first: the column of the listing that leads it, and what a row has there. */
export interface Lead<Row> {
  readonly column: string;
  readonly of: (row: Row) => number;
  /** Says in a cursor which order it is of. */
  readonly mark: number;
}

interface ValueOf {
  readonly 'text[]': readonly string[];
  readonly boolean: boolean;
  readonly integer: number;
}

/** One way in which a listing is narrowed: its value has a name in statements, and the same among the columns of a saved search. */
export interface Narrowing<Asked> {
  /** Of the value, in SQL. */
  readonly type: keyof ValueOf;
  /** The value that these filters ask for; undefined where all pass. */
  readonly of: (filters: Asked) => unknown;
  /** What it keeps of the listing (`l`), in SQL. */
  readonly keeps: (value: string) => string;
}

export type Narrowings<Asked> = Readonly<Record<string, Narrowing<Asked>>>;

/** Absent, a value lets everything pass; empty, nothing. */
export type Narrowed<By extends Readonly<Record<string, { readonly type: keyof ValueOf }>>> = {
  readonly [Name in keyof By]?: ValueOf[By[Name]['type']] | undefined;
};

/** The values that these filters ask for. */
export const narrowedBy = <Asked, By extends Narrowings<Asked>>(by: By, filters: Asked): Narrowed<By> =>
  Object.fromEntries(Object.entries(by).map(([name, { of }]) => [name, of(filters)])) as Narrowed<By>;

/** What values keep of a listing, each of them written as `value` says. */
export const keptBy = (by: Narrowings<never>, value: (name: string) => string): string =>
  Object.entries(by)
    .map(([name, { keeps }]) => `(${value(name)} is null or ${keeps(value(name))})`)
    .join(' and ');

/**
 * A list of what is open: a narrow table of its own (`l`) that orders and filters it, kept beside the whole rows. In what is
 * SQL here, `:today` is the day, and each value of the filter has its own name.
 */
export interface ListDefinition<Filter extends ListFilter, Row extends ListedRow, Sort extends string> {
  /** Names its statements. */
  readonly name: string;
  readonly listing: string;
  readonly key: string;
  readonly leads: Readonly<Record<Exclude<Sort, 'newest' | 'relevance'>, Lead<Row>>>;
  /** What begins every index of the listing, where it holds several lists, and its values with their types. */
  readonly scope: string;
  readonly scopeTypes: Readonly<Record<string, string>>;
  readonly narrowings: Narrowings<never>;
  /** Queries of marks that what the filter keeps has to match, for it to be found where it is rare: not all of them need be here. */
  readonly facets: (filter: Filter) => readonly string[];
  /** How many of the listing a filter keeps, expired ones included: an expression over its tally. */
  readonly tallied: string;
  /** False where the tally does not say it, or so many of its rows would have to be added up that the listing is sooner gone through. */
  readonly isTallied: (filter: Filter) => boolean;
  /** The function that reads the listing by its index of marks. */
  readonly found: string;
  /** How many a filter keeps of what `:marks` match: the words that are searched, and these facets. */
  readonly countFound: string;
  readonly countedFacets: (filter: Filter) => readonly string[];
  /** The columns of a row, and where they come from: tables joined on `page`. */
  readonly columns: string;
  readonly rows: string;
  /** The columns whose words are marked. */
  readonly marked: { readonly title: string; readonly summary: string };
}
