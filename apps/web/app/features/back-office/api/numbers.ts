import {
  downloadMoneyNumbers,
  downloadNumbers,
  readMoneyNumbers,
  readNumbers,
} from '@basoche/contract/back-office/numbers';
import { type ChartName, moneyCharts } from '@basoche/domain/numbers/charts';
import type { Range } from '@basoche/domain/numbers/periods';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../../lib/download.ts';
import { notifyError } from '../../../lib/notify.ts';
import { routeQuery } from '../../../lib/query-client.ts';

export const numbersQuery = (range: Range) => routeQuery(readNumbers, { query: { range } });
export const moneyNumbersQuery = (range: Range) => routeQuery(readMoneyNumbers, { query: { range } });

export const useDownloadChart = (chart: ChartName, range: Range) =>
  useMutation({
    mutationFn: () => {
      const { path } = chart in moneyCharts ? downloadMoneyNumbers : downloadNumbers;
      return download(`${path}?${new URLSearchParams({ chart, range })}`);
    },
    onError: notifyError,
  });
