/** Rate of the VAT on services, in percent (rules §2). */
export const vatPercent = 20;

/** VAT on an amount excluding tax, in cents, rounded to the nearest cent (halves away from zero). */
export const vatCents = (amountCents: number): number =>
  Math.sign(amountCents) * Math.round((Math.abs(amountCents) * vatPercent) / 100);

/** The VAT contained in an amount with all taxes, in cents: the inverse of `vatCents`. */
export const vatIncludedCents = (withTax: number): number =>
  Math.sign(withTax) * Math.round((Math.abs(withTax) * vatPercent) / (100 + vatPercent));

/** The amount with all taxes (TTC), in cents: 20 % more where VAT applies (rules §2). */
export const withTaxCents = (amountCents: number, tvaApplicable: boolean): number =>
  tvaApplicable ? amountCents + vatCents(amountCents) : amountCents;

/**
 * The amount excluding tax of a total with all taxes, in cents. Whole euros come back exactly. One in six of
 * the other totals comes back one cent less, because no amount in whole cents gives that total.
 */
export const withoutTaxCents = (withTax: number): number => withTax - vatIncludedCents(withTax);
