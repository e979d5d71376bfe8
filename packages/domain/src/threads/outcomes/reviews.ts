import { actingParty, otherParty } from '../actors.ts';
import type { ThreadEffect } from '../effects.ts';
import { mail, mailBoth, notify, notifyBoth, type OutcomeOf } from '../outcome.ts';
import { withReply, withReview } from '../reviews.ts';

/** Rules §3 about what the parties write of each other once the mission is DONE. */

const opened: readonly ThreadEffect[] = [...notifyBoth('REVIEWS_OPEN'), ...mailBoth('reviews-open')];

/** The first waits, and opens by itself; the second opens both, or is there to be read at once beside one that opened before. */
export const review: OutcomeOf<'review'> = ({ application, actor, command, now }) => {
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
};

export const reply: OutcomeOf<'review/reply'> = ({ application, actor, command, now }) => {
  const by = actingParty(actor);
  return {
    fields: { reviews: withReply(application.reviews, by, command.text, now) },
    effects: [notify(otherParty(by), 'REVIEW_REPLIED'), mail(otherParty(by), 'review-replied')],
  };
};

/** What one party wrote has waited long enough for the other's. */
export const openByItself: OutcomeOf<'review/open'> = ({ now }) => ({
  fields: { reviewsOpenedAt: now },
  effects: opened,
});
