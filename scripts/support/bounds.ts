import { expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    areTimesJudged: boolean;
  }
}

/**
 * True if time limits are checked: only by `npm run chaos -- bounds`, because a busy or slow machine takes
 * several times as long.
 */
export const areTimesJudged = inject('areTimesJudged');

/** Fails if the time exceeds the limit, both in milliseconds. */
export const expectWithin = (took: number, most: number): void => {
  if (areTimesJudged) expect(took).toBeLessThan(most);
};
