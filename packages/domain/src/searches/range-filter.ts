import type { Range } from './filters.ts';

/**
 * Filter for a range between two points of a scale, each with its own key. The first point is no lower bound,
 * the last point no upper bound.
 */
export const range = <const Low extends string, const High extends string, Point extends number>(
  keys: readonly [Low, High],
  scale: readonly Point[],
  says: (low: number | null, high: number | null) => string,
): Range<Low, High, Point> => ({
  kind: 'range',
  keys,
  scale,
  read: (given) => {
    const [low = null, high = null] = given.map(([one]) => scale.find((point) => String(point) === one));
    if (low !== null && high !== null && low > high) return [null, null];
    return [low === scale[0] ? null : low, high === scale.at(-1) ? null : high];
  },
  parts: ([low, high]) =>
    low || high
      ? [{ label: says((low as Point) ?? null, (high as Point) ?? null), without: [null, null] }]
      : [],
});
