import { withTaxCents } from './vat.ts';

export const currency = 'eur';

/** Highest amount that anybody may type. */
export const highestAmountCents = 100_000_000;

/**
 * Converts euros with at most two decimals (as on the wire) to integer cents. Throws a RangeError on more
 * decimals, on a number that is not finite, and beyond the safe integers.
 */
export const eurosToCents = (euros: number): number => {
  const cents = Math.round(euros * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(euros * 100 - cents) > 1e-6 * Math.max(1, Math.abs(euros))) {
    throw new RangeError(`${euros} is not an amount in euros with at most two decimals.`);
  }
  return cents;
};

/**
 * Converts integer cents to euros, as on the wire. Throws a RangeError on a number that is not an integer.
 */
export const centsToEuros = (cents: number): number => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a whole number of cents.`);
  return cents / 100;
};

const euroFormat = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats cents for French readers, with narrow no-break spaces: « 1 250 € », « 99,50 € ». */
export const formatCents = (cents: number): string => euroFormat.format(cents / 100);

/** « 300 € HT », and with VAT « 300 € HT (360 € TTC) » (rules §2: natural persons are always shown both). */
export const formatPrice = (amountCents: number, tvaApplicable: boolean): string =>
  tvaApplicable
    ? `${formatCents(amountCents)}\u00a0HT (${formatCents(withTaxCents(amountCents, true))}\u00a0TTC)`
    : `${formatCents(amountCents)}\u00a0HT`;
