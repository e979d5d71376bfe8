import type { Rating, Review, ThreadReviews } from '@basoche/contract/threads/reviews';
import { otherParty, type ThreadParty } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import { isOpen, type Review as ReviewFacts, reviewsCloseAt } from '@basoche/domain/threads/reviews';
import { parisDay } from '@basoche/domain/time/paris';
import type { GradeRow, RatingRow } from './store.ts';

const presentReview = ({ grade, text, at, isPublic, reply }: ReviewFacts): Review => ({
  grade,
  text,
  sentAt: at.toISOString(),
  isPublic,
  reply: reply && { text: reply.text, sentAt: reply.at.toISOString() },
});

/** The reviews that a party may read: their own, and the other's once it is open. */
export const presentReviews = (
  { doneAt, reviews }: Pick<Application, 'doneAt' | 'reviews'>,
  viewer: ThreadParty,
  now: Date,
): ThreadReviews | null => {
  const writeUntil = reviewsCloseAt(doneAt);
  if (writeUntil === null) return null;
  const mine = reviews[viewer];
  const other = reviews[otherParty(viewer)];
  const isRead = other !== null && isOpen(other, now);
  return {
    writeUntil: writeUntil.toISOString(),
    mine: mine && { ...presentReview(mine), opensAt: mine.opensAt.toISOString() },
    other: isRead ? presentReview(other) : null,
    otherOpensAt: other === null || isRead ? null : other.opensAt.toISOString(),
  };
};

/** Reputation of a member in a role, as others may know it. */
export interface ShownRating {
  readonly rating: Rating | null;
  /** Missions done as a candidate. */
  readonly nbMissions: number;
}

export const presentRating = ({ average, grades, missions }: RatingRow): ShownRating => ({
  rating: average === null ? null : { average, count: grades },
  nbMissions: missions,
});

/** One grade of a profile. Name and text are null for readers who may not see them. */
export interface Grade {
  readonly grade: number;
  /** Day in Europe/Paris. */
  readonly date: string;
  readonly companyName: string | null;
  readonly text: string | null;
  readonly reply: string | null;
}

export const presentGrade = (row: GradeRow, isNamed: boolean): Grade => ({
  grade: row.grade,
  date: parisDay(row.written_at),
  companyName: isNamed ? row.author_name : null,
  text: isNamed || row.is_public ? row.text : null,
  reply: isNamed || row.is_public ? row.reply : null,
});
