import { changeMailWishes, readMailWishes } from '@basoche/contract/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

export const mailWishesQuery = () => routeQuery(readMailWishes);

export const useChangeMailWishes = () => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messages: boolean) => api.call(changeMailWishes, { body: { messages } }),
    onSuccess: (wishes) => client.setQueryData(mailWishesQuery().queryKey, wishes),
  });
};
