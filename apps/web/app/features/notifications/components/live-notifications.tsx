import { useQueryClient } from '@tanstack/react-query';
import { useSocket } from '../../../lib/socket.ts';
import { refreshNotifications } from '../api/notifications.ts';

/** Lights the unread dot as soon as something happens. Stands once, around the screens of whoever is logged in. */
export const LiveNotifications = () => {
  const client = useQueryClient();
  useSocket({ newNotification: () => void refreshNotifications(client) });
  return null;
};
