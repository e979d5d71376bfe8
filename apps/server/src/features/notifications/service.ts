import type { Notification } from '@basoche/contract/notifications/notifications';
import { notificationsShown } from '@basoche/domain/limits';
import {
  messageKey,
  type NotificationKey,
  titleOf,
  topicOf,
  typeOf,
} from '@basoche/domain/notifications/keys';
import { channelsOf } from '@basoche/domain/notifications/wishes';
import type { Db } from '../../platform/database/database.ts';
import type { Eraser } from '../../platform/erasure.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { PersonViewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { addJob } from '../../platform/queue/queue.ts';
import { presentNotification } from './presenter.ts';
import { planPushes } from './push/service.ts';
import * as store from './store.ts';
import { wishesOf } from './wishes/service.ts';

/** Subject of a notification: a thread, a mission without a thread of the reader, or the reader's own account. */
type About =
  | {
      readonly reportId: string;
      readonly applicationId?: never;
      readonly missionId?: never;
      readonly about?: never;
    }
  | { readonly applicationId: string; readonly missionId?: never; readonly about?: never }
  | { readonly missionId: string; readonly applicationId?: never; readonly about?: never }
  | {
      readonly about: 'VERIFICATION' | 'MISSIONS' | 'OFFERS';
      readonly applicationId?: never;
      readonly missionId?: never;
    };

type News = About & {
  readonly memberId: string;
  readonly key: NotificationKey;
  /** Title, if words were added to the key's own sentence. */
  readonly title?: string;
  /** The sum that the notification is about, in cents. */
  readonly amountCents?: number | null;
};

/** Notifies a member by the channels that they want, in the caller's transaction. */
export const notify = async (trx: Db, news: News, now: Date): Promise<void> => {
  const { memberId: member_id, applicationId, missionId, key, title = titleOf(key) } = news;
  if (applicationId !== undefined && key === messageKey) {
    return notifyOfMessages(trx, [{ memberId: member_id, applicationId }], now);
  }
  const ways = channelsOf(topicOf(key), await wishesOf(trx, member_id));
  const id = await store.insertNotification(trx, {
    member_id,
    application_id: applicationId ?? null,
    mission_id: missionId ?? null,
    about: news.about ?? null,
    report_id: 'reportId' in news ? news.reportId : null,
    key,
    type: typeOf(key),
    title,
    amount_cents: news.amountCents ?? null,
    created_at: now,
    on_screen: ways.screen,
    in_digest: ways.digest,
    // With neither screen nor summary wanted, it counts as read at once.
    read_at: ways.screen || ways.digest ? null : now,
  });
  await addJob(trx, 'notifications.created', { notificationIds: [id] });
};

/**
 * Notifies these members of new messages in these threads, unless an unread notification tells of them. Two statements, however
 * many members.
 */
export const notifyOfMessages = async (
  trx: Db,
  readers: readonly { readonly memberId: string; readonly applicationId: string }[],
  now: Date,
): Promise<void> => {
  if (readers.length === 0) return;
  const notificationIds = await store.insertOfMessages(trx, readers, now);
  if (notificationIds.length > 0) await addJob(trx, 'notifications.created', { notificationIds });
};

export const notificationEraser: Eraser = { empties: store.ownTables, eraseOf: store.eraseOf };

/** Tells all browsers of a member that notifications were read; to be called after the transaction. */
const tellRead = ({ realtime }: Platform, memberId: string): void =>
  realtime.emitTo([memberId], 'notificationsRead', undefined);

/** Marks the notification of a thread's messages as read. */
export const messagesWereRead = async (
  platform: Platform,
  memberId: string,
  applicationId: string,
): Promise<void> => {
  const { database, clock } = platform;
  if (await store.markMessagesRead(database.db, { memberId, applicationId }, clock.now()))
    tellRead(platform, memberId);
};

/** Marks the notifications of a mission as read when the member opens it. */
export const missionWasRead = async (
  platform: Platform,
  memberId: string,
  missionId: string,
): Promise<void> => {
  const { database, clock } = platform;
  if (await store.markMissionRead(database.db, { missionId, memberId }, clock.now())) {
    tellRead(platform, memberId);
  }
};

/** Marks the notifications of a mission as read for everybody, when it is archived or hidden. */
export const missionWasClosed = async (db: Db, missionId: string, now: Date): Promise<void> => {
  await store.markMissionRead(db, { missionId }, now);
};

/** Marks what a person was told of a firm as read, in the transaction in which they leave it. */
export const firmWasLeft = (
  trx: Db,
  place: { readonly personId: string; readonly firmId: string },
  now: Date,
): Promise<void> => store.markFirmRead(trx, place, now);

/** True if the unread dot is shown. */
export const hasUnread = (db: Db, memberId: string): Promise<boolean> => store.hasUnread(db, memberId);

export const listNew = async (platform: Platform, viewer: PersonViewer): Promise<Notification[]> => {
  const rows = await store.listNew(platform.database.db, viewer.memberId, notificationsShown);
  return rows.map(presentNotification);
};

export const mark = async (platform: Platform, viewer: PersonViewer, id: string): Promise<void> => {
  const { db } = platform.database;
  if (!(await store.markRead(db, viewer.memberId, id, platform.clock.now()))) refuse('NOT_FOUND');
  tellRead(platform, viewer.memberId);
};

export const markAll = async (platform: Platform, viewer: PersonViewer): Promise<void> => {
  await store.markAllRead(platform.database.db, viewer.memberId, platform.clock.now());
  tellRead(platform, viewer.memberId);
};

/** Shows the dot in the recipients' browsers, and queues the pushes to their devices. */
export const announce = async (platform: Platform, notificationIds: readonly string[]): Promise<void> => {
  const notifications = await store.recipientsOf(platform.database.db, notificationIds);
  for (const { id, member_id, on_screen } of notifications) {
    if (on_screen) platform.realtime.emitTo([member_id], 'newNotification', { id });
  }
  await planPushes(platform, notifications);
};
