import { reviewGrade, textLimits } from '../limits.ts';
import { addHours } from '../time/paris.ts';
import { otherParty, type ThreadParty } from './actors.ts';
import { reviewTimes } from './times.ts';

/**
 * What the parties of a mission that is DONE write of each other (rules §3): each once, within 30 days; neither reads the other's
 * before both are in, or 14 days after it was written. Who is written of may reply once to what they can read. Nothing is
 * edited.
 */

/** What the party who is written of answers. */
export interface ReviewReply {
  readonly text: string;
  readonly at: Date;
}

/** What one party wrote of the other. */
export interface Review {
  /** 1 to 5. */
  readonly grade: number;
  readonly text: string;
  readonly at: Date;
  /** From when on the other party, and whoever it is told to, may read it. */
  readonly opensAt: Date;
  /** The author lets everybody read the words on the profile of who is written of; their name stays out of it. */
  readonly isPublic: boolean;
  readonly reply: ReviewReply | null;
}

/** By who wrote it. */
export type Reviews = Readonly<Record<ThreadParty, Review | null>>;

/** Days are 24 hours. */
const daysAfter = (from: Date, days: number): Date => addHours(from, days * 24);

export const noReviews: Reviews = { creator: null, candidate: null };

/** Until when the parties may write; null for a mission that is not done. */
export const reviewsCloseAt = (doneAt: Date | null): Date | null =>
  doneAt && daysAfter(doneAt, reviewTimes.writingDays);

export const isOpen = (review: Review, now: Date): boolean => now >= review.opensAt;

export const isGrade = (grade: number): boolean =>
  Number.isInteger(grade) && grade >= reviewGrade.min && grade <= reviewGrade.max;

const fits = (text: string, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  text.trim().length >= min && text.length <= max;

export const isReviewText = (text: string): boolean =>
  fits(text, { min: textLimits.reviewAtLeast, max: textLimits.review });

/** Whose words may stand on a profile: profiles show what creators write of candidates. */
export const mayOpenWords = (by: ThreadParty): boolean => by === 'creator';

export const isReplyText = (text: string): boolean => fits(text, { min: 1, max: textLimits.reviewReply });

/** The two after one party wrote: the second opens both at once. */
export const withReview = (
  reviews: Reviews,
  by: ThreadParty,
  written: Pick<Review, 'grade' | 'text'> & { readonly isPublic?: boolean },
  now: Date,
): Reviews => {
  const { grade, text, isPublic = false } = written;
  const other = reviews[otherParty(by)];
  const opensAt = other === null ? daysAfter(now, reviewTimes.hiddenDays) : now;
  const mine: Review = {
    grade,
    text: text.trim(),
    at: now,
    opensAt,
    isPublic: isPublic && mayOpenWords(by),
    reply: null,
  };
  if (other === null) return { ...reviews, [by]: mine };
  if (isOpen(other, now)) return { ...reviews, [by]: mine };
  // Of two clocks that differ, the later: nothing opens before it was written.
  const openedAt = now < other.at ? other.at : now;
  return { ...reviews, [by]: mine, [otherParty(by)]: { ...other, opensAt: openedAt } };
};

/** The two after the party who is written of replied. */
export const withReply = (reviews: Reviews, by: ThreadParty, text: string, now: Date): Reviews => {
  const author = otherParty(by);
  const review = reviews[author];
  return review === null
    ? reviews
    : { ...reviews, [author]: { ...review, reply: { text: text.trim(), at: now } } };
};
