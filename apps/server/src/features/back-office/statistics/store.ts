import type { Step } from '@basoche/domain/statistics/periods';
import type { Day } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database/database.ts';

export const countedPeriod = (db: Db) =>
  db.selectFrom('network_counted').select(['since_day', 'until_day', 'watched_from']).executeTakeFirst();

export interface FigureRow {
  starts_on: Day;
  measure: string;
  part: string;
  value: number;
}

/** Reads stored figures only: at most some hundreds of rows. */
export const figures = (
  db: Db,
  step: Step,
  measures: readonly string[],
  first: Day,
  last: Day,
): Promise<FigureRow[]> =>
  db
    .selectFrom('network_figure')
    .select(['starts_on', 'measure', 'part', 'value'])
    .where('step', '=', step)
    .where('starts_on', '>=', first)
    .where('starts_on', '<=', last)
    .where('measure', 'in', [...measures])
    .execute();
