import { type ConflictRule, defaultConflictRules } from '@basoche/domain/conflicts/levels';
import type { Db } from '../../../platform/database/database.ts';

/** Levels in force (rules §9, "Levels"): what a mission asks of whoever applies. */
export const conflictRulesOf = async (_db: Db): Promise<readonly ConflictRule[]> => defaultConflictRules;
