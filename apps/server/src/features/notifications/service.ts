import type { MailWishes, Notification } from '@basoche/contract/notifications';
import { notificationsShown } from '@basoche/domain/limits';
import { notificationTitles } from '@basoche/domain/notifications/titles';
import type { NotificationType } from '@basoche/domain/notifications/types';
import type { Db } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { addJob } from '../../platform/queue.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentNotification } from './presenter.ts';
import * as store from './store.ts';

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
  await addJob(trx, 'notifications.created', { notificationIds: [id] });
};

/** Messages wait for these members in these threads: those that nothing tells yet are told, however many, in two statements. */
export const notifyOfMessages = async (
  trx: Db,
  readers: readonly { readonly memberId: string; readonly applicationId: string }[],
  now: Date,
): Promise<void> => {
  if (readers.length === 0) return;
  const notificationIds = await store.insertOfMessages(trx, readers, notificationTitles.NEW_MESSAGE, now);
  if (notificationIds.length > 0) await addJob(trx, 'notifications.created', { notificationIds });
};

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
  const thread = { memberId, applicationId, title: notificationTitles.NEW_MESSAGE };
  if (await store.markThreadRead(database.db, thread, clock.now())) tellRead(platform, memberId);
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

/** Which mails a member wants besides those of what they have to do. */
export const wishesOf = async (platform: Platform, { memberId }: Viewer): Promise<MailWishes> => ({
  messages: await store.wantsDigests(platform.database.db, memberId),
});

export const changeWishes = async (
  platform: Platform,
  { memberId }: Viewer,
  { messages }: MailWishes,
): Promise<MailWishes> => {
  await store.wantDigests(platform.database.db, memberId, messages);
  return { messages };
};

/** Whether a member is written to about messages that wait. */
export const wantsDigests = (db: Db, memberId: string): Promise<boolean> => store.wantsDigests(db, memberId);

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

/** Lights the dot in the browsers of the people whom these are for. */
export const announce = async (platform: Platform, notificationIds: readonly string[]): Promise<void> => {
  for (const { id, member_id } of await store.ownersOf(platform.database.db, notificationIds)) {
    platform.realtime.emitTo([member_id], 'newNotification', { id });
  }
};
