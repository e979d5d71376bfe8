import { responseDays } from '@basoche/domain/members/response-time';
import type { Db } from '../../../platform/database/database.ts';
import * as store from './store.ts';

const dayMs = 86_400_000;
const batchSize = 500;

const since = (now: Date) => new Date(now.getTime() - responseDays * dayMs);

/** Some at a time: whoever edits a profile meanwhile waits for a few others at most. */
const writeAll = async (db: Db, changed: readonly store.ResponseTime[]): Promise<void> => {
  for (let from = 0; from < changed.length; from += batchSize) {
    await store.write(db, changed.slice(from, from + batchSize));
  }
};

/** Counts anew how long students and employees take to answer (rules §1); again and again, for the same outcome. */
export const refreshResponseTimes = async (db: Db, now: Date): Promise<void> =>
  writeAll(db, await store.findChanged(db, since(now)));

/** The same of however many there are: counting may take longer than a call may. */
export const refreshAtNight = async (db: Db, now: Date): Promise<void> =>
  writeAll(db, await store.findChangedUnhurried(db, since(now)));
