import type { Definition } from './definition.ts';
import { notifications } from './keys.ts';
import type { NotificationTopic } from './topics.ts';

/**
 * Mails without a notification, always sent: they ask for a task that only the reader can do, or go to staff
 * or the partner.
 */
const alone = [
  'payment-account-reminder',
  'portage-to-review',
  'portage-overdue',
  'portage-sheet',
  'hold-warning',
] as const;

type MailedNotification = Extract<
  (typeof notifications)[keyof typeof notifications],
  { readonly mail: string }
>;

/** Mails about a thread, by template. */
export type ThreadMail = MailedNotification['mail'] | (typeof alone)[number];

const mailedNotifications = Object.values(notifications).filter(
  (one: Definition): one is MailedNotification => one.mail !== undefined,
);

export const threadMails: readonly ThreadMail[] = [
  ...new Set(mailedNotifications.map(({ mail }) => mail)),
  ...alone,
];

const topics: ReadonlyMap<ThreadMail, NotificationTopic> = new Map(
  mailedNotifications.flatMap((one: MailedNotification & Definition) =>
    one.isAlwaysMailed ? [] : [[one.mail, one.topic] as const],
  ),
);

/** The topic of a mail about a thread. Null: it is sent regardless of the reader's choices. */
export const topicOfThreadMail = (mail: ThreadMail): NotificationTopic | null => topics.get(mail) ?? null;
