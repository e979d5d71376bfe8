import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { Pair } from '../relations/store.ts';

export interface CollectionRow {
  creator_id: string;
  candidate_id: string;
  collected_at: Date;
}

/** Times at which clients downloaded the complete file of these pairs. */
export const listCollections = (db: Db, pairs: readonly Pair[]): Promise<CollectionRow[]> =>
  rowsOf<CollectionRow>(db)`
    select c.creator_id, c.candidate_id, c.collected_at
    from unnest(${pairs.map(({ creatorId }) => creatorId)}::uuid[], ${pairs.map(({ candidateId }) => candidateId)}::uuid[])
      as pair (creator_id, candidate_id)
    join vigilance_collection c using (creator_id, candidate_id)`;
