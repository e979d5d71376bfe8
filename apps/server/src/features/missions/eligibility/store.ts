import type { WrittenRule } from '@basoche/domain/missions/eligibility-rules';
import type { Db } from '../../../platform/database/database.ts';

/** The table as staff wrote it, in its order. */
export const listWritten = (db: Db): Promise<WrittenRule[]> =>
  db
    .selectFrom('eligibility_rule')
    .select(['natures', 'clients', 'everyone', 'professions', 'students', 'article', 'explanation'])
    .orderBy('position')
    .execute();
