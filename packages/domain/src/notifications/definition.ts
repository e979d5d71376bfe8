import type { NotificationTopic } from './topics.ts';
import type { NotificationType } from './types.ts';

/** Definition of a notification, found by its stored key; title, topic and mail are not stored. */
export interface Definition {
  /** Code of the specification; without one it is sent as NEW_MESSAGE (rules §6). */
  readonly type?: NotificationType;
  readonly topic: NotificationTopic;
  /** A French sentence without names, because a mission may be anonymous. */
  readonly title: string;
  /** The mail of the thread with the same news. */
  readonly mail?: string;
  /** True if the mail is sent regardless of the reader's choices, because only the reader can do the task. */
  readonly isAlwaysMailed?: true;
  readonly detail?: DetailForm;
}

/** The sum beside the title (« Thomas Kervella propose 1 300 € HT »). */
export interface DetailForm {
  /** The price excluding tax, or an amount with all taxes. */
  readonly sum: 'price' | 'money';
  /** The other party's action on the price, as a French verb. */
  readonly verb?: string;
  /** The movement of the money, in French words. */
  readonly became?: string;
}

type TopicDefinitions = Readonly<Record<string, Omit<Definition, 'topic'>>>;

/** Notifications of one topic; their keys and mails keep their literal types. */
export const ofTopic = <const Group extends TopicDefinitions>(
  topic: NotificationTopic,
  group: Group,
): { readonly [Key in keyof Group]: Group[Key] & { readonly topic: NotificationTopic } } =>
  Object.fromEntries(Object.entries(group).map(([key, one]) => [key, { ...one, topic }])) as {
    readonly [Key in keyof Group]: Group[Key] & { readonly topic: NotificationTopic };
  };
