import { portageMinimumCents } from '../limits.ts';

/**
 * True if a price is too low for portage (an umbrella company employs the provider; rules §3): the typed price, in cents, or the low
 * end of the mission's range, in euros.
 */
export const isUnderPortage = (tarifLow: number | null, typedCents: number | null): boolean =>
  Math.min((tarifLow ?? 0) * 100, typedCents ?? Number.POSITIVE_INFINITY) < portageMinimumCents;
