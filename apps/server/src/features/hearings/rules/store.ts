import type { WrittenHearingRule } from '@basoche/domain/hearings/hearing-rules';
import type { Db } from '../../../platform/database/database.ts';

/** The table as staff wrote it. */
export const listWritten = (db: Db): Promise<WrittenHearingRule[]> =>
  db
    .selectFrom('hearing_rule')
    .select(['court_kind as kind', 'act', 'reach', 'article', 'explanation'])
    .orderBy('court_kind')
    .orderBy('act')
    .execute();
