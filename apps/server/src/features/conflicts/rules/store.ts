import type { ConflictRule, WrittenConflictRule } from '@basoche/domain/conflicts/levels';
import type { Db, Trx } from '../../../platform/database/database.ts';

/** The table as staff wrote it, in its order. */
export const listWritten = (db: Db): Promise<WrittenConflictRule[]> =>
  db
    .selectFrom('conflict_rule')
    .select(['natures', 'clients', 'level', 'article', 'explanation'])
    .orderBy('position')
    .execute();

/** Replaces the whole table; readers see the former one or this one. */
export const replace = async (trx: Trx, rules: readonly ConflictRule[], now: Date): Promise<void> => {
  await trx.deleteFrom('conflict_rule').execute();
  if (rules.length === 0) return;
  await trx
    .insertInto('conflict_rule')
    .values(
      rules.map(({ natures, clients, level, article, explanation }, index) => ({
        position: index + 1,
        natures: [...natures],
        clients: [...clients],
        level,
        article,
        explanation,
        updated_at: now,
      })),
    )
    .execute();
};
