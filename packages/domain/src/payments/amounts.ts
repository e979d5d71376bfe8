/** VAT on services, in percent (rules §2). */
const vatPercent = 20;

export const currency = 'eur';

/**
 * Euros as they travel (at most two decimals) to integer cents.
 * Throws a RangeError on more decimals, on what is not finite, and beyond what an integer holds exactly.
 */
export const eurosToCents = (euros: number): number => {
  const cents = Math.round(euros * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(euros * 100 - cents) > 1e-6 * Math.max(1, Math.abs(euros))) {
    throw new RangeError(`${euros} is not an amount in euros with at most two decimals.`);
  }
  return cents;
};

/** Integer cents to euros, as they travel. Throws a RangeError on what is not an integer. */
export const centsToEuros = (cents: number): number => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a whole number of cents.`);
  return cents / 100;
};

/** VAT on an amount excluding tax, in cents, rounded to the nearest cent (halves away from zero). */
export const vatCents = (amountCents: number): number =>
  Math.sign(amountCents) * Math.round((Math.abs(amountCents) * vatPercent) / 100);

/** The VAT that an amount with all taxes holds, in cents: what `vatCents` added to it. */
export const vatIncludedCents = (withTax: number): number =>
  Math.sign(withTax) * Math.round((Math.abs(withTax) * vatPercent) / (100 + vatPercent));

/** The amount with all taxes (TTC), in cents: 20 % more where VAT applies (rules §2). */
export const withTaxCents = (amountCents: number, tvaApplicable: boolean): number =>
  tvaApplicable ? amountCents + vatCents(amountCents) : amountCents;

/**
 * The amount excluding tax whose total comes to this one, in cents. Whole euros come back exactly; one total in six that is
 * not, comes back a cent less: no amount in whole cents has it for a total.
 */
export const withoutTaxCents = (withTax: number): number => withTax - vatIncludedCents(withTax);

const euroFormat = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** « 1 250 € », « 99,50 € »: cents as French people read them, with narrow no-break spaces. */
export const formatCents = (cents: number): string => euroFormat.format(cents / 100);

/** « 300 € HT », and with VAT « 300 € HT (360 € TTC) » (rules §2: natural persons are always shown both). */
export const formatPrice = (amountCents: number, tvaApplicable: boolean): string =>
  tvaApplicable
    ? `${formatCents(amountCents)} HT (${formatCents(withTaxCents(amountCents, true))} TTC)`
    : `${formatCents(amountCents)} HT`;
