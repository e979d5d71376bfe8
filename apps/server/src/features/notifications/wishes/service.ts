import type { stopMails, Wish, WishTable } from '@basoche/contract/notifications/notifications';
import type { AnswerOf } from '@basoche/contract/route';
import { isAvocat } from '@basoche/domain/hearings/bars';
import { mailStopAddress, notificationSettings } from '@basoche/domain/notifications/addresses';
import { type NotificationTopic, notificationTopics } from '@basoche/domain/notifications/topics';
import {
  channelsOf,
  fixedReason,
  fixedReasons,
  type Wishes,
  wishTable,
} from '@basoche/domain/notifications/wishes';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { MailFooter, MailLink } from '../../../platform/mail/mail-content.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as store from './store.ts';

/**
 * Notification settings: channels that a member chose for each topic, in the settings or by a mail's link.
 * Every mail with news checks them first.
 */

export const wishesOf = async (db: Db, memberId: string): Promise<Wishes> => {
  const wishes: { [Topic in NotificationTopic]?: Wishes[Topic] } = {};
  for (const { topic, channel, wanted } of await store.listOf(db, memberId)) {
    wishes[topic] = { ...wishes[topic], [channel]: wanted };
  }
  return wishes;
};

/** Settings of a viewer, without topics that do not concern them: only avocats take hearings. */
export const tableOf = async ({ config, database }: Platform, viewer: PersonViewer): Promise<WishTable> => {
  const takesHearings = config.hearings && isAvocat(viewer);
  return wishTable(await wishesOf(database.db, viewer.memberId))
    .filter(({ topic }) => topic !== 'hearings' || takesHearings)
    .map(({ topic, cells }) => ({ topic, cells: [...cells] }));
};

export const change = async (platform: Platform, viewer: PersonViewer, wish: Wish): Promise<WishTable> => {
  const reason = fixedReason(wish.topic, wish.channel);
  if (reason !== null && !wish.wanted) {
    throw new Refusal('INVALID_INPUT', { errors: [{ path: 'wanted', message: fixedReasons[reason] }] });
  }
  await platform.database.transaction(async (trx) => {
    await lockMember(trx, viewer.memberId);
    await store.saveWish(trx, viewer.memberId, wish);
  });
  return tableOf(platform, viewer);
};

/** True if a member wants mails about a topic. */
export const wantsMail = async (db: Db, memberId: string, topic: NotificationTopic): Promise<boolean> =>
  channelsOf(topic, await wishesOf(db, memberId)).mail;

/** Mails that a link stops: those about a topic, or the daily summary. */
type StoppedMails = NotificationTopic | 'digest';

const sealedFor = 'mails to stop';
const separator = ' ';

/** Sealed, so that a link names nobody and cannot be forged. */
const stopToken = async ({ sealing }: Platform, memberId: string, what: StoppedMails): Promise<string> =>
  (await sealing.seal([memberId, what].join(separator), sealedFor)).toString('base64url');

const settingsLink = ({ config }: Platform): MailLink => ({
  label: 'Choisir mes notifications',
  url: `${config.publicUrl}${notificationSettings}`,
});

/** Footer of mails to an office, which has no such settings. */
export const noFooter: MailFooter = { headers: {}, links: [] };

/** Footer of a mail that is always sent. */
export const fixedFooter = (platform: Platform): MailFooter => ({
  headers: {},
  links: [settingsLink(platform)],
});

/** Footer with a link to stop such mails, by the reader or by one click in their mail program (RFC 8058). */
export const stoppableFooter = async (
  platform: Platform,
  memberId: string,
  what: StoppedMails,
): Promise<MailFooter> => {
  const { publicUrl } = platform.config;
  const token = await stopToken(platform, memberId, what);
  return {
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/notifications/stop/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    links: [
      { label: 'Ne plus recevoir ces mails', url: `${publicUrl}${mailStopAddress(token)}` },
      settingsLink(platform),
    ],
  };
};

/** Footer of a mail about a topic; null if its recipient wants no such mails, and it must not be sent. */
export const footerOf = async (
  platform: Platform,
  memberId: string,
  topic: NotificationTopic,
): Promise<MailFooter | null> => {
  if (fixedReason(topic, 'mail') !== null) return fixedFooter(platform);
  if (!(await wantsMail(platform.database.db, memberId, topic))) return null;
  return stoppableFooter(platform, memberId, topic);
};

const readToken = async ({ sealing }: Platform, token: string): Promise<string[]> => {
  try {
    return (await sealing.unseal(Buffer.from(token, 'base64url'), sealedFor)).split(separator);
  } catch {
    return refuse('NOT_FOUND');
  }
};

const isTopic = (what: string | undefined): what is NotificationTopic =>
  notificationTopics.some(({ value }) => value === what);

/** Stops the mails of a link. */
export const stop = async (platform: Platform, token: string): Promise<AnswerOf<typeof stopMails>> => {
  const [memberId = '', what] = await readToken(platform, token);
  const topic = isTopic(what) ? what : null;
  await platform.database.transaction(async (trx) => {
    const mailedId = (await store.lockMailed(trx, memberId)) ?? refuse('NOT_FOUND');
    if (topic === null) await store.deleteChannel(trx, mailedId, 'digest');
    else await store.saveWish(trx, mailedId, { topic, channel: 'mail', wanted: false });
  });
  return { topic };
};

/** Moves a member's settings to the person who is notified in their place from now on. */
export const passWishes = (trx: Trx, from: string, to: string): Promise<void> => store.pass(trx, from, to);
