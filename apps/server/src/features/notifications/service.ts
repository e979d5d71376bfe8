import type { Notification } from '@basoche/contract/notifications/notifications';
import { notificationsShown } from '@basoche/domain/limits';
import type { AccountSubject } from '@basoche/domain/notifications/addresses';
import { messageKey, type NotificationKey, titleOf } from '@basoche/domain/notifications/keys';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Eraser } from '../../platform/erasure.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { PersonViewer, Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { portionsOf } from '../../platform/portions.ts';
import { addJob, addJobs } from '../../platform/queue/queue.ts';
import * as marks from './marking/store.ts';
import { presentNotification } from './presenter.ts';
import { planPushes } from './push/service.ts';
import * as store from './store.ts';

/** Subject of a notification: a thread, a mission without a thread of the reader, or an account. */
type NotificationSubject =
  | {
      readonly reportId: string;
      readonly applicationId?: never;
      readonly missionId?: never;
      readonly about?: never;
    }
  | { readonly applicationId: string; readonly missionId?: never; readonly about?: never }
  | { readonly missionId: string; readonly applicationId?: never; readonly about?: never }
  | {
      readonly about: AccountSubject;
      readonly applicationId?: never;
      readonly missionId?: never;
    };

type NotificationContent = NotificationSubject & {
  /** Person of the firm to notify instead. */
  readonly personId?: string;
  readonly key: NotificationKey;
  /** Title, if words were added to the key's own sentence. */
  readonly title?: string;
  /** The sum that the notification is about, in cents. */
  readonly amountCents?: number | null;
};

/** Account that the notification is for; in a firm, the person in charge gets it. */
type News = NotificationContent & { readonly memberId: string };

/** Notifications that one job shows and pushes. */
const announcedAtOnce = 50;

/**
 * Sends members the same notification by the channels that they chose, in two statements; the caller limits
 * their number.
 */
export const notifyAll = async (
  trx: Db,
  { memberIds, ...news }: NotificationContent & { readonly memberIds: readonly string[] },
  now: Date,
): Promise<void> => {
  if (memberIds.length === 0) return;
  const { personId, applicationId, missionId, key, title = titleOf(key) } = news;
  const ids = await store.insertNotifications(trx, {
    memberIds,
    personId: personId ?? null,
    applicationId: applicationId ?? null,
    missionId: missionId ?? null,
    about: news.about ?? null,
    reportId: 'reportId' in news ? news.reportId : null,
    key,
    title,
    amountCents: news.amountCents ?? null,
    now,
  });
  const jobs = portionsOf(ids, announcedAtOnce).map((notificationIds) => ({ payload: { notificationIds } }));
  await addJobs(trx, 'notifications.created', jobs);
};

/** Notifies a member by the channels that they chose, in the caller's transaction. */
export const notify = async (trx: Db, news: News, now: Date): Promise<void> => {
  const { memberId, ...said } = news;
  if (said.applicationId !== undefined && said.key === messageKey) {
    return notifyOfMessages(trx, [{ memberId, applicationId: said.applicationId }], now);
  }
  await notifyAll(trx, { ...said, memberIds: [memberId] }, now);
};

/**
 * Notifies these members of new messages in these threads, unless they have an unread notification of them.
 * Two statements, however many members.
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
const emitRead = ({ realtime }: Platform, memberId: string): void =>
  realtime.emitTo([memberId], 'notificationsRead', undefined);

/** Marks an account's notifications of a thread's messages as read; for a firm, those of its people. */
export const messagesWereRead = async (
  platform: Platform,
  accountId: string,
  applicationId: string,
): Promise<void> => {
  const { database, clock } = platform;
  const accounts = await marks.markMessagesRead(database.db, { accountId, applicationId }, clock.now());
  for (const personId of new Set(accounts)) emitRead(platform, personId);
};

/** Marks the notifications of a mission as read when the viewer opens it. */
export const missionWasRead = async (
  platform: Platform,
  { memberId: accountId, personId }: Pick<Viewer, 'memberId' | 'personId'>,
  missionId: string,
): Promise<void> => {
  const { database, clock } = platform;
  const read = { missionId, reader: { personId, accountId } };
  if (await marks.markMissionRead(database.db, read, clock.now())) emitRead(platform, personId);
};

/** Marks the notifications of a mission as read for everybody, when it is archived or hidden. */
export const missionWasClosed = async (db: Db, missionId: string, now: Date): Promise<void> => {
  await marks.markMissionRead(db, { missionId }, now);
};

/**
 * Marks a person's notifications of a firm as read, in the transaction in which they leave it; if only their
 * role changes, those about threads and publications that they may no longer read.
 */
export const firmWasLeft = (
  trx: Db,
  place: { readonly personId: string; readonly firmId: string; readonly what: 'work' | 'all' },
  now: Date,
): Promise<void> => marks.markFirmRead(trx, place, now);

/** Marks the notifications of requests to join as read for everybody of a firm, once no request waits. */
export const requestsWereAnswered = (db: Db, firmId: string, now: Date): Promise<void> =>
  marks.markTeamRead(db, firmId, 'JOIN_ASKED', now);

/**
 * Moves an account's notifications to the person who gets them from now on, in the transaction that opens its
 * team.
 */
export const passNotifications = (trx: Trx, from: string, to: string): Promise<void> =>
  store.pass(trx, { from, to });

/** True if the unread dot is shown. */
export const hasUnread = (db: Db, memberId: string): Promise<boolean> => store.hasUnread(db, memberId);

export const listNew = async (platform: Platform, viewer: PersonViewer): Promise<Notification[]> => {
  const rows = await store.listNew(platform.database.db, viewer.memberId, notificationsShown);
  return rows.map(presentNotification);
};

export const mark = async (platform: Platform, viewer: PersonViewer, id: string): Promise<void> => {
  const { db } = platform.database;
  if (!(await marks.markRead(db, viewer.memberId, id, platform.clock.now()))) refuse('NOT_FOUND');
  emitRead(platform, viewer.memberId);
};

export const markAll = async (platform: Platform, viewer: PersonViewer): Promise<void> => {
  await marks.markAllRead(platform.database.db, viewer.memberId, platform.clock.now());
  emitRead(platform, viewer.memberId);
};

/** Shows the dot in the recipients' browsers, and queues the pushes to their devices. */
export const announce = async (platform: Platform, notificationIds: readonly string[]): Promise<void> => {
  const notifications = await store.recipientsOf(platform.database.db, notificationIds);
  for (const { id, member_id, on_screen } of notifications) {
    if (on_screen) platform.realtime.emitTo([member_id], 'newNotification', { id });
  }
  await planPushes(platform, notifications);
};
