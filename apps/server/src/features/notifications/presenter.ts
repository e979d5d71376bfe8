import type { Notification } from '@basoche/contract/notifications';
import type { NotificationRow } from './store.ts';

export const presentNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  type: row.type,
  postulationID: row.application_id,
  missionID: row.mission_id,
  title: row.title,
  subject: row.subject,
  createdAt: row.created_at.toISOString(),
});
