import { addDays, parisDay, parisHour, parisTime } from '../time/paris.ts';
import type { Freedom } from './week.ts';

/** Waves of notices about a hearing: which people are notified, and when, until somebody takes it. */

/**
 * Minutes between two waves of notices, while nobody takes the hearing: 60 after the first wave, 120 after
 * the second.
 */
export const minutesToNextWave: readonly number[] = [60, 120];

/** Shortest time between two waves, in minutes, when the hearing is near. */
export const waveMinutesAtLeast = 10;

/** Highest number of people notified in the first wave, and in all waves together. */
export const toldInFirstWave = 100;
export const toldInAll = 300;

/** Hours of the day (Europe/Paris) between which nobody is notified. */
export const nightBegins = 21;
export const nightEnds = 7;

/** Most minutes from the last wave until the client is told that nobody took the hearing. */
export const minutesToUnfilled = 60;

export type Wave = 1 | 2 | 3;

/** The widest wave; nobody is added after it. */
export const lastWave: Wave = 3;

/** Person who may take the hearing, and did not decline it. */
export interface Listener {
  readonly memberId: string;
  /** Distance from their starting place to the court. */
  readonly km: number;
  /** Farthest distance that they accept; null for any. */
  readonly distanceKm: number | null;
  /** True if they accept to go farther when nobody nearer takes the hearing. */
  readonly goesFarther: boolean;
  readonly freedom: Freedom;
}

/**
 * Wave 1: free and near. Wave 2: also perhaps free, or farther within twice their distance. Wave 3: also all
 * others who accept to go farther.
 */
const isOfWave = (wave: Wave, { km, distanceKm, goesFarther, freedom }: Listener): boolean => {
  if (freedom === 'no') return false;
  const isNear = distanceKm === null || km <= distanceKm;
  if (wave === 1) return isNear && freedom === 'yes';
  return isNear || (goesFarther && (wave === 3 || km <= 2 * (distanceKm ?? 0)));
};

/** Highest number of people that a wave notifies, after this many were notified before. */
export const mostTold = (wave: Wave, told: number): number =>
  Math.max(0, Math.min(wave === 1 ? toldInFirstWave : toldInAll, toldInAll - told));

/**
 * People to notify in a wave, nearest first. `told` is the number notified before. Equal distances are sorted
 * by `rankOf`, a hash of member and hearing, so that the same people do not always come first.
 */
export const waveOf = (
  wave: Wave,
  listeners: readonly Listener[],
  { told, rankOf }: { readonly told: number; readonly rankOf: (memberId: string) => number },
): Listener[] => {
  return listeners
    .filter((listener) => isOfWave(wave, listener))
    .sort((a, b) => a.km - b.km || rankOf(a.memberId) - rankOf(b.memberId))
    .slice(0, mostTold(wave, told));
};

/**
 * People to notify once the price is raised, or the hearing is open again: those notified before who may
 * still come, and people of the waves so far who were not notified yet.
 */
export const tellAgain = (
  wave: Wave,
  listeners: readonly (Listener & { readonly wasTold: boolean })[],
  { told, rankOf }: { readonly told: number; readonly rankOf: (memberId: string) => number },
): Listener[] => [
  ...listeners.filter(({ wasTold, freedom }) => wasTold && freedom !== 'no'),
  ...waveOf(
    wave,
    listeners.filter(({ wasTold }) => !wasTold),
    { told, rankOf },
  ),
];

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/**
 * Time at which people may be notified: `wanted`, or the end of the night. Night is allowed only for a
 * hearing on the morning that follows, or before it.
 */
export const tellingTime = (wanted: Date, hearingAt: Date): Date => {
  const time = parisTime(wanted);
  const isLate = time >= clock(nightBegins);
  if (!isLate && time >= clock(nightEnds)) return wanted;
  const day = parisDay(wanted);
  const morning = isLate ? addDays(day, 1) : day;
  const isThatMorning = parisDay(hearingAt) === morning && parisTime(hearingAt) < '13:00';
  return isThatMorning || parisDay(hearingAt) < morning ? wanted : parisHour(morning, nightEnds);
};

/**
 * Time after some minutes, or after a quarter of the time left until the hearing if that is shorter; null if
 * the hearing would have begun.
 */
const after = (minutes: number, now: Date, hearingAt: Date): Date | null => {
  const left = (hearingAt.getTime() - now.getTime()) / 60_000;
  const wait = Math.max(waveMinutesAtLeast, Math.min(minutes, left / 4));
  const at = tellingTime(new Date(now.getTime() + wait * 60_000), hearingAt);
  return at < hearingAt ? at : null;
};

/**
 * Time of the wave after the one sent at `now`; null after the last wave, and if the hearing would have
 * begun.
 */
export const nextWaveAt = (wave: Wave, now: Date, hearingAt: Date): Date | null => {
  const minutes = minutesToNextWave[wave - 1];
  return minutes === undefined ? null : after(minutes, now, hearingAt);
};

/**
 * Time after the last wave at which the client is told that nobody took the hearing; null if it would have
 * begun.
 */
export const unfilledAt = (now: Date, hearingAt: Date): Date | null =>
  after(minutesToUnfilled, now, hearingAt);
