import { withTaxCents } from '../payments/vat.ts';
import { unitsIn } from './limits.ts';

/** Sums of prices that are not flat, in integer cents. Time is exact; a price that is split is rounded as a whole, and its parts are differences. */

interface Rate {
  readonly kind: keyof typeof unitsIn;
  /** Price of one day or of one hour, without tax: a unit of it is a whole number of cents. */
  readonly rateCents: number;
}

/** Cents of this many units. */
export const timeCents = ({ kind, rateCents }: Rate, units: number): number =>
  (rateCents / unitsIn[kind]) * units;

/** Splits a price by shares, such as [30, 40, 30]. Each part is less than one cent from its exact value, and all add up to the price. */
export const partsByShares = (cents: number, shares: readonly number[]): number[] => {
  const all = shares.reduce((sum, share) => sum + share, 0);
  let given = 0;
  let until = 0;
  return shares.map((share) => {
    until += share;
    const before = given;
    given = Math.round((cents * until) / all);
    return given - before;
  });
};

/** Splits a price into equal parts, which differ by one cent at most. */
export const equalParts = (cents: number, count: number): number[] =>
  partsByShares(
    cents,
    Array.from({ length: count }, () => 1),
  );

/** Part of a deposit for the payee and part that goes back, in cents with all taxes, without the platform's fee. */
export interface DepositShares {
  readonly candidateCents: number;
  readonly creatorCents: number;
}

/** Shares out the deposit of a month whose accepted time may come to less. Both sums are without tax. */
export const depositShares = (
  { depositedCents, dueCents }: { readonly depositedCents: number; readonly dueCents: number },
  tvaApplicable: boolean,
): DepositShares => {
  const candidateCents = withTaxCents(dueCents, tvaApplicable);
  return { candidateCents, creatorCents: withTaxCents(depositedCents, tvaApplicable) - candidateCents };
};
