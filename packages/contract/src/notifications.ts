import { notificationTypes } from '@basoche/domain/notifications/types';
import { id, instant } from './fields.ts';
import { defineRoute, members } from './route.ts';
import { z } from './zod.ts';

/** Notifications: second document, §2, §3 and §7; rules §6. */

export const notificationSchema = z
  .object({
    id,
    type: z.enum(notificationTypes),
    /** The thread that it is about, or else the mission: one of the two. */
    postulationID: id.nullable(),
    missionID: id.nullable(),
    title: z.string(),
    /** What it is about: the title of the mission or the offer. */
    subject: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;

/** What a member wants to be told by mail besides what they have to do. */
const mailWishes = z
  .object({
    /** One mail for the messages that wait in a thread. */
    messages: z.boolean(),
  })
  .meta({ id: 'MailWishes' });
export type MailWishes = z.infer<typeof mailWishes>;

export const readMailWishes = defineRoute({
  name: 'notifications.wishes',
  summary: 'Which mails the member wants besides those of what they have to do',
  method: 'GET',
  path: '/notifications/mails',
  access: members,
  answer: mailWishes,
});

export const changeMailWishes = defineRoute({
  name: 'notifications.changeWishes',
  summary: 'Say which mails one wants; answers them as they now are',
  method: 'POST',
  path: '/notifications/mails',
  access: members,
  body: mailWishes,
  answer: mailWishes,
});

export const newNotifications = defineRoute({
  name: 'notifications.listNew',
  summary: 'Notifications not yet marked as read, newest first, at most one hundred',
  method: 'GET',
  path: '/notifications/new',
  access: members,
  answer: z.array(notificationSchema),
});

export const markNotification = defineRoute({
  name: 'notifications.mark',
  summary: 'Mark one notification as read',
  method: 'POST',
  path: '/notifications/:id',
  access: members,
  params: z.object({ id }),
  status: 204,
  answer: z.undefined(),
  problems: ['NOT_FOUND'],
});

export const markAllNotifications = defineRoute({
  name: 'notifications.markAll',
  summary: 'Mark every notification as read',
  method: 'POST',
  path: '/notifications/all',
  access: members,
  status: 204,
  answer: z.undefined(),
});
