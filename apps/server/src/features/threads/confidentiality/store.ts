import type { UserType } from '@basoche/domain/members/kinds';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** A party, named as in documents. */
export interface NamedParty {
  readonly id: string;
  readonly kind: UserType;
  readonly is_moral: boolean;
  readonly name: string;
  readonly job_name: string | null;
  readonly zip_code: string | null;
}

export const partiesOf = async (
  db: Db,
  { creator_id, candidate_id }: { readonly creator_id: string; readonly candidate_id: string },
): Promise<Readonly<Record<ThreadParty, NamedParty>>> => {
  const { rows } = await sql<NamedParty>`
    select m.id, m.kind, m.is_moral, display_name(m) as name, m.job_name, m.zip_code from member m
    where m.id = any(${[creator_id, candidate_id]}::uuid[])`.execute(db);
  const found = (id: string): NamedParty => {
    const one = rows.find((row) => row.id === id);
    if (one === undefined) throw new Error('A party of a thread is no member.');
    return one;
  };
  return { creator: found(creator_id), candidate: found(candidate_id) };
};

export interface GivenConsent {
  readonly party: ThreadParty;
  readonly version: string;
  readonly sha256: string;
  readonly consented_at: Date;
  /** Name of the person who accepted for a firm. */
  readonly person: string | null;
}

/** Every consent of a thread, oldest first. */
export const consentsOf = (db: Db, applicationId: string): Promise<GivenConsent[]> =>
  db
    .selectFrom('nda_consent')
    .select(['party', 'version', 'sha256', 'consented_at'])
    .select(
      sql<string | null>`(select display_name(p) from member p where p.id = nda_consent.person_id)`.as(
        'person',
      ),
    )
    .where('application_id', '=', applicationId)
    .orderBy('consented_at')
    .orderBy('position')
    .execute();
