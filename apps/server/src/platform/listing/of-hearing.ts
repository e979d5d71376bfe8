import { sql } from 'kysely';

/**
 * True if this column has the mission of a hearing, in SQL: archived from its first moment, it is in no list, count or call of missions.
 * Only calls about hearings give it.
 */
export const ofHearing = (missionId: 'm.id' | 'p.id' | 'mission.id' | 'a.mission_id') =>
  sql.raw(`exists (select from hearing h where h.mission_id = ${missionId})`);
