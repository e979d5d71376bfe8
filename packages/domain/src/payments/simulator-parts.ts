import type { Base, Rate } from './simulator-rates.ts';

/** Rates are integers in ten-millionths, so that a price times a rate is exact. */
export const allParts = 10_000_000;

/** Converts a percentage with at most four decimals to these parts. */
export const partsOf = (percent: number): number => Math.round(percent * 100_000);

/** Sum of all rates on the part of a salary below its ceiling, or above it. */
export const parts = (rates: readonly Rate[], where: Base): number =>
  rates
    .filter(({ base }) => base === 'all' || base === where)
    .reduce((sum, { percent }) => sum + partsOf(percent), 0);

export const partsOfSome = (cents: number, share: number): number => Math.floor((cents * share) / allParts);

/** The amount left after a percentage is taken off, rounded down to the cent. */
export const rest = (cents: number, percent: number): number =>
  partsOfSome(cents, allParts - partsOf(percent));
