import { formatCents } from '../payments/amounts.ts';
import type { Application } from '../threads/application.ts';
import { depositDueCents } from '../threads/facts.ts';
import { definitionOf } from './keys.ts';

/** Who and how much a notification of a thread is about: what stands beside its title, which names nobody. */

/** The sum that a notification of a thread is about, in cents; null where it is about none. */
export const newsCents = (
  key: string,
  application: Pick<Application, 'offerCents' | 'tvaApplicable' | 'feeCents' | 'deposit'>,
): number | null => {
  const { sum } = definitionOf(key)?.tells ?? {};
  if (sum === undefined) return null;
  if (sum === 'price') return application.offerCents;
  return application.deposit?.amountCents ?? depositDueCents(application);
};

/**
 * « Thomas Kervella propose 1 300 € HT », « Verdelune Industries · 1 318 € déposés », in French; null where there is neither a name
 * nor a sum to tell. `other` is null for an anonymous creator.
 */
export const newsDetail = (
  key: string,
  { other, amountCents }: { readonly other: string | null; readonly amountCents: number | null },
): string | null => {
  const { sum, verb, became } = definitionOf(key)?.tells ?? {};
  if (amountCents === null) return other;
  const amount = `${formatCents(amountCents)}${sum === 'price' ? '\u00a0HT' : ''}`;
  if (verb !== undefined && other !== null) return `${other} ${verb} ${amount}`;
  const said = became === undefined ? amount : `${amount} ${became}`;
  return other === null ? said : `${other} · ${said}`;
};
