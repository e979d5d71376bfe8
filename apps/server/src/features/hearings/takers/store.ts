import type { UserType } from '@basoche/domain/members/kinds';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

/** A hearing that a person will attend. */
export interface AttendedRow {
  readonly id: string;
  readonly held_at: Date;
  readonly court: string;
}

/**
 * Hearings since a time that a person attends: their own, and those of firms whose thread they are in charge
 * of.
 */
export const attendedBy = (db: Db, personId: string, since: Date): Promise<AttendedRow[]> =>
  rowsOf<AttendedRow>(db)`
    select h.mission_id as id, h.held_at, h.court from hearing h join application a on a.id = h.application_id
    where h.state = 'taken' and h.held_at > ${since} and a.state <> 'REFUSED' and (a.candidate_id = ${personId}::uuid
      or a.candidate_seat_id in (select id from seat where person_id = ${personId}::uuid))`;

/** Facts about a person of a firm who is not suspended. */
export const findPerson = (
  db: Db,
  id: string,
): Promise<{ kind: UserType; job_name: string | null; verified_at: Date | null } | undefined> =>
  db
    .selectFrom('member')
    .select(['kind', 'job_name', 'verified_at'])
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
