import { addHours } from '../time/paris.ts';

/** Reading of a thread by staff: on an open report or dispute alone, for a while, told to both parties. */

/** Minutes for which a thread that was opened may be read. */
export const readingMinutes = 30;

/** Messages of one page of a reading. */
export const readingPage = 50;

export const readingCases = ['report', 'dispute'] as const;
/** What made it necessary. */
export type ReadingCase = (typeof readingCases)[number];

export const readingEndsAt = (openedAt: Date): Date => addHours(openedAt, readingMinutes / 60);

interface Reading {
  readonly endsAt: Date;
  /** Its report or dispute still waits for a decision. */
  readonly isCaseOpen: boolean;
}

/** Whether the thread may still be read. */
export const mayRead = ({ endsAt, isCaseOpen }: Reading, now: Date): boolean => isCaseOpen && now < endsAt;
