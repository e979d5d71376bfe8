import { actingParty, otherParty } from './actors.ts';
import { type Condition, type DecisionFacts, fact } from './conditions.ts';
import { isGrade, isOpen, isReplyText, isReviewText, reviewsCloseAt } from './reviews.ts';

/** Conditions of the commands of reviews (rules §3). */

export const notReviewed: Condition = {
  refusal: 'ALREADY_REVIEWED',
  holds: ({ application, actor }) => application.reviews[actingParty(actor)] === null,
};

export const reviewsAreOpen: Condition = {
  refusal: 'REVIEWS_CLOSED',
  holds: ({ application, now }) => {
    const until = reviewsCloseAt(application.doneAt);
    return until !== null && now <= until;
  },
};

export const gradeIsGiven: Condition<{ readonly grade: number }> = {
  refusal: 'GRADE_REQUIRED',
  holds: ({ command }) => isGrade(command.grade),
};

export const reviewFits: Condition<{ readonly text: string }> = {
  refusal: 'REVIEW_LENGTH',
  holds: ({ command }) => isReviewText(command.text),
};

/** The review that the other party wrote of this one. */
const received = ({ application, actor }: DecisionFacts) =>
  application.reviews[otherParty(actingParty(actor))];

/**
 * True if the other party's review can be read. A hidden review is refused like an absent one, so that the
 * answer reveals nothing.
 */
export const reviewIsRead: Condition = {
  refusal: 'NO_REVIEW',
  holds: (situation) => {
    const review = received(situation);
    return review !== null && isOpen(review, situation.now);
  },
};

export const notReplied: Condition = {
  refusal: 'ALREADY_REPLIED',
  holds: (situation) => received(situation)?.reply === null,
};

export const replyFits: Condition<{ readonly text: string }> = {
  refusal: 'REPLY_LENGTH',
  holds: ({ command }) => isReplyText(command.text),
};

export const reviewsAwaitOpening = fact('STATE_CHANGED', ({ reviewsOpenedAt }) => reviewsOpenedAt === null);

export const aReviewIsOpen: Condition = {
  refusal: 'TOO_EARLY',
  holds: ({ application: { reviews }, now }) =>
    [reviews.creator, reviews.candidate].some((review) => review !== null && isOpen(review, now)),
};
