import { priceRange } from '../limits.ts';

/**
 * The prices between which a list can be narrowed, in euros excluding tax: fine where missions are many, coarse where they
 * are few. Every one is a step of the price that a creator sets (second document, §5).
 */
export const priceScale = [
  priceRange.low,
  250,
  500,
  750,
  1_000,
  1_500,
  2_000,
  3_000,
  4_000,
  5_000,
  7_500,
  priceRange.high,
] as const;

/**
 * Where a price stands on the scale: 2k on its k-th point, 2k + 1 between that point and the next. Two prices of one class
 * are alike to every filter, so that an index holds classes. In cents, excluding tax; below the first point it is -1.
 */
export const priceClass = (cents: number): number => {
  const above = priceScale.findIndex((point) => point * 100 > cents);
  const place = above === -1 ? priceScale.length - 1 : above - 1;
  return place >= 0 && (priceScale[place] ?? 0) * 100 === cents ? 2 * place : 2 * place + 1;
};

/**
 * The classes that a wanted range keeps: a mission is kept when its own range has a price in common with it, that is when
 * its low price is at most of class `lowAtMost` and its high one at least of class `highAtLeast`. Null means no bound.
 */
export const wantedClasses = (wanted: {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}) => ({
  lowAtMost: wanted.high === undefined ? null : priceClass(wanted.high * 100),
  highAtLeast: wanted.low === undefined ? null : priceClass(wanted.low * 100),
});
