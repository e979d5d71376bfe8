import { type DemandRule, readDemandRules } from '@basoche/domain/vigilance/demands';
import type { Db } from '../../../platform/database/database.ts';
import * as store from './store.ts';

/** Current rules: required documents by kind of prestataire and client. An invalid line relaxes nothing. */
export const demandRulesOf = async (db: Db): Promise<DemandRule[]> =>
  readDemandRules(await store.listDemandRules(db));

export const writeDemandRule = store.writeCell;
