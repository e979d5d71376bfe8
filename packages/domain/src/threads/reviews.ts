import { reviewGrade } from '../limits.ts';
import { textLimits } from '../text-limits.ts';
import { addHours } from '../time/paris.ts';
import { otherParty, type ThreadParty } from './actors.ts';
import { reviewTimes } from './time-limits.ts';

/**
 * Reviews between the parties of a DONE mission (rules §3): one each, within 30 days.
 *
 * Neither reads the other's before both are written, or 14 days after it was written. The reviewed party may
 * reply once to a readable review. Nothing is edited.
 */

/** The reply of the reviewed party. */
export interface ReviewReply {
  readonly text: string;
  readonly at: Date;
}

/** A review that one party wrote of the other. */
export interface Review {
  /** From 1 to 5. */
  readonly grade: number;
  readonly text: string;
  readonly at: Date;
  /** Time from which the other party, and others who may read it, can read the review. */
  readonly opensAt: Date;
  /**
   * True if the author lets everybody read the words on the reviewed member's profile; the author's name is
   * not shown.
   */
  readonly isPublic: boolean;
  readonly reply: ReviewReply | null;
}

/** Reviews by their author. */
export type Reviews = Readonly<Record<ThreadParty, Review | null>>;

/** Days are 24 hours. */
const daysAfter = (from: Date, days: number): Date => addHours(from, days * 24);

export const noReviews: Reviews = { creator: null, candidate: null };

/** End of the time to write reviews; null for a mission that is not done. */
export const reviewsCloseAt = (doneAt: Date | null): Date | null =>
  doneAt && daysAfter(doneAt, reviewTimes.writingDays);

/** True once the reviewed party may read the review (rules §3). */
export const isOpen = (review: Review, now: Date): boolean => now >= review.opensAt;

export const isGrade = (grade: number): boolean =>
  Number.isInteger(grade) && grade >= reviewGrade.min && grade <= reviewGrade.max;

const fits = (text: string, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  text.trim().length >= min && text.length <= max;

export const isReviewText = (text: string): boolean =>
  fits(text, { min: textLimits.reviewAtLeast, max: textLimits.review });

/**
 * True if the words of this author may be shown on a profile: profiles show reviews of candidates by
 * creators.
 */
export const mayOpenText = (by: ThreadParty): boolean => by === 'creator';

export const isReplyText = (text: string): boolean => fits(text, { min: 1, max: textLimits.reviewReply });

/** Both reviews after one party wrote: the second review opens both at once. */
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
    isPublic: isPublic && mayOpenText(by),
    reply: null,
  };
  if (other === null) return { ...reviews, [by]: mine };
  if (isOpen(other, now)) return { ...reviews, [by]: mine };
  // The later of the two times, because server clocks may differ: a review never opens before it was written.
  const openedAt = now < other.at ? other.at : now;
  return { ...reviews, [by]: mine, [otherParty(by)]: { ...other, opensAt: openedAt } };
};

/** Both reviews after the reviewed party replied. */
export const withReply = (reviews: Reviews, by: ThreadParty, text: string, now: Date): Reviews => {
  const author = otherParty(by);
  const review = reviews[author];
  return review === null
    ? reviews
    : { ...reviews, [author]: { ...review, reply: { text: text.trim(), at: now } } };
};
