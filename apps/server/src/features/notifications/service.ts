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
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { addJob } from '../../platform/queue/queue.ts';
import { presentNotification } from './presenter.ts';
import { planPushes } from './push/service.ts';
import * as store from './store.ts';
import { wishesOf } from './wishes/service.ts';

/** What a notification is about: a thread, a mission that its reader has no thread about, or something of their own account. */
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
  /** The key's own sentence, unless words were added to it. */
  readonly title?: string;
  /** The sum that it is about. */
  readonly amountCents?: number | null;
};

/** Tells a member of something, in the transaction of what happened, by the ways that they want. */
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
    // What is to be read nowhere is not waited for.
    read_at: ways.screen || ways.digest ? null : now,
  });
  await addJob(trx, 'notifications.created', { notificationIds: [id] });
};

/** Messages wait for these members in these threads: those that nothing tells yet are told, however many, in two statements. */
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

/** Tells every browser of a member that notifications were read; outside of a transaction, once it is so. */
const tellRead = ({ realtime }: Platform, memberId: string): void =>
  realtime.emitTo([memberId], 'notificationsRead', undefined);

/** The messages of a thread were read: their notification has nothing left to say. */
export const messagesWereRead = async (
  platform: Platform,
  memberId: string,
  applicationId: string,
): Promise<void> => {
  const { database, clock } = platform;
  if (await store.markMessagesRead(database.db, { memberId, applicationId }, clock.now()))
    tellRead(platform, memberId);
};

/** A member has opened a mission: what was said of it has nothing left to say. */
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

/** A mission is off the network: nobody is led to it any more. */
export const missionWasClosed = async (db: Db, missionId: string, now: Date): Promise<void> => {
  await store.markMissionRead(db, { missionId }, now);
};

/** Whether the unread dot is lit. */
export const hasNew = (db: Db, memberId: string): Promise<boolean> => store.hasNew(db, memberId);

export const listNew = async (platform: Platform, viewer: Viewer): Promise<Notification[]> => {
  const rows = await store.listNew(platform.database.db, viewer.memberId, notificationsShown);
  return rows.map(presentNotification);
};

export const mark = async (platform: Platform, viewer: Viewer, id: string): Promise<void> => {
  const { db } = platform.database;
  if (!(await store.markRead(db, viewer.memberId, id, platform.clock.now()))) refuse('NOT_FOUND');
  tellRead(platform, viewer.memberId);
};

export const markAll = async (platform: Platform, viewer: Viewer): Promise<void> => {
  await store.markAllRead(platform.database.db, viewer.memberId, platform.clock.now());
  tellRead(platform, viewer.memberId);
};

/** Lights the dot in the browsers of the people whom these are for, and has their devices told. */
export const announce = async (platform: Platform, notificationIds: readonly string[]): Promise<void> => {
  const told = await store.toldOf(platform.database.db, notificationIds);
  for (const { id, member_id, on_screen } of told) {
    if (on_screen) platform.realtime.emitTo([member_id], 'newNotification', { id });
  }
  await planPushes(platform, told);
};
