import type { WrittenHearingRule } from '@basoche/domain/hearings/hearing-rules';
import type { ReachEdit } from '@basoche/domain/hearings/rules-edit';
import type { Db, Trx } from '../../../platform/database/database.ts';

/** The table as staff wrote it. */
export const listWritten = (db: Db): Promise<WrittenHearingRule[]> =>
  db
    .selectFrom('hearing_rule')
    .select(['court_kind as kind', 'act', 'reach', 'clients', 'article', 'explanation'])
    .orderBy('court_kind')
    .orderBy('act')
    .execute();

/** Replaces one cell of the table; without an opening, deletes its line. */
export const write = async (trx: Trx, { kind, act, opening }: ReachEdit, now: Date): Promise<void> => {
  await trx.deleteFrom('hearing_rule').where('court_kind', '=', kind).where('act', '=', act).execute();
  if (opening === null) return;
  await trx
    .insertInto('hearing_rule')
    .values({ court_kind: kind, act, ...opening, clients: [...opening.clients], updated_at: now })
    .execute();
};
