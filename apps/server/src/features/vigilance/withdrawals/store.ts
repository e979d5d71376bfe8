import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

export interface GivenRow {
  creator_id: string;
  collected_at: Date;
}

/** Clients whose last download of a prestataire's file included this document. */
export const listGiven = (db: Db, candidateId: string, documentId: string): Promise<GivenRow[]> =>
  rowsOf<GivenRow>(db)`
    select creator_id, collected_at from (
      select distinct on (creator_id) creator_id, collected_at, document_ids from vigilance_collection
      where candidate_id = ${candidateId}::uuid order by creator_id, collected_at desc, id desc
    ) c
    where ${documentId}::uuid = any(document_ids) order by creator_id`;
