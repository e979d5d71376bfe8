import { offerCents } from '@basoche/domain/limits';
import { formatCents } from '@basoche/domain/payments/amounts';

/**
 * Result of reading a typed price: the amount in integer cents, or a French sentence that says how to correct
 * it.
 */
export type TypedPrice =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly message: string };

const refuse = (message: string): TypedPrice => ({ ok: false, message });

/**
 * Reads « 1 250,50 », « 1250.5 », « 300 € ». A point followed by three digits is ambiguous (1.250), so it is
 * refused.
 */
export const parsePrice = (typed: string): TypedPrice => {
  const text = typed.replace(/[\s\u00a0\u202f']/g, '').replace(/(€|eur|euros?)$/i, '');
  if (text === '') return refuse('Indiquez un prix en euros.');
  if (text.startsWith('-')) return refuse('Un prix ne peut pas être négatif.');
  const parts = /^(\d+)(?:[.,](\d*))?$/.exec(text);
  if (!parts) return refuse('Écrivez le prix en chiffres, par exemple 1\u202f250,50.');
  const [, whole = '', decimals = ''] = parts;
  if (decimals.length > 2) return refuse('Deux décimales au plus, par exemple 1\u202f250,50.');
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  if (cents < offerCents.min) return refuse('Proposez un prix supérieur à zéro.');
  if (!(cents <= offerCents.max))
    return refuse(`Le prix ne peut pas dépasser ${formatCents(offerCents.max)}.`);
  return { ok: true, cents };
};
