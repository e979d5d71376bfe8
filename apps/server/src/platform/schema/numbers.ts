import type { Generated } from 'kysely';

/** What the network counts of a day, a week or a month; amounts are integer cents, delays minutes. */
export interface NetworkFigureTable {
  step: 'day' | 'week' | 'month';
  starts_on: string;
  measure: string;
  part: string;
  value: number;
}

/** One row: which days are counted. */
export interface NetworkCountedTable {
  is_only: Generated<boolean>;
  since_day: string;
  until_day: string;
  watched_from: string;
}

export interface NumberTables {
  network_figure: NetworkFigureTable;
  network_counted: NetworkCountedTable;
}
