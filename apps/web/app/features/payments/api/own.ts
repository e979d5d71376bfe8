import { exportOwnPayments, listOwnPayments, readOwnPaymentMonths } from '@basoche/contract/own-payments';
import type { PaymentDirection } from '@basoche/domain/payments/own-payments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { download } from '../../../lib/download.ts';
import { notifyError } from '../../../lib/notify.ts';
import { routePages, routeQuery } from '../../../lib/query-client.ts';
import { useSocket } from '../../../lib/socket.ts';

/** What is to move, the next first. What a creator has paid in is behind them, though it is held. */
export const comingPages = (direction: PaymentDirection) =>
  routePages(listOwnPayments, {
    query: {
      direction,
      status: direction === 'IN' ? ['expected', 'held', 'planned'] : ['expected'],
      order: 'oldest',
    },
  });

/** What moved, the latest first. */
export const donePages = (direction: PaymentDirection, year: number | undefined) =>
  routePages(listOwnPayments, {
    query: {
      direction,
      status: direction === 'IN' ? ['paid', 'refunded', 'taken'] : ['held', 'paid'],
      ...(year === undefined ? {} : { year }),
    },
  });

export const monthsQuery = (year: number | undefined) =>
  routeQuery(readOwnPaymentMonths, { query: year === undefined ? {} : { year } });

/** Reads them again when money may have moved. */
export const useLivePayments = (): void => {
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: ['payments'] }), [client]);
  useSocket({ newAction: refresh, newNotification: refresh, resync: refresh });
};

export const useExportPayments = () =>
  useMutation({
    mutationFn: (year: number) =>
      download(`${exportOwnPayments.path}?year=${year}`, `basoche-paiements-${year}.csv`),
    onError: notifyError,
  });
