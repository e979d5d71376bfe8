import { useQueryClient } from '@tanstack/react-query';
import { useSocket } from '../../../lib/socket.ts';
import { refreshNotifications } from '../api/notifications.ts';

/**
 * Updates the unread dot when a notification arrives or is read, here or elsewhere. Rendered once, around the
 * screens of a logged-in member.
 */
export const LiveNotifications = () => {
  const client = useQueryClient();
  const refresh = () => void refreshNotifications(client);
  useSocket({
    newNotification: refresh,
    notificationsRead: refresh,
    subscriptionChanged: refresh,
    resync: refresh,
  });
  return null;
};
