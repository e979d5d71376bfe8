import {
  creditInvoice,
  type Invoice,
  issueInvoice,
  listInvoices,
  listThreadInvoices,
  readInvoice,
} from '@basoche/contract/invoices';
import type { CallInput } from '@basoche/contract/route';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fillPath } from '../../../lib/api.ts';
import { routeKey, routePages, routeQuery } from '../../../lib/query-client.ts';
import { useSocket } from '../../../lib/socket.ts';
import { useApi } from '../../../lib/use-api.ts';

export const invoicePages = () => routePages(listInvoices);

/** What was invoiced in a thread; read again when the other party may have done something. */
export const useThreadInvoices = (id: string) => {
  const client = useQueryClient();
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: routeKey(listThreadInvoices, { params: { id } }) }),
    [client, id],
  );
  useSocket({ newAction: refresh, newNotification: refresh, resync: refresh });
  return useQuery(routeQuery(listThreadInvoices, { params: { id } }));
};

/** All that shows invoices is read again. */
const useRefresh = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [listThreadInvoices, listInvoices].map((route) =>
        client.invalidateQueries({ queryKey: routeKey(route) }),
      ),
    );
};

export const useIssueInvoice = (id: string) => {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<typeof issueInvoice>['body']>) =>
      api.call(issueInvoice, { params: { id }, body }),
    onSuccess: refresh,
  });
};

export const useCreditInvoice = () => {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api.call(creditInvoice, { params: { id } }),
    onSuccess: refresh,
  });
};

/** Where the file of an invoice is, and under which name it is kept. */
export const invoiceFile = ({ id, kind, number }: Pick<Invoice, 'id' | 'kind' | 'number'>) => ({
  path: fillPath(readInvoice.path, { id }),
  name: `${kind === 'invoice' ? 'facture' : 'avoir'}-${number}.pdf`,
});
