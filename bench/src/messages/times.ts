import { reconnection } from '@basoche/contract/reconnection';

/** Delay of socket.io's client before its next attempt. */
export const delayOf = (attempt: number): number => {
  const { reconnectionDelay, reconnectionDelayMax, randomizationFactor } = reconnection;
  const spread = 1 + randomizationFactor * (2 * Math.random() - 1);
  return Math.min(reconnectionDelayMax, reconnectionDelay * 2 ** attempt * spread);
};

export const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

export const ascending = (a: number, b: number) => a - b;
