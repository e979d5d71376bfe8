import type { NotificationTopic } from './topics.ts';
import type { NotificationType } from './types.ts';

/** A notification, by its key. What it is called, sorted under and mailed with hangs on the key, which is stored with it. */
export interface Definition {
  /** Its code of the specification; without one it travels as NEW_MESSAGE (rules §6). */
  readonly type?: NotificationType;
  readonly topic: NotificationTopic;
  /** A sentence in French that names nobody: a mission may be anonymous. */
  readonly title: string;
  /** The mail of its thread that tells the same. */
  readonly mail?: string;
  /** The mail is sent whatever its reader chose: nobody else does what it asks for. */
  readonly isAlwaysMailed?: true;
  readonly tells?: Told;
}

/** The sum that stands beside the title (« Thomas Kervella propose 1 300 € HT »). */
export interface Told {
  /** The price excluding tax, or money with all taxes. */
  readonly sum: 'price' | 'money';
  /** What the other party does with the price. */
  readonly verb?: string;
  /** What became of the money. */
  readonly became?: string;
}

type Grouped = Readonly<Record<string, Omit<Definition, 'topic'>>>;

/** Notifications of one topic; their keys and mails keep their literal types. */
export const ofTopic = <const Group extends Grouped>(
  topic: NotificationTopic,
  group: Group,
): { readonly [Key in keyof Group]: Group[Key] & { readonly topic: NotificationTopic } } =>
  Object.fromEntries(Object.entries(group).map(([key, one]) => [key, { ...one, topic }])) as {
    readonly [Key in keyof Group]: Group[Key] & { readonly topic: NotificationTopic };
  };
