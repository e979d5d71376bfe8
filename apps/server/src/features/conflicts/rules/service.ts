import { type ConflictRule, readConflictRules } from '@basoche/domain/conflicts/levels';
import type { Db } from '../../../platform/database/database.ts';
import * as store from './store.ts';

/** The levels in force (rules §9, "Levels"): what a mission asks of a candidate. No process keeps a copy. */
export const conflictRulesOf = async (db: Db): Promise<readonly ConflictRule[]> =>
  readConflictRules(await store.listWritten(db));

export const replaceConflictRules = store.replace;
