import { priceRange } from '../limits.ts';
import { formatCents, withoutTaxCents, withTaxCents } from '../payments/amounts.ts';

/**
 * How a creator counts the price of a mission: a consumer with all taxes (rules §2), all others without. It always travels and
 * is stored without tax.
 */
export const priceBases = ['HT', 'TTC'] as const;
export type PriceBasis = (typeof priceBases)[number];

/** From an amount as its creator counts it to the amount excluding tax, in cents. */
export const travellingCents = (cents: number, basis: PriceBasis): number =>
  basis === 'TTC' ? withoutTaxCents(cents) : cents;

/** And back. What was stored comes back to itself: `travellingCents(countedCents(x)) === x`. */
export const countedCents = (cents: number, basis: PriceBasis): number =>
  withTaxCents(cents, basis === 'TTC');

/** The range of a mission's price (second document, §5), in cents, as its creator counts it. */
export const budgetBounds = (basis: PriceBasis) => ({
  low: countedCents(priceRange.low * 100, basis),
  high: countedCents(priceRange.high * 100, basis),
});

const words = {
  HT: { subject: 'Le tarif', tax: '' },
  TTC: { subject: 'Votre budget', tax: ' TTC' },
} as const;

/** What is wrong with one bound of a price, in cents as its creator counts it: any amount within the range will do. */
export const budgetError = (cents: number, basis: PriceBasis): string | null => {
  const { low, high } = budgetBounds(basis);
  if (cents >= low && cents <= high) return null;
  const { subject, tax } = words[basis];
  return `${subject} se choisit entre ${formatCents(low)} et ${formatCents(high)}${tax}.`;
};

/** What is wrong with both bounds together. */
export const wrongBudgets = {
  order: 'Le montant le plus bas dépasse le plus haut.',
  both: 'Indiquez les deux montants, ou aucun.',
} as const;
