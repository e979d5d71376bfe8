import type { Base, Rate } from './simulator-rates.ts';

/** Rates as whole numbers of a ten-millionth, so that a product of a price and a rate is exact. */
export const allParts = 10_000_000;

/** Of a percentage with at most four decimals. */
export const partsOf = (percent: number): number => Math.round(percent * 100_000);

/** All rates that bear on the part of a pay below its ceiling, or above. */
export const parts = (rates: readonly Rate[], where: Base): number =>
  rates
    .filter(({ base }) => base === 'all' || base === where)
    .reduce((sum, { percent }) => sum + partsOf(percent), 0);

export const partsOfSome = (cents: number, share: number): number => Math.floor((cents * share) / allParts);

/** What a percentage leaves of an amount, rounded down to the cent. */
export const rest = (cents: number, percent: number): number =>
  partsOfSome(cents, allParts - partsOf(percent));
