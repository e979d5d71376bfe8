/**
 * Hourly rates offered as bounds of the directory's filter, in euros: close together where members are many,
 * far apart where they are few.
 */
export const rateScale = [20, 40, 60, 80, 100, 120, 150, 180, 200, 250, 300, 400, 500] as const;

/**
 * Class of a rate in cents on the scale: 2k on its k-th point, 2k + 1 between that point and the next, -1
 * before the first. Indexes hold classes; rates between two points are compared again.
 */
export const rateClass = (cents: number): number => {
  const place = rateScale.filter((point) => point * 100 <= cents).length - 1;
  return place >= 0 && (rateScale[place] ?? 0) * 100 === cents ? 2 * place : 2 * place + 1;
};

const last = 2 * rateScale.length - 1;

/** Classes of rates from `min` to `max`, both in cents; null is no bound. */
export const rateClasses = (min: number | null, max: number | null): number[] => {
  const from = min === null ? -1 : rateClass(min);
  const until = max === null ? last : rateClass(max);
  return Array.from({ length: Math.max(0, until - from + 1) }, (_, index) => from + index);
};
