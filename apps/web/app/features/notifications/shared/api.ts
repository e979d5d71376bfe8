export { refreshNotifications } from '../api/notifications.ts';
