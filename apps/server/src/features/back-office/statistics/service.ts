import type { Statistics } from '@basoche/contract/back-office/statistics';
import type { GivenFile } from '@basoche/contract/files';
import { byteOrderMark } from '@basoche/domain/csv';
import { type ChartName, hearingChartNames } from '@basoche/domain/statistics/charts';
import { periodsOf, type Range, stepOf } from '@basoche/domain/statistics/periods';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentCharts, presentFile } from './presenter.ts';
import * as store from './store.ts';

/** Charts of the network's activity and money for staff, from figures that a nightly job has counted. */

/** Charts of these names, except those of features that are switched off. */
const shownOf = ({ config }: Platform, names: readonly ChartName[]): ChartName[] =>
  names.filter((name) => config.hearings || !hearingChartNames.includes(name));

/** Reads the charts of these names. Periods end with the last counted day (Europe/Paris). */
export const read = async (
  platform: Platform,
  range: Range,
  chartNames: readonly ChartName[],
): Promise<Statistics> => {
  const { db } = platform.database;
  const names = shownOf(platform, chartNames);
  const step = stepOf(range);
  const countedDays = await store.countedPeriod(db);
  const periods = countedDays ? periodsOf(range, countedDays.since_day, countedDays.until_day) : [];
  const [first] = periods;
  const last = periods.at(-1);
  const rows =
    first === undefined || last === undefined ? [] : await store.figures(db, step, names, first, last);
  return {
    range,
    step,
    until: countedDays?.until_day ?? null,
    watchedFrom: countedDays?.watched_from ?? null,
    periods,
    charts: presentCharts(names, periods, rows),
  };
};

/** One chart as a CSV file. */
export const download = async (platform: Platform, range: Range, name: ChartName): Promise<GivenFile> => {
  if (shownOf(platform, [name]).length === 0) refuse('NOT_FOUND');
  const statistics = await read(platform, range, [name]);
  const content = Buffer.from(byteOrderMark + presentFile(name, statistics));
  return {
    name: `basoche-${name}-${range}-${statistics.until ?? 'vide'}.csv`,
    kind: 'csv',
    bytes: content.length,
    // A file is given as a stream; this one has a single chunk.
    content: (async function* () {
      yield content;
    })(),
  };
};
