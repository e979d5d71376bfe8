import { reviewGrade } from '@basoche/domain/limits';
import { textLimits } from '@basoche/domain/text-limits';
import { isReviewText } from '@basoche/domain/threads/reviews';
import { instant, paragraphs } from '../fields.ts';
import { z } from '../zod.ts';

/** Reviews that the parties of a finished mission write of each other: rules §3. */

/** Average of a member's open grades; null without grades. */
export const ratingSchema = z
  .object({
    /** From 1 to 5, with one decimal. */
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
    /** True if everybody may read the words on the reviewed member's profile, without the author's name. */
    isPublic: z.boolean(),
    /** Reply of the reviewed party. */
    reply: replySchema.nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof reviewSchema>;

export const threadReviewsSchema = z.object({
  /** End of the time in which each party may write. */
  writeUntil: instant,
  /** The viewer's review; the other party can read it from `opensAt` on. */
  mine: reviewSchema.extend({ opensAt: instant }).nullable(),
  /** The other party's review, if the viewer may read it. */
  other: reviewSchema.nullable(),
  /** Time at which the other party's hidden review opens by itself; null if none is hidden. */
  otherOpensAt: instant.nullable(),
});
export type ThreadReviews = z.infer<typeof threadReviewsSchema>;

const gradeAsked = 'Donnez une note de 1 à 5.';
const tooShort = `Écrivez ${textLimits.reviewAtLeast} caractères au moins.`;

export const reviewBody = z.object({
  grade: z.int({ error: gradeAsked }).min(reviewGrade.min, gradeAsked).max(reviewGrade.max, gradeAsked),
  text: paragraphs(textLimits.review, 'Écrivez votre recommandation.').refine(isReviewText, tooShort),
  /**
   * True if the author consents that everybody reads the words; only words of creators are shown on profiles.
   */
  isPublic: z.boolean({ error: 'Dites si votre texte peut être lu de tous.' }).default(false),
});

export const reviewReplyBody = z.object({
  text: paragraphs(textLimits.reviewReply, 'Écrivez votre réponse.'),
});
