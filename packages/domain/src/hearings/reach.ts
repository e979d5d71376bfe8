import type { Reach } from './hearing-rules.ts';

/** A court, by its code and those of the tribunal judiciaire and the cour d'appel of its district; empty where they are not known. */
export interface CourtPlace {
  readonly code: string;
  readonly tribunal: string;
  readonly appeal: string;
}

/** Tribunaux judiciaires whose avocats represent before all four: Paris, Nanterre, Bobigny, Créteil (loi 71-1130, art. 5-1). */
const parisCourts = ['tj-75056', 'tj-92050', 'tj-93008', 'tj-94028'];

/**
 * True if an avocat of this bar may do an act that is open so far. A bar is known by its tribunal judiciaire; without one,
 * only what is open everywhere.
 */
export const isWithinReach = (reach: Reach, court: CourtPlace, bar: CourtPlace | null): boolean => {
  if (reach === 'everywhere') return true;
  if (reach === 'nowhere' || bar === null || bar.tribunal === '' || court.appeal === '') return false;
  if (reach === 'appeal') return bar.appeal === court.appeal;
  return (
    bar.tribunal === court.tribunal ||
    (parisCourts.includes(bar.tribunal) &&
      court.code === court.tribunal &&
      parisCourts.includes(court.tribunal))
  );
};
