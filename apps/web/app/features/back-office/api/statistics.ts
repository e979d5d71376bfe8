import {
  downloadMoneyStatistics,
  downloadStatistics,
  readMoneyStatistics,
  readStatistics,
} from '@basoche/contract/back-office/statistics';
import type { Route } from '@basoche/contract/route';
import { type ChartName, moneyCharts } from '@basoche/domain/statistics/charts';
import type { Range } from '@basoche/domain/statistics/periods';
import { download } from '../../../lib/download.ts';
import { notifyError } from '../../../lib/notify.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { useCommand } from '../../../lib/use-command.ts';

export const statisticsQuery = (range: Range) => routeQuery(readStatistics, { query: { range } });
export const moneyStatisticsQuery = (range: Range) => routeQuery(readMoneyStatistics, { query: { range } });

export const useDownloadChart = (chart: ChartName, range: Range) =>
  useCommand(
    (api) => {
      const route = chart in moneyCharts ? downloadMoneyStatistics : downloadStatistics;
      return download<Route>(api, route, { query: { chart, range } });
    },
    { onError: notifyError },
  );
