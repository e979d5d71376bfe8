import type { SeatRole } from '@basoche/domain/firms/roles';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';

export interface OfficeSeatRow {
  readonly id: string;
  readonly account_id: string;
  readonly account: string;
  readonly role: SeatRole;
  readonly since: Date;
  readonly ended_at: Date | null;
  readonly is_suspended: boolean;
}

/** Whether a member has a team; undefined without such a member. */
export const findAccount = (db: Db, id: string): Promise<{ is_firm: boolean } | undefined> =>
  rowOf<{ is_firm: boolean }>(db)`
    select exists (select from firm f where f.member_id = m.id) as is_firm
    from member m where m.id = ${id}::uuid and m.kind not in ('STAFF', 'PARTNER')`;

/** Seats in a firm, or seats of a person, live ones first. */
export const listSeats = (db: Db, id: string, limit: number): Promise<OfficeSeatRow[]> =>
  rowsOf<OfficeSeatRow>(db)`
    select s.id, o.id as account_id, display_name(o) as account, s.role, s.since, s.ended_at,
      o.suspended_at is not null as is_suspended
    from (select * from seat where firm_id = ${id}::uuid union all select * from seat where person_id = ${id}::uuid) s
      join member o on o.id = case s.firm_id when ${id}::uuid then s.person_id else s.firm_id end
    order by s.ended_at is not null, s.since, s.id limit ${limit}`;
