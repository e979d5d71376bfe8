import type { UserType } from '@basoche/domain/members/kinds';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';

export interface FactsRow {
  nature: string;
  creator_kind: UserType;
  /** Null for a mission whose creator did not answer the question about parties. */
  version: number | null;
  has_parties: boolean;
  /** Last version that the member checked. */
  asked_version: number | null;
  /** True if parties were added after that version. */
  is_outdated: boolean;
}

/** Reads the list of a mission and one member's checks of it. Locks nothing. */
export const findFacts = (db: Db, missionId: string, memberId: string): Promise<FactsRow | undefined> =>
  rowOf<FactsRow>(db)`
    select m.nature, c.kind as creator_kind, l.version, p.newest is not null as has_parties, a.version as asked_version,
      coalesce(p.newest > a.version, false) as is_outdated
    from mission m
    join member c on c.id = m.creator_id
    left join mission_party_list l on l.mission_id = m.id
    cross join lateral (
      select max(added_in) as newest from mission_named_party where mission_id = m.id
    ) p
    cross join lateral (
      select max(version) as version from conflict_check where mission_id = m.id and member_id = ${memberId}::uuid
    ) a
    where m.id = ${missionId}::uuid`;

/** Missions, among these, whose list has no first version yet. */
export const awaitedAmong = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select mission_id as id from mission_party_list where version = 0 and mission_id = any(${[...ids]}::uuid[])`;
  return new Set(rows.map(({ id }) => id));
};
