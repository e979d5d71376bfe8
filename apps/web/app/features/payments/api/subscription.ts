import {
  cancelSubscription,
  openPortal,
  readSubscription,
  resumeSubscription,
  type Subscription,
  subscribe,
} from '@basoche/contract/subscriptions';
import type { PlanName } from '@basoche/domain/payments/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/query-client.ts';
import { useSocket } from '../../../lib/socket.ts';
import { useApi } from '../../../lib/use-api.ts';

export const subscriptionQuery = () => ({ ...routeQuery(readSubscription), staleTime: 0 });

/** Whatever the payment provider says is shown as soon as the server has heard it; what a reader may do depends on it. */
export const useLiveSubscription = (): void => {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['subscriptions'] });
    void client.invalidateQueries({ queryKey: ['missions'] });
    void client.invalidateQueries({ queryKey: ['jobs'] });
  };
  useSocket({ subscriptionChanged: refresh, resync: refresh });
};

/** Leaves for a page of the payment provider. */
const go = (url: string) => globalThis.location.assign(url);

export const useSubscribe = () => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (plan: PlanName) => api.call(subscribe, { body: { plan } }),
    onSuccess: go,
    onError: () => client.invalidateQueries({ queryKey: ['subscriptions'] }),
  });
};

export const usePortal = () => {
  const api = useApi();
  return useMutation({ mutationFn: () => api.call(openPortal), onSuccess: go });
};

/** Cancels, or takes it back. */
export const useChangeSubscription = (onDone: () => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: 'cancel' | 'resume'): Promise<Subscription> =>
      api.call(change === 'cancel' ? cancelSubscription : resumeSubscription),
    onSuccess: (subscription) => {
      client.setQueryData(subscriptionQuery().queryKey, subscription);
      onDone();
    },
    onError: () => client.invalidateQueries({ queryKey: ['subscriptions'] }),
  });
};
