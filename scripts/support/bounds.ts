import { expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    areTimesJudged: boolean;
  }
}

/** Whether times are judged: by `npm run chaos -- bounds` alone, for a machine that is busy or slow takes several times as long. */
export const areTimesJudged = inject('areTimesJudged');

/** Fails where this took longer than that, both in milliseconds. */
export const expectWithin = (took: number, most: number): void => {
  if (areTimesJudged) expect(took).toBeLessThan(most);
};
