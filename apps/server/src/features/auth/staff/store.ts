import type { StaffRole } from '@basoche/domain/members/kinds';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';

/** An account that works in the back office: one of the platform’s own people, or the portage company. */
export interface OfficeRow {
  id: string;
  kind: 'STAFF' | 'PARTNER';
  staff_role: StaffRole | null;
  email: string;
  name: string;
  confirmed_at: Date | null;
  suspended_at: Date | null;
  has_second_factor: boolean;
}

const offices = sql`
  select m.id, m.kind, m.staff_role, m.email, display_name(m) as name, m.confirmed_at, m.suspended_at,
    m.has_second_factor
  from member m where m.kind in ('STAFF', 'PARTNER') and m.deleted_at is null`;

export const listOffices = (db: Db): Promise<OfficeRow[]> =>
  rowsOf<OfficeRow>(db)`${offices} order by m.kind desc, m.staff_role, m.email`;

export const findOffice = (db: Db, email: string): Promise<OfficeRow | undefined> =>
  rowOf<OfficeRow>(db)`${offices} and m.email = ${email}`;

export const setSuspended = async (db: Db, memberId: string, at: Date | null): Promise<void> => {
  await db.updateTable('member').set({ suspended_at: at }).where('id', '=', memberId).execute();
};

/** Deletes every second factor: passkeys, the secret of an authenticator application, recovery codes. */
export const deleteFactor = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  await db.deleteFrom('passkey').where('member_id', '=', memberId).execute();
  await db.deleteFrom('second_factor').where('member_id', '=', memberId).execute();
};
