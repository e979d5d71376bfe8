import type { Statistics } from '@basoche/contract/back-office/statistics';
import { type CsvCell, csvRow } from '@basoche/domain/csv';
import {
  type ChartColumn,
  type ChartName,
  type ChartSeries,
  charts,
  columnsOf,
} from '@basoche/domain/statistics/charts';
import type { Day } from '@basoche/domain/time/paris';
import type { FigureRow } from './store.ts';

/** Charts of the network's figures for staff, as an answer of the contract and as a CSV file. */

/**
 * Values of each part (series) of a chart, one per period. A period without a row is zero for events, and
 * unknown (null) otherwise.
 */
const seriesOf = (name: ChartName, periods: readonly Day[], rows: readonly FigureRow[]): ChartSeries[] => {
  const { kind, parts } = charts[name];
  const found = new Map(
    rows.filter(({ measure }) => measure === name).map((row) => [`${row.starts_on} ${row.part}`, row.value]),
  );
  const missing = kind === 'flow' ? 0 : null;
  return parts.map(({ part }) => ({
    part,
    values: periods.map((period) => found.get(`${period} ${part}`) ?? missing),
  }));
};

export const presentCharts = (
  names: readonly ChartName[],
  periods: readonly Day[],
  rows: readonly FigureRow[],
): Statistics['charts'] =>
  names.map((name) => ({
    name,
    series: seriesOf(name, periods, rows).map(({ part, values }) => ({ part, values: [...values] })),
  }));

/** Unit after a column's title. */
const units: Readonly<Record<ChartColumn['unit'], string>> = {
  count: '',
  cents: ' (€)',
  minutes: ' (minutes)',
  share: ' (%)',
};

/** Cell with a value in this unit. A share between 0 and 1 becomes a percentage with two decimals. */
const cellOf = (unit: ChartColumn['unit'], value: number | null): CsvCell => {
  if (value === null) return null;
  if (unit === 'cents') return { cents: value };
  // Written as cents, since a percentage has two decimals too.
  return unit === 'share' ? { cents: Math.round(value * 10_000) } : String(value);
};

/** First day of the period, as 16/11/2026. */
const dayCell = (day: Day): string => day.split('-').toReversed().join('/');

/** One chart as a CSV file in French, with one row per period. */
export const presentFile = (name: ChartName, { periods, charts: [chart] }: Statistics): string => {
  const columns = columnsOf(name, chart?.series ?? []);
  return [
    csvRow(['À partir du', ...columns.map(({ label, unit }) => `${label}${units[unit]}`)]),
    ...periods.map((period, index) =>
      csvRow([dayCell(period), ...columns.map(({ unit, values }) => cellOf(unit, values[index] ?? null))]),
    ),
  ].join('');
};
