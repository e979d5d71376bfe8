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
