import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { IncidentActTable } from '../../../platform/database/schema/tables.ts';

/** Keeps what somebody did about a job that failed, and why. */
export const insertAct = async (trx: Db, row: Insertable<IncidentActTable>): Promise<void> => {
  await trx.insertInto('incident_act').values(row).execute();
};
