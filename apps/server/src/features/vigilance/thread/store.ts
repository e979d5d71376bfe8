import type { CollaborationMode } from '@basoche/domain/payments/fees';
import type { ApplicationState } from '@basoche/domain/threads/states';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { Pair } from '../relations/service.ts';

export interface ThreadRow {
  creator_id: string;
  candidate_id: string;
  state: ApplicationState;
  offer_cents: number | null;
  /** The mode waiting for the candidate's answer. */
  proposed: CollaborationMode | null;
}

/** The thread of a mission; undefined for any other id. */
export const findThread = (db: Db, id: string): Promise<ThreadRow | undefined> =>
  rowOf<ThreadRow>(db)`
    select a.creator_id, a.candidate_id, a.state, a.offer_cents,
      (select lower(x.type) from application_action x where x.application_id = a.id and x.result = 'ONGOING'
        and x.type in ('DIRECT', 'FUNDS', 'PORTAGE') limit 1) as proposed
    from application a where a.id = ${id}::uuid and a.mission_id is not null`;

/** Times at which a client downloaded the complete file of a prestataire. */
export const listCollected = (db: Db, { creatorId, candidateId }: Pair): Promise<{ collected_at: Date }[]> =>
  rowsOf<{ collected_at: Date }>(db)`
    select collected_at from vigilance_collection
    where creator_id = ${creatorId}::uuid and candidate_id = ${candidateId}::uuid`;
