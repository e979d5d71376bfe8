import { responseDays } from '@basoche/domain/members/response-time';
import type { Db } from '../../../platform/database/database.ts';
import * as store from './store.ts';

const dayMs = 86_400_000;
const batchSize = 500;

const since = (now: Date) => new Date(now.getTime() - responseDays * dayMs);

/** Writes in batches, so that a member who edits their profile waits for few others. */
const writeAll = async (db: Db, changed: readonly store.ResponseTime[]): Promise<void> => {
  for (let from = 0; from < changed.length; from += batchSize) {
    await store.write(db, changed.slice(from, from + batchSize));
  }
};

/** Recomputes the response times of students and employees (rules §1). Safe to repeat. */
export const refreshResponseTimes = async (db: Db, now: Date): Promise<void> =>
  writeAll(db, await store.findChanged(db, since(now)));

/** The nightly run, with a longer statement timeout. */
export const refreshAtNight = async (db: Db, now: Date): Promise<void> =>
  writeAll(db, await store.findChangedUnhurried(db, since(now)));
