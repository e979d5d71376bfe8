import { addHours } from '../time/paris.ts';

/**
 * Reading of a thread by staff: only for an open report or dispute, for a limited time, and both parties are
 * told.
 */

/** Minutes for which an opened thread may be read. */
export const readingMinutes = 30;

/** Messages of one page of a reading. */
export const readingPage = 50;

export const readingCases = ['report', 'dispute'] as const;
/** Kind of case that made the reading necessary. */
export type ReadingCase = (typeof readingCases)[number];

/** Time at which staff may no longer read a thread opened at this time. */
export const readingEndsAt = (openedAt: Date): Date => addHours(openedAt, readingMinutes / 60);

interface Reading {
  readonly endsAt: Date;
  /** True if its report or dispute still waits for a decision. */
  readonly isCaseOpen: boolean;
}

/** True if the thread may still be read. */
export const mayRead = ({ endsAt, isCaseOpen }: Reading, now: Date): boolean => isCaseOpen && now < endsAt;
