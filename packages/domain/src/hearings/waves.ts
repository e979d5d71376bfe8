import { addDays, parisDay, parisHour, parisTime } from '../time/paris.ts';
import {
  minutesToNextWave,
  nightBegins,
  nightEnds,
  toldInAll,
  toldInFirstWave,
  waveMinutesAtLeast,
} from './limits.ts';
import type { Freedom } from './week.ts';

/** Waves of notices: who is told of a hearing, and when, until somebody takes it. */

export type Wave = 1 | 2 | 3;

/** Somebody who may take the hearing and has not been told of it. */
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

/**
 * The people to tell in a wave, nearest first. `told` is how many were told before. Among equals, `rankOf` decides: a hash
 * of member and hearing, so that it is not always the same people.
 */
export const waveOf = (
  wave: Wave,
  listeners: readonly Listener[],
  { told, rankOf }: { readonly told: number; readonly rankOf: (memberId: string) => number },
): Listener[] => {
  const most = Math.min(wave === 1 ? toldInFirstWave : toldInAll, toldInAll - told);
  return listeners
    .filter((listener) => isOfWave(wave, listener))
    .sort((a, b) => a.km - b.km || rankOf(a.memberId) - rankOf(b.memberId))
    .slice(0, Math.max(0, most));
};

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

/**
 * The time of the wave that follows one told at `now`: after its minutes, or a quarter of what is left until the hearing.
 * Null after the last wave, and if the hearing would have begun.
 */
export const nextWaveAt = (wave: Wave, now: Date, hearingAt: Date): Date | null => {
  const minutes = minutesToNextWave[wave - 1];
  if (minutes === undefined) return null;
  const left = (hearingAt.getTime() - now.getTime()) / 60_000;
  const wait = Math.max(waveMinutesAtLeast, Math.min(minutes, left / 4));
  const at = tellingTime(new Date(now.getTime() + wait * 60_000), hearingAt);
  return at < hearingAt ? at : null;
};
