import { budgetMonthDays, chanceOf } from './limits.ts';

/**
 * Answer to a question about the parties of a mission, and the budgets for asking and for naming (rules §9).
 */

/** Two words of the same length, so that the length of a sealed answer does not reveal it. */
export const checkAnswers = ['nothing', 'examine'] as const;
export type CheckAnswer = (typeof checkAnswers)[number];

/** `draw` is a uniform random integer: one in `chanceOf` answers `examine` even without a match. */
export const answerOf = (matches: number, draw: number): CheckAnswer =>
  matches > 0 || draw % chanceOf === 0 ? 'examine' : 'nothing';

/** Overall answer of several: `examine` if one of them is. */
export const standingAnswer = (answers: readonly CheckAnswer[]): CheckAnswer =>
  answers.includes('examine') ? 'examine' : 'nothing';

const dayMs = 86_400_000;

/** Times from which a budget counts its uses. */
export const budgetStarts = (now: Date): { readonly day: Date; readonly month: Date } => ({
  day: new Date(now.getTime() - dayMs),
  month: new Date(now.getTime() - budgetMonthDays * dayMs),
});

interface Budget {
  readonly day: number;
  readonly month: number;
}

/** Uses left of a budget: the smaller of the day's rest and the rest of thirty days. */
export const budgetLeft = (used: Budget, most: Budget): number =>
  Math.max(0, Math.min(most.day - used.day, most.month - used.month));
