import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { IncidentActTable } from '../../../platform/database/schema/tables.ts';

/** Records an act on a failed job, with its reason. */
export const insertAct = async (trx: Db, row: Insertable<IncidentActTable>): Promise<void> => {
  await trx.insertInto('incident_act').values(row).execute();
};
