/** The hourly rates between which the directory is narrowed, in euros: fine where members are many, coarse where they are few. */
export const rateScale = [20, 40, 60, 80, 100, 120, 150, 180, 200, 250, 300, 400, 500] as const;

/**
 * Where a rate stands on the scale: 2k on its k-th point, 2k + 1 between that point and the next, -1 before the first. An index
 * holds classes; what is between two points is looked at again. In cents.
 */
export const rateClass = (cents: number): number => {
  const place = rateScale.filter((point) => point * 100 <= cents).length - 1;
  return place >= 0 && (rateScale[place] ?? 0) * 100 === cents ? 2 * place : 2 * place + 1;
};

const last = 2 * rateScale.length - 1;

/** The classes in which rates from `min` to `max` stand, both in cents; null is no bound. */
export const rateClasses = (min: number | null, max: number | null): number[] => {
  const from = min === null ? -1 : rateClass(min);
  const until = max === null ? last : rateClass(max);
  return Array.from({ length: Math.max(0, until - from + 1) }, (_, index) => from + index);
};
