import type { RetentionNight } from '@basoche/contract/own-data/retention';
import { nightState, nightSteps } from '@basoche/domain/retention/nights';
import type { NightRow } from './store.ts';

const order: readonly string[] = nightSteps.map(({ value }) => value);

export const presentNight = (
  { id, began_at, is_over, took_ms, runs }: NightRow,
  now: Date,
): RetentionNight => {
  const hasFailed = runs.some((run) => run.hasFailed);
  return {
    id,
    beganAt: began_at.toISOString(),
    state: nightState({ beganAt: began_at, isOver: is_over, hasFailed }, now),
    tookMs: took_ms,
    steps: runs.toSorted((one, other) => order.indexOf(one.step) - order.indexOf(other.step)),
  };
};
