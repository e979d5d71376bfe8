import { sql } from 'kysely';

/**
 * SQL: true if this column is the mission of a hearing. Such a mission is archived from the start, so no
 * list, count or call of missions has it; only calls about hearings return it.
 */
export const ofHearing = (missionId: 'm.id' | 'p.id' | 'mission.id' | 'a.mission_id') =>
  sql.raw(`exists (select from hearing h where h.mission_id = ${missionId})`);
