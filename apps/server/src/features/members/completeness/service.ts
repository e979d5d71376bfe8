import { type Completeness, nothingToComplete } from '@basoche/domain/members/completeness';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { presentCompleteness } from './presenter.ts';
import * as store from './store.ts';

/** How complete a member's page is (rules §1): said where it is asked, and kept for the order of the directory. */

export const completenessOf = async (db: Db, memberId: string): Promise<Completeness> => {
  const facts = await store.findFacts(db, memberId);
  return facts === undefined ? nothingToComplete : presentCompleteness(facts);
};

/** At the end of the transaction of every edit of a profile. */
export const refreshCompleteness = async (trx: Trx, memberId: string): Promise<Completeness> => {
  const completeness = await completenessOf(trx, memberId);
  await store.savePercentage(trx, memberId, completeness.percentage);
  return completeness;
};
