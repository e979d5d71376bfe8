import { reviewGrade, textLimits } from '@basoche/domain/limits';
import { isReviewText } from '@basoche/domain/threads/reviews';
import { instant, paragraphs } from '../fields.ts';
import { z } from '../zod.ts';

/** What the parties of a mission that is done write of each other: rules §3. */

/** What a member's open grades come to; null where nobody graded them yet. */
export const ratingSchema = z
  .object({
    /** 1 to 5, one decimal. */
    average: z.number(),
    count: z.int(),
  })
  .meta({ id: 'Rating' });
export type Rating = z.infer<typeof ratingSchema>;

const replySchema = z.object({ text: z.string(), sentAt: instant });

export const reviewSchema = z
  .object({
    grade: z.int(),
    text: z.string(),
    sentAt: instant,
    /** Everybody reads the words on the profile of who is written of, without the author's name. */
    isPublic: z.boolean(),
    /** Of the party who is written of. */
    reply: replySchema.nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof reviewSchema>;

export const threadReviewsSchema = z.object({
  /** Until when each party may write. */
  writeUntil: instant,
  /** What the viewer wrote; the other party reads it from `opensAt` on. */
  mine: reviewSchema.extend({ opensAt: instant }).nullable(),
  /** What the other party wrote, where the viewer may read it. */
  other: reviewSchema.nullable(),
  /** When what the other party wrote opens by itself; null where nothing is hidden. */
  otherOpensAt: instant.nullable(),
});
export type ThreadReviews = z.infer<typeof threadReviewsSchema>;

const gradeAsked = 'Donnez une note de 1 à 5.';
const tooShort = `Écrivez ${textLimits.reviewAtLeast} caractères au moins.`;

export const reviewBody = z.object({
  grade: z.int({ error: gradeAsked }).min(reviewGrade.min, gradeAsked).max(reviewGrade.max, gradeAsked),
  text: paragraphs(textLimits.review, 'Écrivez votre recommandation.').refine(isReviewText, tooShort),
  /** The author's consent that everybody reads the words; only what a creator writes stands on a profile. */
  isPublic: z.boolean({ error: 'Dites si votre texte peut être lu de tous.' }).default(false),
});

export const reviewReplyBody = z.object({
  text: paragraphs(textLimits.reviewReply, 'Écrivez votre réponse.'),
});
