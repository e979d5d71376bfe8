import { reviewGrade } from '../../limits.ts';
import { textLimits } from '../../text-limits.ts';
import { actingParty, otherParty } from '../actors.ts';
import { mail, mailBoth, notify, notifyBoth } from '../outcome.ts';
import * as needs from '../review-conditions.ts';
import { withReply, withReview } from '../reviews.ts';
import { command, parties, permission } from './definition.ts';

/** `grade` is 1 to 5; `isPublic` is true if the author consents that everybody reads the review. */
interface Written {
  readonly grade: number;
  readonly text: string;
  readonly isPublic?: boolean;
}

/** Reviews that the parties write of each other once the mission is DONE. */
export const reviewCommands = {
  /**
   * The first review stays hidden, and opens by itself later. The second opens both; if the first is open
   * already, the second can be read at once.
   */
  review: permission<Written>({
    by: parties,
    from: ['DONE'],
    needs: [needs.notReviewed, needs.reviewsAreOpen, needs.gradeIsGiven, needs.reviewFits],
    does: ({ application, actor, command, now }) => {
      const by = actingParty(actor);
      const reviews = withReview(application.reviews, by, command, now);
      const other = otherParty(by);
      if (application.reviews[other] !== null) {
        return application.reviewsOpenedAt === null
          ? {
              fields: { reviews, reviewsOpenedAt: now },
              effects: [notify(other, 'REVIEWS_OPEN'), mail(other, 'reviews-open')],
            }
          : {
              fields: { reviews },
              effects: [notify(other, 'REVIEW_RECEIVED'), mail(other, 'review-received')],
            };
      }
      const opensAt = reviews[by]?.opensAt ?? now;
      return {
        fields: { reviews },
        effects: [
          notify(other, 'REVIEW_AWAITS'),
          mail(other, 'review-awaits'),
          { kind: 'schedule', command: { type: 'review/open' }, at: opensAt },
        ],
      };
    },
    sample: () => ({ grade: reviewGrade.max, text: '.'.repeat(textLimits.reviewAtLeast) }),
    recordedAs: 'Recommandation écrite',
  }),

  'review/reply': permission<{ readonly text: string }>({
    by: parties,
    from: ['DONE'],
    needs: [needs.reviewIsRead, needs.notReplied, needs.replyFits],
    does: ({ application, actor, command, now }) => {
      const by = actingParty(actor);
      return {
        fields: { reviews: withReply(application.reviews, by, command.text, now) },
        effects: [notify(otherParty(by), 'REVIEW_REPLIED'), mail(otherParty(by), 'review-replied')],
      };
    },
    sample: () => ({ text: '.' }),
    recordedAs: 'Réponse à une recommandation',
  }),

  /** Opens a lone review at the end of its hidden time. */
  'review/open': command({
    by: ['timer'],
    from: ['DONE'],
    needs: [needs.reviewsAwaitOpening, needs.aReviewIsOpen],
    does: ({ now }) => ({
      fields: { reviewsOpenedAt: now },
      effects: [...notifyBoth('REVIEWS_OPEN'), ...mailBoth('reviews-open')],
    }),
    recordedAs: 'Recommandations ouvertes',
  }),
};
