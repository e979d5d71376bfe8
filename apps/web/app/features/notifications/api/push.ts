import { addDevice, type PushState, readPush, removeDevice } from '@basoche/contract/notifications/push';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';
import { ownSubscription, subscribe, unsubscribe } from '../push.ts';

export const pushQuery = () => routeQuery(readPush);

/** Whether this browser still has an address of its own: its owner may have taken it away in the browser's settings. */
export const ownSubscriptionQuery = () => ({
  queryKey: ['push', 'browser'],
  queryFn: async () => (await ownSubscription()) !== null,
  staleTime: 0,
});

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['push'] });
};

/** Turns this browser on: first in the browser, then at the server; undone where the server did not take it. */
export const useTurnOn = () => {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (publicKey: string): Promise<PushState> => {
      const subscription = await subscribe(publicKey);
      const { endpoint, keys } = subscription.toJSON();
      try {
        return await api.call(addDevice, {
          body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
        });
      } catch (error) {
        await unsubscribe().catch(() => undefined);
        throw error;
      }
    },
    onSettled: refresh,
  });
};

/** Takes a device off; this one, in the browser too. */
export const useRemoveDevice = () => {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ id, isCurrent }: PushState['devices'][number]) => {
      await api.call(removeDevice, { params: { id } });
      if (isCurrent) await unsubscribe().catch(() => undefined);
    },
    onSettled: refresh,
  });
};
