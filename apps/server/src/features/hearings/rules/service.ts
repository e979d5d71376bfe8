import { type HearingRule, readHearingRules } from '@basoche/domain/hearings/hearing-rules';
import type { Db } from '../../../platform/database/database.ts';
import * as store from './store.ts';

/** Rules in force: whom the law lets act before which courts, and who asks for it. A line with a mistake opens nothing. */
export const hearingRulesOf = async (db: Db): Promise<HearingRule[]> =>
  readHearingRules(await store.listWritten(db));

export const writeHearingRule = store.write;
