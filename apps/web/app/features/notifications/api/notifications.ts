import {
  markAllNotifications,
  markNotification,
  newNotifications,
} from '@basoche/contract/notifications/notifications';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

export const notificationsQuery = () => ({ ...routeQuery(newNotifications), staleTime: 0 });

/** Reads again the notifications, the unread dot (from `/auth/me`) and the member's verification. */
export const refreshNotifications = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['notifications'] }),
    client.invalidateQueries({ queryKey: ['auth', 'me'] }),
    client.invalidateQueries({ queryKey: ['verification'] }),
  ]);

export const useMarkNotification = () => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(markNotification, { params: { id } }),
    onSettled: () => refreshNotifications(client),
  });
};

export const useMarkAllNotifications = () => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(markAllNotifications),
    onError: notifyError,
    onSettled: () => refreshNotifications(client),
  });
};
