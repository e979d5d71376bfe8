import { payDeposit } from '@basoche/contract/payments/payments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';
import { threadKey } from './thread.ts';

/** Asks for the payment page and opens it. A refusal reads the thread again, which may have changed. */
export const usePayDeposit = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(payDeposit, { params: { id } }),
    onSuccess: (address) => window.location.assign(address),
    onError: () => client.invalidateQueries({ queryKey: threadKey(id) }),
  });
};
