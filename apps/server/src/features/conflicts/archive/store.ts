import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

/** Acts of a member about the conflict check, each with its kind, number of names and time. */
export const actsOf = (db: Db, memberId: string) =>
  db
    .selectFrom('conflict_act')
    .select(['act', 'names', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('at')
    .execute();

/** Missions whose parties a member checked. */
export const askedMissions = async (db: Db, memberId: string): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select distinct mission_id as id from conflict_check where member_id = ${memberId}::uuid order by 1`;
  return rows.map(({ id }) => id);
};

/** Missions for which a member named parties. */
export const namedMissions = async (db: Db, memberId: string): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select l.mission_id as id from mission_party_list l join mission m on m.id = l.mission_id
    where m.creator_id = ${memberId}::uuid order by 1`;
  return rows.map(({ id }) => id);
};
