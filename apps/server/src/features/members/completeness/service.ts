import { type Completeness, nothingToComplete } from '@basoche/domain/members/completeness';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { presentCompleteness } from './presenter.ts';
import * as store from './store.ts';

/** Completeness of a member's page (rules §1): computed on request, and stored for the order of the directory. */

export const completenessOf = async (db: Db, memberId: string): Promise<Completeness> => {
  const facts = await store.findFacts(db, memberId);
  return facts === undefined ? nothingToComplete : presentCompleteness(facts);
};

/** Updates the stored percentage. To be called at the end of each edit's transaction. */
export const refreshCompleteness = async (trx: Trx, memberId: string): Promise<Completeness> => {
  const completeness = await completenessOf(trx, memberId);
  await store.savePercentage(trx, memberId, completeness.percentage);
  return completeness;
};
