import { withTaxCents } from '../payments/vat.ts';
import { unitsIn } from './limits.ts';

/**
 * Amounts of prices that are not flat, in integer cents. Time gives exact cents. A split price is rounded on
 * its running total, so that its parts always add up to it.
 */

interface Rate {
  readonly kind: keyof typeof unitsIn;
  /** Price of one day or one hour, in cents, excluding tax; each unit of it is a whole number of cents. */
  readonly rateCents: number;
}

/** Price of this many units, in cents. */
export const timeCents = ({ kind, rateCents }: Rate, units: number): number =>
  (rateCents / unitsIn[kind]) * units;

/**
 * Splits a price by shares, such as [30, 40, 30]. Each part differs from its exact value by less than one
 * cent, and the parts add up to the price.
 */
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

/**
 * The payee's part of a deposit and the part that goes back to the creator, in cents with all taxes, without
 * the platform's fee.
 */
export interface DepositShares {
  readonly candidateCents: number;
  readonly creatorCents: number;
}

/** Splits the deposit of a month whose accepted amount may be lower. The amounts passed in exclude tax. */
export const depositShares = (
  { depositedCents, dueCents }: { readonly depositedCents: number; readonly dueCents: number },
  tvaApplicable: boolean,
): DepositShares => {
  const candidateCents = withTaxCents(dueCents, tvaApplicable);
  return { candidateCents, creatorCents: withTaxCents(depositedCents, tvaApplicable) - candidateCents };
};
