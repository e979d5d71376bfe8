import type { Reach } from './hearing-rules.ts';

/** Distances that a member may choose, in kilometres; none means anywhere. */
export const distancesKm = [10, 25, 50, 100, 200] as const;

/** Smallest number of possible takers that the client is told. */
export const reachShownFrom = 5;

/** Highest number of counts of possible takers that one account requests in an hour, while it writes. */
export const reachCountsAnHour = 120;

/**
 * A court: its code, and the codes of the tribunal judiciaire and the cour d'appel of its district; empty if
 * unknown.
 */
export interface CourtPlace {
  readonly code: string;
  readonly tribunal: string;
  readonly appeal: string;
}

/**
 * Tribunaux judiciaires whose avocats may represent before all four: Paris, Nanterre, Bobigny, Créteil (loi
 * 71-1130, art. 5-1).
 */
const parisCourts = ['tj-75056', 'tj-92050', 'tj-93008', 'tj-94028'];

/**
 * True if this reach lets an avocat of this bar act before the court. A bar is identified by its tribunal
 * judiciaire; without a bar, only the reach `everywhere` does.
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
