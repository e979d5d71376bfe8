import { type OptionValue, optionList } from '../options/option.ts';
import { invoiceTitles } from '../payments/invoices/titles.ts';
import { missionTitles, notificationTitles, threadTitles, titleWithoutWords } from './titles.ts';
import type { NotificationType } from './types.ts';

/** What people choose about: the fifteen types, and the titles that travel as NEW_MESSAGE, in rows that say something to them. */
export const notificationTopics = optionList([
  { value: 'messages', label: 'Messages' },
  { value: 'applications', label: 'Candidatures' },
  { value: 'prices', label: 'Prix' },
  { value: 'invitations', label: 'Invitations à postuler' },
  { value: 'reviews', label: 'Recommandations' },
  { value: 'confidentiality', label: 'Accord de confidentialité' },
  { value: 'modes', label: 'Mode de collaboration' },
  { value: 'portage', label: 'Portage salarial' },
  { value: 'progress', label: 'Livraison et fin de mission' },
  { value: 'money', label: 'Fonds et factures' },
  { value: 'account', label: 'Compte et signalements' },
]);
export type NotificationTopic = OptionValue<typeof notificationTopics>;

const topicOfType: Readonly<Record<Exclude<NotificationType, 'NEW_MESSAGE'>, NotificationTopic>> = {
  NEW_JOB_CANDIDATE: 'applications',
  NEW_MISSION_CANDIDATE: 'applications',
  PRICE_ACCEPTED: 'prices',
  PRICE_REFUSED: 'prices',
  NDA_ASKED: 'confidentiality',
  NDA_ACCEPTED: 'confidentiality',
  MISSION_ENDED: 'progress',
  CONTRACT_OFFER: 'modes',
  CONTRACT_ACCEPTED: 'modes',
  CONTRACT_REFUSED: 'modes',
  PORTAGE_ACCEPTED: 'portage',
  PORTAGE_REFUSED: 'portage',
  PORTAGE_ACCEPTED_BY_ITG: 'portage',
  PORTAGE_REFUSED_BY_ITG: 'portage',
};

const topicOfThreadTitle: Readonly<Record<keyof typeof threadTitles, NotificationTopic>> = {
  priceNew: 'prices',
  priceToConfirm: 'prices',
  priceConfirmed: 'prices',
  candidateRefused: 'applications',
  candidateWithdrew: 'applications',
  missionEdited: 'applications',
  jobFilled: 'applications',
  missionFilled: 'applications',
  fundsDeposited: 'money',
  missionDelivered: 'progress',
  endReminder: 'progress',
  endedByItself: 'progress',
  missionContested: 'progress',
  contestWithdrawn: 'progress',
  settledContinue: 'progress',
  restSettled: 'money',
  settledRelease: 'progress',
  settledRefund: 'progress',
  settledSplit: 'progress',
  settledDone: 'progress',
  settledClosed: 'progress',
  fundsReleased: 'money',
  fundsLeft: 'money',
  payeeReady: 'money',
  depositReturned: 'money',
  chargebackOpened: 'money',
  chargebackWon: 'money',
  chargebackLost: 'money',
  chargebackPartlyLost: 'money',
  chargebackReversed: 'money',
  payoutExpired: 'money',
  cancelAsked: 'money',
  depositCancelled: 'money',
  reviewAwaits: 'reviews',
  reviewsOpen: 'reviews',
  reviewReceived: 'reviews',
  reviewReplied: 'reviews',
  holdExpired: 'money',
};

const threadTitleKeys = Object.keys(threadTitles) as (keyof typeof threadTitles)[];

const topicOfTitle: ReadonlyMap<string, NotificationTopic> = new Map<string, NotificationTopic>([
  [notificationTitles.NEW_MESSAGE, 'messages'],
  ...threadTitleKeys.map((key) => [threadTitles[key], topicOfThreadTitle[key]] as const),
  ...Object.values(invoiceTitles).map((title) => [title, 'money'] as const),
  ...Object.values(missionTitles).map((title) => [title, 'invitations'] as const),
]);

/** What staff decided of an account or of a report, and whatever has no row of its own, is of the account: nobody misses it. */
export const topicOf = ({
  type,
  title,
}: {
  readonly type: NotificationType;
  readonly title: string;
}): NotificationTopic =>
  type === 'NEW_MESSAGE' ? (topicOfTitle.get(titleWithoutWords(title)) ?? 'account') : topicOfType[type];
