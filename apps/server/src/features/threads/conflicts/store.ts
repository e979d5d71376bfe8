import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { IndependenceTable, PartyDisclosureTable } from '../../../platform/database/schema/tables.ts';

/** The mission of a thread whose party this member is; null for a job offer, or if they have no such thread. */
export const missionOf = async (
  db: Db,
  applicationId: string,
  party: ThreadParty,
  memberId: string,
): Promise<string | null> => {
  const row = await db
    .selectFrom('application')
    .select('mission_id')
    .where('id', '=', applicationId)
    .where(party === 'creator' ? 'creator_id' : 'candidate_id', '=', memberId)
    .executeTakeFirst();
  return row?.mission_id ?? null;
};

export const insertIndependence = async (trx: Db, row: Insertable<IndependenceTable>): Promise<void> => {
  await trx.insertInto('independence').values(row).execute();
};

export const insertDisclosure = async (trx: Db, row: Insertable<PartyDisclosureTable>): Promise<void> => {
  await trx.insertInto('party_disclosure').values(row).execute();
};
