import { type EligibilityRule, readRules } from '@basoche/domain/missions/eligibility-rules';
import type { Db } from '../../../platform/database.ts';
import { listWritten } from './store.ts';

/** The rules table in force (rules §2): what it does not open is closed, and so is everything where it is empty or wrong. */
export const rulesOf = async (db: Db): Promise<readonly EligibilityRule[]> =>
  readRules(await listWritten(db));
