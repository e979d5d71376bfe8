import { formatCents } from '../payments/amounts.ts';
import type { Application } from '../threads/application.ts';
import { depositDueCents } from '../threads/facts.ts';
import { threadTitles } from './titles.ts';
import type { NotificationType } from './types.ts';

/** Who and how much a notification of a thread is about: what stands beside its title, which names nobody. */

interface News {
  readonly type: NotificationType;
  readonly title: string;
}

interface Told {
  /** The price excluding tax, or money with all taxes. */
  readonly sum: 'price' | 'money';
  /** What the other party does with the price. */
  readonly verb?: string;
  /** What became of the money. */
  readonly became?: string;
}

const price: Told = { sum: 'price' };
const proposed: Told = { sum: 'price', verb: 'propose' };

/** By type, or by title where the type says nothing (rules §6). */
const told: Partial<Readonly<Record<string, Told>>> = {
  NEW_MISSION_CANDIDATE: proposed,
  [threadTitles.priceNew]: proposed,
  PRICE_ACCEPTED: { sum: 'price', verb: 'accepte' },
  PRICE_REFUSED: { sum: 'price', verb: 'refuse' },
  [threadTitles.priceConfirmed]: { sum: 'price', verb: 'confirme' },
  [threadTitles.priceToConfirm]: price,
  CONTRACT_OFFER: price,
  CONTRACT_ACCEPTED: price,
  CONTRACT_REFUSED: price,
  MISSION_ENDED: price,
  [threadTitles.missionDelivered]: price,
  [threadTitles.endReminder]: price,
  [threadTitles.fundsDeposited]: { sum: 'money', became: 'déposés' },
  [threadTitles.cancelAsked]: { sum: 'money', became: 'déposés' },
  [threadTitles.fundsReleased]: { sum: 'money', became: 'versés' },
  [threadTitles.fundsLeft]: { sum: 'money', became: 'versés' },
};

const toldOf = ({ type, title }: News): Told | undefined => told[type === 'NEW_MESSAGE' ? title : type];

/** The sum that news of a thread are about, in cents; null where they are about none. */
export const newsCents = (
  news: News,
  application: Pick<Application, 'offerCents' | 'tvaApplicable' | 'feeCents' | 'deposit'>,
): number | null => {
  const { sum } = toldOf(news) ?? {};
  if (sum === undefined) return null;
  if (sum === 'price') return application.offerCents;
  return application.deposit?.amountCents ?? depositDueCents(application);
};

/**
 * « Thomas Kervella propose 1 300 € HT », « Verdelune Industries · 1 318 € déposés », in French; null where there is neither a name
 * nor a sum to tell. `other` is null for an anonymous creator.
 */
export const newsDetail = (
  news: News,
  { other, amountCents }: { readonly other: string | null; readonly amountCents: number | null },
): string | null => {
  const { sum, verb, became } = toldOf(news) ?? {};
  if (amountCents === null) return other;
  const amount = `${formatCents(amountCents)}${sum === 'price' ? '\u00a0HT' : ''}`;
  if (verb !== undefined && other !== null) return `${other} ${verb} ${amount}`;
  const said = became === undefined ? amount : `${amount} ${became}`;
  return other === null ? said : `${other} · ${said}`;
};
