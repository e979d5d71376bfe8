import { responseDays } from '@basoche/domain/members/response-time';
import { inBatches } from '../../../platform/database/batches.ts';
import type { Db } from '../../../platform/database/database.ts';
import * as store from './store.ts';

const dayMs = 86_400_000;
/**
 * Recomputes the response times of students and employees (rules §1) in small batches, so that their locks
 * are short. Can be repeated.
 */
export const refreshResponseTimes = async (db: Db, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - responseDays * dayMs);
  let after: string | null = null;
  await inBatches(async (limit) => {
    const people = await store.nextPeople(db, after, limit);
    after = people.at(-1) ?? after;
    const changed = await store.findChanged(db, people, since);
    if (changed.length > 0) await store.write(db, changed);
    return people.length;
  });
};
