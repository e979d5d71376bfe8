import { priceRange } from '../limits.ts';

/**
 * Prices offered as bounds of a list's filter, in euros excluding tax: close together where missions are
 * many, far apart where they are few. Each is a step of the price that a creator sets.
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
 * Class of a price in cents, excluding tax: 2k on the k-th point of the scale, 2k + 1 between that point and
 * the next, -1 below the first. All filters treat two prices of a class alike, so indexes hold classes.
 */
export const priceClass = (cents: number): number => {
  const above = priceScale.findIndex((point) => point * 100 > cents);
  const place = above === -1 ? priceScale.length - 1 : above - 1;
  return place >= 0 && (priceScale[place] ?? 0) * 100 === cents ? 2 * place : 2 * place + 1;
};

/**
 * Classes for a wanted range. A mission matches if its range overlaps the wanted one: its low price is at
 * most of class `lowAtMost`, and its high price at least of class `highAtLeast`. Null means no bound.
 */
export const wantedClasses = (wanted: {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}) => ({
  lowAtMost: wanted.high === undefined ? null : priceClass(wanted.high * 100),
  highAtLeast: wanted.low === undefined ? null : priceClass(wanted.low * 100),
});
