import { portageMinimumCents } from '../limits.ts';

/** True if a price typed for this mission is, or may become, too low for portage (rules §3). */
export const isUnderPortage = (tarifLow: number | null, typedCents: number | null): boolean =>
  Math.min((tarifLow ?? 0) * 100, typedCents ?? Number.POSITIVE_INFINITY) < portageMinimumCents;
