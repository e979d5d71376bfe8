import { type OptionValue, optionList, valuesOf } from '../options/option.ts';
import { type NotificationTopic, notificationTopics } from './topics.ts';

/** By which way each kind of news reaches a member: theirs to choose, but for what has to reach them. */

export const notificationChannels = optionList([
  { value: 'screen', label: "À l'écran" },
  { value: 'mail', label: 'Mail aussitôt' },
  { value: 'digest', label: 'Résumé du jour' },
  { value: 'push', label: 'Mes appareils' },
]);
export type NotificationChannel = OptionValue<typeof notificationChannels>;

/** Why a way is not to be turned off, in a sentence that is shown. */
export const fixedReasons = {
  legal: 'Toujours annoncé\u202f: un engagement vous est demandé ou vous lie.',
  deadline: 'Toujours annoncé\u202f: sans réponse de votre part, la mission suit son cours.',
  money: "Toujours annoncé\u202f: il s'agit de votre argent et de vos factures.",
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

/** Why this way is always taken for this topic; null where its reader decides. */
export const fixedReason = (topic: NotificationTopic, channel: NotificationChannel): FixedReason | null =>
  channel === 'screen' || channel === 'mail' ? (fixedTopics[topic] ?? null) : null;

/** Until they say otherwise. Nothing reaches a device that was not turned on by itself, and a summary would say all of it again. */
const byDefault: Readonly<Record<NotificationChannel, boolean>> = {
  screen: true,
  mail: true,
  digest: false,
  push: true,
};

/** What a member said, and nothing of what they left as it was. */
export type Wishes = {
  readonly [Topic in NotificationTopic]?: { readonly [Channel in NotificationChannel]?: boolean };
};

export type Channels = Readonly<Record<NotificationChannel, boolean>>;

/** The ways that news of a topic take to a member. */
export const channelsOf = (topic: NotificationTopic, wishes: Wishes): Channels => {
  const isOn = (channel: NotificationChannel): boolean =>
    fixedReason(topic, channel) !== null || (wishes[topic]?.[channel] ?? byDefault[channel]);
  return { screen: isOn('screen'), mail: isOn('mail'), digest: isOn('digest'), push: isOn('push') };
};

/** A cell of the table that members see. */
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
