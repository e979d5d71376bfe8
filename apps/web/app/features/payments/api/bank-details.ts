import { readBankDetails, readPayeeDetails, saveBankDetails } from '@basoche/contract/bank-details';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routeKey, routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

export const bankDetailsQuery = () => routeQuery(readBankDetails);

export const useSaveBankDetails = () => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { iban: string; bic: string }) => api.call(saveBankDetails, { body }),
    onSuccess: (saved) => client.setQueryData(routeKey(readBankDetails, {}), saved),
  });
};

/** Asked for by a press of a button, and kept nowhere: it is noted each time. */
export const useReadPayeeDetails = (id: string) => {
  const api = useApi();
  return useMutation({ mutationFn: () => api.call(readPayeeDetails, { params: { id } }), gcTime: 0 });
};
