import { notificationTopics } from '@basoche/domain/notifications/topics';
import { notificationTypes } from '@basoche/domain/notifications/types';
import { type FixedReason, fixedReasons, notificationChannels } from '@basoche/domain/notifications/wishes';
import { valuesOf } from '@basoche/domain/options/option';
import { code, id, instant } from '../fields.ts';
import { anyone, defineRoute, members } from '../route.ts';
import { z } from '../zod.ts';

/** Notifications (rules §6). */

export const notificationSchema = z
  .object({
    id,
    type: z.enum(notificationTypes),
    /**
     * The thread, the mission, or a subject of the account: exactly one of the three is set, except for a
     * report.
     */
    postulationID: id.nullable(),
    missionID: id.nullable(),
    /** True if that mission is the one of a hearing. */
    isHearing: z.boolean(),
    about: z
      .enum(['VERIFICATION', 'MISSIONS', 'OFFERS', 'TEAM', 'DEPOSITS', 'HEARINGS', 'VIGILANCE', 'CANDIDATES'])
      .nullable(),
    /** The report, for a decision about one; then none of the three is set. */
    reportID: id.nullable(),
    /** Firm that the notification is about; null for the reader's own account. */
    firm: z.object({ id, name: z.string() }).nullable(),
    title: z.string(),
    /** Name and amount, for a thread; null without them. */
    detail: z.string().nullable(),
    /** The subject: the title of the mission or the offer, or the name of another thing. */
    subject: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;

/**
 * Channels of each kind of notification for a member; `fixed` is the reason why a channel cannot be chosen.
 */
const wishTable = z
  .array(
    z.object({
      topic: z.enum(valuesOf(notificationTopics)),
      cells: z.array(
        z.object({
          channel: z.enum(valuesOf(notificationChannels)),
          wanted: z.boolean(),
          fixed: z.enum(Object.keys(fixedReasons) as [FixedReason, ...FixedReason[]]).nullable(),
        }),
      ),
    }),
  )
  .meta({ id: 'NotificationWishes' });
export type WishTable = z.infer<typeof wishTable>;

const wishBody = z.object({
  topic: code(notificationTopics, 'une ligne de vos préférences'),
  channel: code(notificationChannels, 'un moyen de vous prévenir'),
  wanted: z.boolean({ error: 'Dites si vous le souhaitez ou non.' }),
});
export type Wish = z.output<typeof wishBody>;

export const readWishes = defineRoute({
  name: 'notifications.wishes',
  summary: 'Ways of delivery of each topic of notifications',
  method: 'GET',
  path: '/notifications/wishes',
  access: members,
  answer: wishTable,
});

export const changeWish = defineRoute({
  name: 'notifications.changeWish',
  summary: 'Turn a way of delivery on or off for a topic of notifications; answers all settings',
  method: 'PUT',
  path: '/notifications/wishes',
  access: members,
  body: wishBody,
  answer: wishTable,
});

/** Open to anybody with the link of the mail, without a login. Mail programs post a form to it (RFC 8058). */
export const stopMails = defineRoute({
  name: 'notifications.stopMails',
  summary: 'Turn off the kind of mail that the link came with; a repeat changes nothing',
  method: 'POST',
  path: '/notifications/stop/:token',
  access: anyone,
  params: z.object({ token: z.string().max(250) }),
  /** The topic that was turned off; null for the daily summary. */
  answer: z.object({ topic: z.enum(valuesOf(notificationTopics)).nullable() }),
  problems: ['NOT_FOUND'],
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
  problems: ['NOT_FOUND'],
});

export const markAllNotifications = defineRoute({
  name: 'notifications.markAll',
  summary: 'Mark every notification as read',
  method: 'POST',
  path: '/notifications/all',
  access: members,
});
