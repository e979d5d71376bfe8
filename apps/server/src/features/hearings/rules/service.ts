import { type HearingRule, readHearingRules } from '@basoche/domain/hearings/hearing-rules';
import type { Db } from '../../../platform/database/database.ts';
import * as store from './store.ts';

/**
 * Current rules: acts before courts, to whom they are open, and who may ask for them. An invalid line opens
 * nothing.
 */
export const hearingRulesOf = async (db: Db): Promise<HearingRule[]> =>
  readHearingRules(await store.listWritten(db));

export const writeHearingRule = store.write;
