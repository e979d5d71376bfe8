import { formatCents } from '../payments/amounts.ts';
import type { Application } from '../threads/application.ts';
import { depositDueCents, toldCents } from '../threads/deposits-and-refunds.ts';
import { definitionOf } from './keys.ts';

/**
 * The other party's name and the sum of a notification about a thread, shown beside its title, which contains
 * no names.
 */

/**
 * The sum of a notification about a thread, in cents; null without one. For a month whose sheet is sent, the
 * price is the amount of the sheet.
 */
export const newsCents = (
  key: string,
  application: Pick<
    Application,
    'offerCents' | 'tvaApplicable' | 'feeCents' | 'deposit' | 'instalment' | 'sheet' | 'deliveredAt'
  >,
): number | null => {
  const { sum } = definitionOf(key)?.detail ?? {};
  if (sum === undefined) return null;
  if (sum === 'price') return toldCents(application) ?? application.offerCents;
  return application.deposit?.amountCents ?? depositDueCents(application);
};

/**
 * « Thomas Kervella propose 1 300 € HT », « Verdelune Industries · 1 318 € déposés », in French; null without
 * a name and a sum. `other` is null for an anonymous creator.
 */
export const newsDetail = (
  key: string,
  { other, amountCents }: { readonly other: string | null; readonly amountCents: number | null },
): string | null => {
  const { sum, verb, became } = definitionOf(key)?.detail ?? {};
  if (amountCents === null) return other;
  const amount = `${formatCents(amountCents)}${sum === 'price' ? '\u00a0HT' : ''}`;
  if (verb !== undefined && other !== null) return `${other} ${verb} ${amount}`;
  const amountText = became === undefined ? amount : `${amount} ${became}`;
  return other === null ? amountText : `${other} · ${amountText}`;
};
