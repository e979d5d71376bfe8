import type { Definition } from './definition.ts';
import { accountNotifications } from './definitions/account.ts';
import { executionNotifications } from './definitions/execution.ts';
import { modeNotifications } from './definitions/modes.ts';
import { moneyNotifications } from './definitions/money.ts';
import { negotiationNotifications } from './definitions/negotiation.ts';
import type { NotificationTopic } from './topics.ts';
import type { NotificationType } from './types.ts';

/** Every notification that the program sends, by the key under which it is stored. */
export const notifications = {
  ...negotiationNotifications,
  ...modeNotifications,
  ...executionNotifications,
  ...moneyNotifications,
  ...accountNotifications,
};
export type NotificationKey = keyof typeof notifications;

/** Of a chat message: told once until it is read; everything else is told each time. */
export const messageKey = 'NEW_MESSAGE' satisfies NotificationKey;

const byKey: ReadonlyMap<string, Definition> = new Map<string, Definition>(Object.entries(notifications));

/** The definition of a stored key; undefined for one that this version of the program does not know. */
export const definitionOf = (key: string): Definition | undefined => byKey.get(key);

export const titleOf = (key: NotificationKey): string => notifications[key].title;

export const typeOf = (key: NotificationKey): NotificationType => definitionOf(key)?.type ?? 'NEW_MESSAGE';

/** The topic of a stored key. An unknown one is of the account, whose notifications nobody turns off. */
export const topicOf = (key: string): NotificationTopic => definitionOf(key)?.topic ?? 'account';
