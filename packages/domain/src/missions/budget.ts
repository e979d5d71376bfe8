import { priceRange } from '../limits.ts';
import { formatCents } from '../payments/amounts.ts';
import { withoutTaxCents, withTaxCents } from '../payments/vat.ts';

/**
 * Basis on which a creator enters the price of a mission: `TTC` (all taxes included) for a consumer (rules §2), `HT`
 * (excluding tax) for all others. The API and the database always hold it without tax.
 */
export const priceBases = ['HT', 'TTC'] as const;
export type PriceBasis = (typeof priceBases)[number];

/** Converts an amount that the creator entered to the one that is stored, excluding tax. */
export const storedCents = (cents: number, basis: PriceBasis): number =>
  basis === 'TTC' ? withoutTaxCents(cents) : cents;

/** Converts a stored amount back to the creator's basis. Stored amounts are stable: `storedCents(enteredCents(x)) === x`. */
export const enteredCents = (cents: number, basis: PriceBasis): number =>
  withTaxCents(cents, basis === 'TTC');

/** Bounds of a mission's price, in cents on the creator's basis. */
export const budgetBounds = (basis: PriceBasis) => ({
  low: enteredCents(priceRange.low * 100, basis),
  high: enteredCents(priceRange.high * 100, basis),
});

const words = {
  HT: { subject: 'Le prix', tax: '' },
  TTC: { subject: 'Votre budget', tax: '\u00a0TTC' },
} as const;

/** Error of one bound of a price, in cents on the creator's basis; any amount within the range is valid. */
export const budgetError = (cents: number, basis: PriceBasis): string | null => {
  const { low, high } = budgetBounds(basis);
  if (cents >= low && cents <= high) return null;
  const { subject, tax } = words[basis];
  return `${subject} se choisit entre ${formatCents(low)} et ${formatCents(high)}${tax}.`;
};

/** Errors of the two amounts of a price range together. */
export const wrongBudgets = {
  order: 'Le montant le plus bas dépasse le plus haut.',
  both: 'Indiquez les deux montants, ou aucun.',
} as const;
