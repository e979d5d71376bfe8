import { changeBillingDetails, readBillingDetails } from '@basoche/contract/billing-details';
import type { BodyOf } from '@basoche/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routeKey, routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

export const billingDetailsQuery = () => routeQuery(readBillingDetails);

export const useChangeBillingDetails = () => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeBillingDetails>) => api.call(changeBillingDetails, { body }),
    onSuccess: (details) => {
      client.setQueryData(billingDetailsQuery().queryKey, details);
      void client.invalidateQueries({ queryKey: routeKey(readBillingDetails) });
    },
  });
};
