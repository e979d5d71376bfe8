import { startOfStep } from '@basoche/domain/numbers/periods';
import { addDays, type Day, parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../../../platform/database/database.ts';
import * as store from './store.ts';

/** The network's figures, counted for each past day in Europe/Paris (domain numbers/charts). */

/** Days for which late rows may still come, such as a payment that the provider reports late. */
const lateDays = 2;

/** First day from which weeks and months are counted whole. */
const wholeFrom = (day: Day): Day => startOfStep('week', startOfStep('month', day));

const windowOf = (from: Day, until: Day): store.Window => ({
  from,
  until,
  start: startOfParisDay(from),
  end: startOfParisDay(addDays(until, 1)),
});

/**
 * Counts the days up to yesterday; safe to repeat. Events are recounted from the month before on. The state at the end of a day
 * is counted once, the night after; for days missed, it is computed from the rows.
 */
const countDays = async (trx: Db, now: Date): Promise<void> => {
  const until = addDays(parisDay(now), -1);
  const counted = await store.lockCounted(trx);
  const since = counted?.since_day ?? (await store.firstDay(trx));
  if (since === null || since > until || (counted && counted.until_day > until)) return;
  const from = wholeFrom(counted ? addDays(counted.until_day, -lateDays) : since);
  const window = windowOf(from, until);
  await store.forget(trx, from);
  await store.countFlows(trx, window);
  await store.countMoney(trx, window);
  await store.countHeld(trx, window);
  await store.countDelays(trx, window);
  await store.countStocks(trx, window);
  const uncounted = counted ? addDays(counted.until_day, 1) : since;
  if (uncounted < until) await store.reconstructStocks(trx, uncounted, addDays(until, -1));
  await store.addUp(trx, from);
  await store.writeCounted(trx, since, until);
};

export const countAtNight = (db: Db, now: Date): Promise<void> =>
  store.atNight(db, (trx) => countDays(trx, now));
