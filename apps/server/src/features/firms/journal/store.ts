import type { SeatRole } from '@basoche/domain/firms/roles';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';

export interface ActRow {
  readonly id: string;
  readonly at: Date;
  readonly act: string;
  readonly body: {
    readonly role?: SeatRole;
    readonly from?: SeatRole;
    readonly days?: number;
    readonly uses?: number;
    /** Sum that the event sets; null: no limit. */
    readonly cents?: number | null;
    /** Sum before the event; null: no limit. */
    readonly fromCents?: number | null;
    readonly reason?: string;
  };
  readonly by: string | null;
  readonly person: string | null;
  readonly successor: string | null;
  readonly email: string | null;
  /** Title of the mission or the offer that it is about, or the name of the domain. */
  readonly subject: string | null;
}

/** Acts of a firm, the newest first, with the names that their ids have today. */
export const listActs = (db: Db, firmId: string, { limit, after }: PageRequest): Promise<ActRow[]> => {
  const next = after ? sql`and (a.at, a.id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const nameOfSeat = (key: string) => sql`(
    select display_name(p) from seat s join member p on p.id = s.person_id where s.id = (a.body ->> ${key}::text)::uuid)`;
  return rowsOf<ActRow>(db)`
    select a.id, a.at, a.act, a.body, (select display_name(b) from member b where b.id = a.person_id) as by,
      coalesce(${nameOfSeat('seat')}, (
        select display_name(p) from firm_invitation i join member p on p.id = i.person_id
        where i.way = 'domain' and i.id = (a.body ->> 'invitation')::uuid)) as person, ${nameOfSeat('successor')} as successor,
      (select i.email from firm_invitation i where i.id = (a.body ->> 'invitation')::uuid) as email,
      coalesce(
        (select coalesce(m.title, j.title) from application t left join mission m on m.id = t.mission_id
          left join job_offer j on j.id = t.job_id where t.id = (a.body ->> 'thread')::uuid),
        (select m.title from mission m where m.id = (a.body ->> 'mission')::uuid),
        (select j.title from job_offer j where j.id = (a.body ->> 'job')::uuid),
        (select d.domain::text from firm_domain d where d.id = (a.body ->> 'domain')::uuid)) as subject
    from firm_act a where a.firm_id = ${firmId}::uuid ${next}
    order by a.at desc, a.id desc limit ${limit + 1}`;
};
