import {
  downloadMoneyNumbers,
  downloadNumbers,
  readMoneyNumbers,
  readNumbers,
} from '@basoche/contract/back-office/numbers';
import type { Route } from '@basoche/contract/route';
import { type ChartName, moneyCharts } from '@basoche/domain/numbers/charts';
import type { Range } from '@basoche/domain/numbers/periods';
import { download } from '../../../lib/download.ts';
import { notifyError } from '../../../lib/notify.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { useCommand } from '../../../lib/use-command.ts';

export const numbersQuery = (range: Range) => routeQuery(readNumbers, { query: { range } });
export const moneyNumbersQuery = (range: Range) => routeQuery(readMoneyNumbers, { query: { range } });

export const useDownloadChart = (chart: ChartName, range: Range) =>
  useCommand(
    (api) => {
      const route = chart in moneyCharts ? downloadMoneyNumbers : downloadNumbers;
      return download<Route>(api, route, { query: { chart, range } });
    },
    { onError: notifyError },
  );
