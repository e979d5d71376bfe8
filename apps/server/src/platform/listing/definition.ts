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

/**
 * A list of what is open: a narrow table of its own (`l`) that orders and filters it, kept beside the whole rows. In what is
 * SQL here, $1 is the day and the values of the filter start at `firstFilter`.
 */
export interface ListDefinition<Filter extends ListFilter, Row extends ListedRow, Sort extends string> {
  /** Names its statements. */
  readonly name: string;
  readonly listing: string;
  readonly key: string;
  readonly leads: Readonly<Record<Exclude<Sort, 'newest' | 'relevance'>, Lead<Row>>>;
  /** What begins every index of the listing, where it holds several lists. */
  readonly scope: string;
  /** What the filter keeps of the listing. */
  readonly kept: string;
  readonly values: (filter: Filter) => readonly unknown[];
  /** Queries of marks that what the filter keeps has to match, for it to be found where it is rare: not all of them need be here. */
  readonly facets: (filter: Filter) => readonly string[];
  /** How many of the listing a filter keeps, expired ones included: an expression over its tally. */
  readonly tallied: string;
  /** False where so many rows of the tally would have to be added up that the listing itself is sooner gone through. */
  readonly isTallied: (filter: Filter) => boolean;
  /** The function that reads the listing by its index of marks. */
  readonly found: string;
  /** How many a filter keeps of what has these words, a query of marks: a function's call, and its values. */
  readonly countFound: {
    readonly call: string;
    readonly values: (filter: Filter, words: string) => readonly unknown[];
  };
  /** The columns of a row, and where they come from: tables joined on `page`. */
  readonly columns: string;
  readonly rows: string;
  /** The columns whose words are marked. */
  readonly marked: { readonly title: string; readonly summary: string };
}

/** The place of the filter's first value among a statement's. */
export const firstFilter = 10;
