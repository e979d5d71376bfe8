import type { Device } from '@basoche/domain/access/devices';
import type { SeatRole } from '@basoche/domain/firms/roles';
import type { Selectable } from 'kysely';
import type { Database, Db } from '../../../platform/database/database.ts';
import type { SessionTable } from '../../../platform/database/schema/tables.ts';
import type { PersonViewer, Viewer } from '../../../platform/http/viewer.ts';

type SessionRow = Selectable<SessionTable>;
export type ListedSession = Pick<SessionRow, 'id' | 'created_at' | 'used_at' | 'browser' | 'system'>;

/** Columns of a viewer: `m` is the person's account, `account` the one they act for. */
const viewerColumns = (account: 'm' | 'account') => `
    s.id as "sessionId", ${account}.id as "memberId", m.id as "personId", ${account}.kind, ${account}.is_moral as "isMoral",
    m.staff_role as role, ${account}.job_name as "profession", m.has_second_factor as "hasSecondFactor",
    s.second_factor_at as "secondFactorAt", s.proved_at as "provedAt", m.confirmed_at is not null as "isConfirmed",
    ${account}.kind = 'CUSTOMER'
      or (${account}.verified_at is not null and (${account}.verified_until is null or ${account}.verified_until > $2)) as "isVerified",
    s.used_at < $2::timestamptz - interval '10 minutes' as "isStale"`;

/** A member without an address, such as a firm, cannot log in. */
const isLive =
  's.token_hash = $1 and s.expires_at > $2 and m.email is not null and m.suspended_at is null and m.deleted_at is null';

/** Reads the viewer of each authenticated request, in one prepared statement. */
const viewerQuery = {
  name: 'viewer',
  text: `select ${viewerColumns('m')}, null as acting from session s join member m on m.id = s.member_id where ${isLive}`,
};

/** Reads the viewer of a request made for a firm; without a live seat there, the viewer is the person. */
const actingQuery = {
  name: 'viewer.acting',
  text: `
  select ${viewerColumns('account')},
    case when firm.id is not null then json_build_object('firmId', firm.id, 'seatId', seat.id, 'role', seat.role) end as acting
  from session s join member m on m.id = s.member_id
  left join (seat join member firm on firm.id = seat.firm_id and firm.suspended_at is null and firm.deleted_at is null)
    on seat.firm_id = $3 and seat.person_id = m.id and seat.ended_at is null and m.kind in ('STUDENT', 'EMPLOYEE', 'CUSTOMER')
  join member account on account.id = coalesce(firm.id, m.id)
  where ${isLive}`,
};

const usedQuery =
  "update session set used_at = $2 where id = $1 and used_at < $2::timestamptz - interval '10 minutes'";

export const findViewer = async (
  { pool }: Database,
  tokenHash: Buffer,
  { firmId, now }: { readonly firmId: string | null; readonly now: Date },
): Promise<Viewer | null> => {
  const { rows } = await pool.query<Viewer & { readonly isStale: boolean }>(
    firmId === null
      ? { ...viewerQuery, values: [tokenHash, now] }
      : { ...actingQuery, values: [tokenHash, now, firmId] },
  );
  const [found] = rows;
  if (found === undefined) return null;
  const { isStale, ...viewer } = found;
  // Not awaited, so that the request does not wait; if it fails, the next request writes it.
  if (isStale) pool.query(usedQuery, [viewer.sessionId, now]).catch(() => undefined);
  return viewer;
};

interface NewSession {
  readonly memberId: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
  readonly now: Date;
  readonly device: Device;
  /** True if the login also passed the second factor. */
  readonly bySecondFactor: boolean;
  readonly addressProved: boolean;
  /** True if the login is a fresh proof of identity. */
  readonly isProof: boolean;
}

export const insertSession = async (
  db: Db,
  { memberId, tokenHash, expiresAt, now, device, bySecondFactor, addressProved, isProof }: NewSession,
): Promise<void> => {
  await db
    .insertInto('session')
    .values({
      member_id: memberId,
      token_hash: tokenHash,
      expires_at: expiresAt,
      used_at: now,
      proved_at: isProof ? now : null,
      second_factor_at: bySecondFactor ? now : null,
      address_proved: addressProved,
      ...device,
    })
    .execute();
};

export const deleteSession = async (db: Db, sessionId: string): Promise<void> => {
  await db.deleteFrom('session').where('id', '=', sessionId).execute();
};

/** Ends a session of a member; false if the member has none with this id. */
export const deleteSessionOf = async (db: Db, memberId: string, sessionId: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Ends every session of a member, except `kept`. */
export const deleteSessionsOf = async (db: Db, memberId: string, keptSessionId?: string): Promise<void> => {
  let query = db.deleteFrom('session').where('member_id', '=', memberId);
  if (keptSessionId !== undefined) query = query.where('id', '!=', keptSessionId);
  await query.execute();
};

/** Subset of these sessions that are still valid. */
export const liveSessions = async (db: Db, ids: readonly string[], now: Date): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .where('session.id', 'in', ids)
    .where('session.expires_at', '>', now)
    .where('member.email', 'is not', null)
    .where('member.suspended_at', 'is', null)
    .select('session.id')
    .execute();
  return rows.map((row) => row.id);
};

/** Subset of these seats that are still held. */
export const liveSeats = async (
  db: Db,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly role: SeatRole }[]> => {
  if (ids.length === 0) return [];
  return db
    .selectFrom('seat')
    .innerJoin('member', 'member.id', 'seat.firm_id')
    .where('seat.id', 'in', ids)
    .where('seat.ended_at', 'is', null)
    .where('member.suspended_at', 'is', null)
    .where('member.deleted_at', 'is', null)
    .select(['seat.id', 'seat.role'])
    .execute();
};

/** Sessions of a member: the present one first, then the last used. */
export const listSessions = (
  db: Db,
  { memberId, sessionId }: PersonViewer,
  now: Date,
): Promise<ListedSession[]> =>
  db
    .selectFrom('session')
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .select(['id', 'created_at', 'used_at', 'browser', 'system'])
    .orderBy((order) => order('id', '=', sessionId), 'desc')
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();

/** Records that the session's user has proved who they are; `bySecondFactor`: by the second factor. */
export const markProved = async (
  db: Db,
  sessionId: string,
  now: Date,
  { bySecondFactor }: { readonly bySecondFactor: boolean },
): Promise<void> => {
  await db
    .updateTable('session')
    .set({ proved_at: now, ...(bySecondFactor ? { second_factor_at: now } : {}) })
    .where('id', '=', sessionId)
    .execute();
};
