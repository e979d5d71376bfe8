import type { NotificationType } from '@basoche/domain/notifications/types';
import type { Generated } from 'kysely';

export interface NotificationTable {
  id: Generated<string>;
  member_id: string;
  /** What it is about: a thread, or else a mission. */
  application_id: string | null;
  mission_id: string | null;
  type: NotificationType;
  title: string;
  created_at: Generated<Date>;
  read_at: Date | null;
}

export interface NotificationTables {
  notification: NotificationTable;
}
