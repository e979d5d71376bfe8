import { formatCents } from '../payments/amounts.ts';
import type { Range } from './filters.ts';

/** Two ends of a scale as bounds: its first point bounds nothing from below, its last one nothing from above. */
export const boundsOf = <Point>(scale: readonly Point[], low: Point, high: Point) =>
  [low === scale[0] ? null : low, high === scale.at(-1) ? null : high] as const;

/** From a point of a scale to another, each under its own key. */
export const range = <const Low extends string, const High extends string, Point extends number>(
  keys: readonly [Low, High],
  scale: readonly Point[],
  says: (low: number | null, high: number | null) => string,
): Range<Low, High, Point> => ({
  kind: 'range',
  keys,
  scale,
  read: (given) => {
    const [from = -1, to = -1] = given.map(([one]) => scale.findIndex((point) => String(point) === one));
    const [low, high] = [Math.max(from, 0), to < 0 ? scale.length - 1 : to];
    return low <= high ? boundsOf(scale, scale[low], scale[high]) : [null, null];
  },
  parts: ([low, high]) => {
    if (!low && !high) return [];
    const said = says((low as Point) ?? null, (high as Point) ?? null);
    return [{ label: said.charAt(0).toLocaleUpperCase('fr') + said.slice(1), said, without: [null, null] }];
  },
});

const euros = (amount: number): string => formatCents(amount * 100);

/** The bounds of a range; one of them at least is given. */
export const eurosBetween = (low: number | null, high: number | null, upTo = "jusqu'à"): string => {
  if (low === null) return `${upTo} ${euros(high ?? 0)}`;
  if (high === null) return `à partir de ${euros(low)}`;
  return low === high ? euros(low) : `de ${euros(low)} à ${euros(high)}`;
};
