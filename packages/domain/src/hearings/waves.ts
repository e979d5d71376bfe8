import { addDays, parisDay, parisHour, parisTime } from '../time/paris.ts';
import {
  minutesToNextWave,
  minutesToUnfilled,
  nightBegins,
  nightEnds,
  toldInAll,
  toldInFirstWave,
  waveMinutesAtLeast,
} from './limits.ts';
import type { Freedom } from './week.ts';

/** Waves of notices: who is told of a hearing, and when, until somebody takes it. */

export type Wave = 1 | 2 | 3;

/** The widest wave: after it nobody else is told. */
export const lastWave: Wave = 3;

/** Person who may take the hearing, and did not decline it. */
export interface Listener {
  readonly memberId: string;
  /** From where they set out to the court. */
  readonly km: number;
  /** Distance that they go; null: anywhere. */
  readonly distanceKm: number | null;
  /** True if they go farther where nobody nearer comes. */
  readonly goesFarther: boolean;
  readonly freedom: Freedom;
}

/** First those who are free and near, then those who may be, or go twice as far, at last all who go farther. */
const isOfWave = (wave: Wave, { km, distanceKm, goesFarther, freedom }: Listener): boolean => {
  if (freedom === 'no') return false;
  const isNear = distanceKm === null || km <= distanceKm;
  if (wave === 1) return isNear && freedom === 'yes';
  return isNear || (goesFarther && (wave === 3 || km <= 2 * (distanceKm ?? 0)));
};

/** People whom a wave tells at most, where so many were told before. */
export const mostTold = (wave: Wave, told: number): number =>
  Math.max(0, Math.min(wave === 1 ? toldInFirstWave : toldInAll, toldInAll - told));

/**
 * The people to tell in a wave, nearest first. `told` is how many were told before. Among equals, `rankOf` decides: a hash
 * of member and hearing, so that it is not always the same people.
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
 * The people to tell once its price is raised, or it is to be taken again: those who were told before and may still come, and
 * whoever joined them since in the waves until now.
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

/** The time at which people may be told: not at night, unless the hearing is held in the morning that follows. */
export const tellingTime = (wanted: Date, hearingAt: Date): Date => {
  const time = parisTime(wanted);
  const isLate = time >= clock(nightBegins);
  if (!isLate && time >= clock(nightEnds)) return wanted;
  const day = parisDay(wanted);
  const morning = isLate ? addDays(day, 1) : day;
  const isThatMorning = parisDay(hearingAt) === morning && parisTime(hearingAt) < '13:00';
  return isThatMorning || parisDay(hearingAt) < morning ? wanted : parisHour(morning, nightEnds);
};

/** A time after some minutes, or a quarter of what is left until the hearing; null if it would have begun. */
const after = (minutes: number, now: Date, hearingAt: Date): Date | null => {
  const left = (hearingAt.getTime() - now.getTime()) / 60_000;
  const wait = Math.max(waveMinutesAtLeast, Math.min(minutes, left / 4));
  const at = tellingTime(new Date(now.getTime() + wait * 60_000), hearingAt);
  return at < hearingAt ? at : null;
};

/** The time of the wave that follows one told at `now`; null after the last, and if the hearing would have begun. */
export const nextWaveAt = (wave: Wave, now: Date, hearingAt: Date): Date | null => {
  const minutes = minutesToNextWave[wave - 1];
  return minutes === undefined ? null : after(minutes, now, hearingAt);
};

/** The time at which the client is told that nobody took it, after the last wave; null if the hearing would have begun. */
export const unfilledAt = (now: Date, hearingAt: Date): Date | null =>
  after(minutesToUnfilled, now, hearingAt);
