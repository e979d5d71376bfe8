import type { Definition } from './definition.ts';
import { accountNotifications } from './definitions/account.ts';
import { applicationAndPriceNotifications } from './definitions/application-and-price.ts';
import { executionNotifications } from './definitions/execution.ts';
import { hearingNotifications } from './definitions/hearings.ts';
import { instalmentNotifications } from './definitions/instalments.ts';
import { modeNotifications } from './definitions/mode.ts';
import { moneyNotifications } from './definitions/money.ts';
import { vigilanceNotifications } from './definitions/vigilance.ts';
import type { NotificationTopic } from './topics.ts';
import type { NotificationType } from './types.ts';

/** All notifications of the program, by their stored key. */
export const notifications = {
  ...applicationAndPriceNotifications,
  ...modeNotifications,
  ...executionNotifications,
  ...moneyNotifications,
  ...instalmentNotifications,
  ...accountNotifications,
  ...hearingNotifications,
  ...vigilanceNotifications,
};
export type NotificationKey = keyof typeof notifications;

/** The notification of a chat message: sent once until it is read; all others are sent each time. */
export const messageKey = 'NEW_MESSAGE' satisfies NotificationKey;

const byKey: ReadonlyMap<string, Definition> = new Map<string, Definition>(Object.entries(notifications));

/** The definition of a stored key; undefined for a key unknown to this version of the program. */
export const definitionOf = (key: string): Definition | undefined => byKey.get(key);

export const titleOf = (key: NotificationKey): string => notifications[key].title;

/** Type of a notification as specified; `NEW_MESSAGE` for an unknown key. */
export const typeOf = (key: NotificationKey): NotificationType => definitionOf(key)?.type ?? 'NEW_MESSAGE';

/**
 * The topic of a stored key. Unknown keys belong to the account, whose notifications cannot be turned off.
 */
export const topicOf = (key: string): NotificationTopic => definitionOf(key)?.topic ?? 'account';

/** True for the key of a notification about a hearing between avocats. */
export const isAboutHearing = (key: string): boolean => Object.hasOwn(hearingNotifications, key);
