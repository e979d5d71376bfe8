import { addDevice, type PushState, readPush, removeDevice } from '@basoche/contract/notifications/push';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';
import { ownSubscription, subscribe, unsubscribe } from '../push.ts';

export const pushQuery = () => routeQuery(readPush);

/**
 * True if this browser still has its push subscription: its owner may have removed it in the browser's
 * settings.
 */
export const ownSubscriptionQuery = () => ({
  queryKey: ['push', 'browser'],
  queryFn: async () => (await ownSubscription()) !== null,
  staleTime: 0,
});

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['push'] });
};

/** Turns push on for this browser: first in the browser, then at the server; undone if the server refuses. */
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

/** Removes a device; for this one, also its subscription in the browser. */
export const useRemoveDevice = () => {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ id, isCurrent }: PushState['devices'][number]) => {
      await api.call(removeDevice, { params: { id } });
      if (isCurrent) await unsubscribe().catch(() => undefined);
    },
    onError: notifyError,
    onSettled: refresh,
  });
};
