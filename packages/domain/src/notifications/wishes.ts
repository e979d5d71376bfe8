import { type OptionValue, optionList, valuesOf } from '../options/option.ts';
import { type NotificationTopic, notificationTopics } from './topics.ts';

/** Channels of each kind of notification: chosen by the member, except for mandatory ones. */

export const notificationChannels = optionList([
  { value: 'screen', label: 'À l’écran' },
  { value: 'mail', label: 'Mail aussitôt' },
  { value: 'digest', label: 'Résumé du jour' },
  { value: 'push', label: 'Mes appareils' },
]);
export type NotificationChannel = OptionValue<typeof notificationChannels>;

/** French reasons why a channel cannot be turned off. */
export const fixedReasons = {
  legal: 'Toujours annoncé\u202f: un engagement vous est demandé ou vous lie.',
  deadline: 'Toujours annoncé\u202f: sans réponse de votre part, la mission suit son cours.',
  money: 'Toujours annoncé\u202f: il s’agit de votre argent et de vos factures.',
  account: 'Toujours annoncé\u202f: une décision vous concerne.',
} as const;
export type FixedReason = keyof typeof fixedReasons;

const fixedTopics: Readonly<Partial<Record<NotificationTopic, FixedReason>>> = {
  confidentiality: 'legal',
  modes: 'legal',
  portage: 'legal',
  progress: 'deadline',
  money: 'money',
  account: 'account',
};

/** Reason why a channel is always used for this topic; null if the reader may choose. */
export const fixedReason = (topic: NotificationTopic, channel: NotificationChannel): FixedReason | null =>
  channel === 'screen' || channel === 'mail' ? (fixedTopics[topic] ?? null) : null;

/**
 * Defaults. A push reaches only devices that were turned on separately, and the daily summary would repeat
 * all notifications.
 */
const byDefault: Readonly<Record<NotificationChannel, boolean>> = {
  screen: true,
  mail: true,
  digest: false,
  push: true,
};

/** The member's explicit choices; defaults are not stored. */
export type Wishes = {
  readonly [Topic in NotificationTopic]?: { readonly [Channel in NotificationChannel]?: boolean };
};

export type Channels = Readonly<Record<NotificationChannel, boolean>>;

/** Channels of a topic for a member. */
export const channelsOf = (topic: NotificationTopic, wishes: Wishes): Channels => {
  const isOn = (channel: NotificationChannel): boolean =>
    fixedReason(topic, channel) !== null || (wishes[topic]?.[channel] ?? byDefault[channel]);
  return { screen: isOn('screen'), mail: isOn('mail'), digest: isOn('digest'), push: isOn('push') };
};

/** A cell of the table shown to members. */
interface WishCell {
  readonly channel: NotificationChannel;
  readonly wanted: boolean;
  readonly fixed: FixedReason | null;
}

/** The whole table, in the order of its rows and columns. */
export const wishTable = (
  wishes: Wishes,
): { readonly topic: NotificationTopic; readonly cells: readonly WishCell[] }[] =>
  valuesOf(notificationTopics).map((topic) => {
    const channels = channelsOf(topic, wishes);
    const cells = valuesOf(notificationChannels).map((channel) => ({
      channel,
      wanted: channels[channel],
      fixed: fixedReason(topic, channel),
    }));
    return { topic, cells };
  });
