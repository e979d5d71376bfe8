import type { WrittenDemandRule } from '@basoche/domain/vigilance/demands';
import type { DemandEdit } from '@basoche/domain/vigilance/demands-edit';
import type { Db, Trx } from '../../../platform/database/database.ts';

/** The table as staff wrote it. */
export const listDemandRules = (db: Db): Promise<WrittenDemandRule[]> =>
  db
    .selectFrom('vigilance_rule')
    .select(['document', 'candidate', 'client', 'demand', 'article', 'explanation'])
    .orderBy('document')
    .orderBy('candidate')
    .orderBy('client')
    .execute();

/** Replaces one cell of the table. */
export const writeCell = async (
  trx: Trx,
  { reason, document, candidate, client }: DemandEdit,
  now: Date,
): Promise<void> => {
  const line = { ...reason, updated_at: now };
  await trx
    .insertInto('vigilance_rule')
    .values({ document, candidate, client, ...line })
    .onConflict((cell) => cell.columns(['document', 'candidate', 'client']).doUpdateSet(line))
    .execute();
};
