import { activityChartNames, moneyChartNames } from '@basoche/domain/statistics/charts';
import { ranges, steps } from '@basoche/domain/statistics/periods';
import { day } from '../fields.ts';
import { givingFile } from '../files.ts';
import { admins, defineRoute, moderators } from '../route.ts';
import { z } from '../zod.ts';

/** Figures of the network over time, for staff; figures of money are for admins. */

const chartNames = [...activityChartNames, ...moneyChartNames] as const;

export const statisticsSchema = z
  .object({
    range: z.enum(ranges),
    step: z.enum(steps),
    /** The last counted day (Europe/Paris); null before the first count. */
    until: day.nullable(),
    /**
     * First day with end-of-day figures recorded on the day itself; those of earlier days were computed
     * afterwards.
     */
    watchedFrom: day.nullable(),
    /** First days of the periods, oldest first. */
    periods: z.array(day),
    charts: z.array(
      z.object({
        name: z.enum(chartNames),
        series: z.array(
          z.object({
            part: z.string(),
            /** Counts, minutes, or integer cents, one for each period; null if unknown. */
            values: z.array(z.number().nullable()),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Statistics' });
export type Statistics = z.infer<typeof statisticsSchema>;

const range = z.enum(ranges, { error: 'Cette période n’est pas connue.' }).default('12m');
const chartOf = <Name extends string>(names: readonly Name[]) =>
  z.enum(names, { error: 'Ce graphique n’est pas connu.' });

export const readStatistics = defineRoute({
  name: 'statistics.read',
  summary:
    'Sign-ups, verifications, publications, applications, hearings, replies and subscriptions over time',
  method: 'GET',
  path: '/admin/numbers',
  access: moderators,
  query: z.object({ range }),
  answer: statisticsSchema,
});

export const downloadStatistics = defineRoute({
  name: 'statistics.download',
  summary: 'File of one of the counts over time, for spreadsheets',
  method: 'GET',
  path: '/admin/numbers/file.csv',
  access: moderators,
  query: z.object({ range, chart: chartOf(activityChartNames) }),
  ...givingFile,
  problems: ['NOT_FOUND'],
});

export const readMoneyStatistics = defineRoute({
  name: 'statistics.readMoney',
  summary: 'Amounts held, deposited, released, refunded and earned over time',
  method: 'GET',
  path: '/admin/numbers/money',
  access: admins,
  query: z.object({ range }),
  answer: statisticsSchema,
});

export const downloadMoneyStatistics = defineRoute({
  name: 'statistics.downloadMoney',
  summary: 'File of one of the amounts over time, for spreadsheets',
  method: 'GET',
  path: '/admin/numbers/money.csv',
  access: admins,
  query: z.object({ range, chart: chartOf(moneyChartNames) }),
  ...givingFile,
});
