import { type DemandRule, readDemandRules } from '@basoche/domain/vigilance/demands';
import type { Db } from '../../../platform/database/database.ts';
import * as store from './store.ts';

/** Rules in force: which documents are asked of whom. A line with a mistake relaxes nothing. */
export const demandRulesOf = async (db: Db): Promise<DemandRule[]> =>
  readDemandRules(await store.listDemandRules(db));

export const writeDemandRule = store.writeCell;
