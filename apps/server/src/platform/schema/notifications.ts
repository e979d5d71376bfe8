import type { NotificationTopic } from '@basoche/domain/notifications/topics';
import type { NotificationType } from '@basoche/domain/notifications/types';
import type { NotificationChannel } from '@basoche/domain/notifications/wishes';
import type { Generated } from 'kysely';

export interface NotificationTable {
  id: Generated<string>;
  member_id: string;
  /** What it is about: a thread, or else a mission, or else something of one's own account. */
  application_id: string | null;
  mission_id: string | null;
  about: 'VERIFICATION' | 'MISSIONS' | 'OFFERS' | null;
  /** Or a decision about a report. */
  report_id: string | null;
  type: NotificationType;
  title: string;
  created_at: Generated<Date>;
  read_at: Date | null;
  on_screen: Generated<boolean>;
  in_digest: Generated<boolean>;
  /** When it was put in a summary. */
  digested_at: Date | null;
}

export interface NotificationWishTable {
  member_id: string;
  topic: NotificationTopic;
  channel: NotificationChannel;
  wanted: boolean;
}

export interface PushDeviceTable {
  id: Generated<string>;
  member_id: string;
  session_id: string;
  name: string;
  endpoint: string;
  endpoint_hash: Buffer;
  p256dh: string;
  auth: string;
  /** The program's public key that it was turned on with. */
  server_key: string;
  created_at: Generated<Date>;
}

export interface PushKeyTable {
  is_only: Generated<boolean>;
  public_key: string;
  sealed_private_key: Buffer;
  created_at: Generated<Date>;
}

export interface NotificationTables {
  notification: NotificationTable;
  notification_wish: NotificationWishTable;
  push_device: PushDeviceTable;
  push_key: PushKeyTable;
}
