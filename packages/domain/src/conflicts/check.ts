import { budgetMonthDays, chanceOf } from './limits.ts';

/** The answer to a question about the parties of a mission, and the budgets of asking and naming (rules §9). */

/** Two words of one length, so that a sealed one does not tell which it is. */
export const checkAnswers = ['nothing', 'examine'] as const;
export type CheckAnswer = (typeof checkAnswers)[number];

/** `draw` is one of `chanceOf` numbers from 0 on, all as likely: 0 is « to examine » whatever was found. */
export const answerOf = (matches: number, draw: number): CheckAnswer =>
  matches > 0 || draw % chanceOf === 0 ? 'examine' : 'nothing';

/** The answer that holds after several: one that was « to examine » stays so. */
export const standingAnswer = (answers: readonly CheckAnswer[]): CheckAnswer =>
  answers.includes('examine') ? 'examine' : 'nothing';

const dayMs = 86_400_000;

/** Times from which uses of a budget are counted. */
export const budgetStarts = (now: Date): { readonly day: Date; readonly month: Date } => ({
  day: new Date(now.getTime() - dayMs),
  month: new Date(now.getTime() - budgetMonthDays * dayMs),
});

interface Budget {
  readonly day: number;
  readonly month: number;
}

/** The rest of a budget by the day and by thirty days. */
export const budgetLeft = (used: Budget, most: Budget): number =>
  Math.max(0, Math.min(most.day - used.day, most.month - used.month));
