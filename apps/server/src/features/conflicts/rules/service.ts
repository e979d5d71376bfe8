import { type ConflictRule, readConflictRules } from '@basoche/domain/conflicts/levels';
import type { Db } from '../../../platform/database/database.ts';
import * as store from './store.ts';

/** The current levels (rules §9, "Levels"): the conflict check that a mission requires. Never cached. */
export const conflictRulesOf = async (db: Db): Promise<readonly ConflictRule[]> =>
  readConflictRules(await store.listWritten(db));

export const replaceConflictRules = store.replace;
