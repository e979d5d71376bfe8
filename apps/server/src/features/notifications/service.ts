import type { Notification } from '@basoche/contract/notifications';
import { notificationTitles } from '@basoche/domain/notifications/titles';
import type { NotificationType } from '@basoche/domain/notifications/types';
import type { Db } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { addJob } from '../../platform/queue.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentNotification } from './presenter.ts';
import * as store from './store.ts';

const shownAtMost = 100;

/** What a notification is about: a thread, or a mission that its reader has no thread about. */
type About =
  | { readonly applicationId: string; readonly missionId?: never }
  | { readonly missionId: string; readonly applicationId?: never };

type News = About & {
  readonly memberId: string;
  readonly type: NotificationType;
  readonly title: string;
};

/** A chat message is announced once until it is read; anything else each time. */
const isChat = (news: Pick<News, 'type' | 'title'>) =>
  news.type === 'NEW_MESSAGE' && news.title === notificationTitles.NEW_MESSAGE;

/** Tells a member of something, in the transaction of what happened. */
export const notify = async (trx: Db, news: News, now: Date): Promise<void> => {
  const { memberId: member_id, applicationId, missionId, type, title } = news;
  if (applicationId !== undefined && isChat(news)) {
    if (await store.waits(trx, { member_id, application_id: applicationId, type, title })) return;
  }
  const about = { application_id: applicationId ?? null, mission_id: missionId ?? null };
  const id = await store.insertNotification(trx, { member_id, ...about, type, title, created_at: now });
  await addJob(trx, 'notifications.created', { notificationId: id });
};

/** The messages of a thread were read: their notification has nothing left to say. */
export const messagesWereRead = (db: Db, memberId: string, applicationId: string, now: Date): Promise<void> =>
  store.markThreadRead(db, { memberId, applicationId, title: notificationTitles.NEW_MESSAGE }, now);

/** A member has opened a mission: what was said of it has nothing left to say. */
export const missionWasRead = (db: Db, memberId: string, missionId: string, now: Date): Promise<void> =>
  store.markMissionRead(db, { missionId, memberId }, now);

/** A mission is off the network: nobody is led to it any more. */
export const missionWasClosed = (db: Db, missionId: string, now: Date): Promise<void> =>
  store.markMissionRead(db, { missionId }, now);

/** Whether the unread dot is lit. */
export const hasNew = (db: Db, memberId: string): Promise<boolean> => store.hasNew(db, memberId);

export const listNew = async (platform: Platform, viewer: Viewer): Promise<Notification[]> => {
  const rows = await store.listNew(platform.database.db, viewer.memberId, shownAtMost);
  return rows.map(presentNotification);
};

export const mark = async (platform: Platform, viewer: Viewer, id: string): Promise<void> => {
  const { db } = platform.database;
  if (!(await store.markRead(db, viewer.memberId, id, platform.clock.now()))) refuse('NOT_FOUND');
};

export const markAll = (platform: Platform, viewer: Viewer): Promise<void> =>
  store.markAllRead(platform.database.db, viewer.memberId, platform.clock.now());

/** Lights the dot in the browsers of the person it is for. */
export const announce = async (platform: Platform, notificationId: string): Promise<void> => {
  const memberId = await store.ownerOf(platform.database.db, notificationId);
  if (memberId !== undefined) {
    platform.realtime.emitTo([memberId], 'newNotification', { id: notificationId });
  }
};
