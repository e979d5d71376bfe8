import { startOfStep } from '@basoche/domain/statistics/periods';
import { addDays, type Day, parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../../../platform/database/database.ts';
import * as store from './store.ts';

/** The network's figures, counted for each past day in Europe/Paris (domain statistics/charts). */

/** Days for which rows may still arrive late, such as a payment that the provider reports late. */
const lateDays = 2;

/** First day to count from, so that its week and its month are counted whole. */
const wholeFrom = (day: Day): Day => startOfStep('week', startOfStep('month', day));

const windowOf = (from: Day, until: Day): store.Window => ({
  from,
  until,
  start: startOfParisDay(from),
  end: startOfParisDay(addDays(until, 1)),
});

/**
 * Days that one transaction counts at most. Recounted days are at most two months, so that each transaction
 * reaches new days.
 */
const daysAtOnce = 92;

/**
 * Counts the days up to yesterday, or the first missing ones; safe to repeat. Events are recounted from the
 * start of the month in which late rows may still arrive.
 *
 * A day's final state is counted the next night, or else computed from the rows. Returns whether yesterday
 * was reached.
 */
const countDays = async (trx: Db, now: Date, most: number): Promise<boolean> => {
  const yesterday = addDays(parisDay(now), -1);
  const counted = await store.lockCounted(trx);
  const since = counted?.since_day ?? (await store.firstDay(trx));
  if (since === null || since > yesterday || (counted && counted.until_day >= yesterday)) return true;
  const from = wholeFrom(counted ? addDays(counted.until_day, -lateDays) : since);
  const uncounted = counted ? addDays(counted.until_day, 1) : since;
  const reached = addDays(from, most);
  const isLast = reached >= yesterday;
  const until = isLast ? yesterday : reached;
  const window = windowOf(from, until);
  await store.deleteRecounted(trx, from);
  await store.countFlows(trx, window);
  await store.countMoney(trx, window);
  await store.countHeld(trx, window);
  await store.countDelays(trx, window);
  if (isLast) await store.countStocks(trx, window);
  const reconstructed = isLast ? addDays(until, -1) : until;
  if (uncounted <= reconstructed) await store.reconstructStocks(trx, uncounted, reconstructed);
  await store.addUp(trx, from);
  await store.writeCounted(trx, { since, until, watchedFrom: yesterday });
  return isLast;
};

export const countAtNight = async (db: Db, now: Date, most = daysAtOnce): Promise<void> => {
  let isDone = false;
  while (!isDone)
    await store.atNight(db, async (trx) => {
      isDone = await countDays(trx, now, most);
    });
};
