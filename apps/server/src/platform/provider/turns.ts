import { isAway } from './stripe.ts';

/** Looks at what the payment provider keeps, one after the other: the next minute has its own, and a provider that is away has none. */
export interface Turns {
  /** Looks at each for as long as this; what one of them refuses keeps no other from its turn. */
  take<One>(
    ones: readonly One[],
    look: (one: One) => Promise<unknown>,
    { forMs, failed }: { readonly forMs: number; readonly failed: (error: unknown, one: One) => void },
  ): Promise<void>;
}

/** After so many in a row that nobody answered, nobody is there. */
const unanswered = 3;

export const openTurns = (elapsed = (): number => performance.now()): Turns => {
  let away = 0;
  return {
    take: async (ones, look, { forMs, failed }) => {
      const until = elapsed() + forMs;
      for (const one of ones) {
        if (away >= unanswered || elapsed() >= until) return;
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
