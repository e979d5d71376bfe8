import type { Office } from '@basoche/domain/members/offices';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';

/** An account of an office: Basoche's staff, or the partner, a company that employs candidates for their missions (portage). */
export interface AccountRow {
  id: string;
  office: Office;
  name: string;
  email: string;
  confirmed_at: Date | null;
  suspended_at: Date | null;
  has_second_factor: boolean;
  /** Start of the newest of its live sessions. */
  last_session_at: Date | null;
  /** True for the account that new portages are assigned to. */
  receives_portages: boolean;
}

const accounts = (now: Date) => sql`
  select m.id, coalesce(m.staff_role, 'partner') as office, display_name(m) as name, m.email::text, m.confirmed_at, m.suspended_at,
    m.has_second_factor, exists (select from portage_payee y where y.member_id = m.id) as receives_portages,
    (select max(s.created_at) from session s where s.member_id = m.id and s.expires_at > ${now}) as last_session_at
  from member m where m.kind in ('STAFF', 'PARTNER') and m.deleted_at is null`;

/** Accounts: admins first, then other staff, then the partner. */
export const listAccounts = (db: Db, now: Date): Promise<AccountRow[]> =>
  rowsOf<AccountRow>(db)`${accounts(now)}
    order by m.kind desc, array_position(array['admin', 'moderator', 'editor'], m.staff_role), lower(unaccent(display_name(m))), m.id`;

export const findAccount = (db: Db, id: string, now: Date): Promise<AccountRow | undefined> =>
  rowOf<AccountRow>(db)`${accounts(now)} and m.id = ${id}::uuid`;

/** Number of PostgreSQL's advisory lock; migrations, the seed and the journal use others. */
const lockNumber = 7_217_604;

/** Locks all office accounts, so that their changes run one after the other and each sees the one before. */
export const lockAccounts = async (trx: Db): Promise<void> => {
  // Separate statement: a statement that waits for a lock reads the data as of its start.
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx);
};

/** Ids of the admins who can sign in now. */
export const listActiveAdminIds = async (db: Db): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from member where kind = 'STAFF' and staff_role = 'admin' and confirmed_at is not null
      and suspended_at is null and deleted_at is null`;
  return rows.map(({ id }) => id);
};

export const setRole = async (trx: Db, id: string, role: 'admin' | 'moderator' | 'editor'): Promise<void> => {
  await trx.updateTable('member').set({ staff_role: role }).where('id', '=', id).execute();
};

/** Facts that mails to an office account state. */
export interface MailFactsRow {
  name: string;
  email: string | null;
  office: Office;
}

/** Facts for a mail to this account; undefined if it is not an office account. */
export const findMailFacts = (db: Db, id: string): Promise<MailFactsRow | undefined> =>
  rowOf<MailFactsRow>(db)`
    select display_name(m) as name, m.email::text, coalesce(m.staff_role, 'partner') as office
    from member m where m.id = ${id}::uuid and m.kind in ('STAFF', 'PARTNER')`;
