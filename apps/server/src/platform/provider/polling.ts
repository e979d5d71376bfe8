import { isAway } from './stripe.ts';

/**
 * Checks objects at the payment provider one by one. A round is limited in time, and stops if the provider
 * does not answer.
 */
export interface Polling {
  /** Checks each object until `forMs` milliseconds have passed. An error on one does not stop the others. */
  take<One>(
    ones: readonly One[],
    look: (one: One) => Promise<unknown>,
    { forMs, failed }: { readonly forMs: number; readonly failed: (error: unknown, one: One) => void },
  ): Promise<void>;
}

/** Unanswered calls in a row after which the provider counts as unavailable. */
const unansweredAtMost = 3;

export const openPolling = (elapsed = (): number => performance.now()): Polling => {
  let away = 0;
  return {
    take: async (ones, look, { forMs, failed }) => {
      const until = elapsed() + forMs;
      for (const one of ones) {
        if (away >= unansweredAtMost || elapsed() >= until) return;
        try {
          await look(one);
          away = 0;
        } catch (error) {
          away = isAway(error) ? away + 1 : 0;
          failed(error, one);
        }
      }
    },
  };
};
