import { useQueryClient } from '@tanstack/react-query';
import { useSocket } from '../../../lib/socket.ts';
import { refreshNotifications } from '../api/notifications.ts';

/** Lights the unread dot as soon as something happens, and puts it out once all was read, here or elsewhere. Stands once, around the screens of whoever is logged in. */
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
