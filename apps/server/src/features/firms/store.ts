import type { FirmAct } from '@basoche/domain/firms/journal';
import type { LiveSeat } from '@basoche/domain/firms/team';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../platform/database/rows.ts';
import type { SeatTable } from '../../platform/database/schema/tables.ts';
import { type MailReader, nameOfReader } from '../../platform/mail/readers.ts';

/**
 * Firms, their seats and their journal. Transactions lock in this order: firm, account, seat, mission or offer, application,
 * approval.
 */

export interface FirmRow {
  readonly id: string;
  readonly name: string;
  readonly opened_at: Date;
  readonly contact_person_id: string;
  readonly deposit_limit_cents: number | null;
  readonly is_suspended: boolean;
}

const firmColumns = sql`f.member_id as id, display_name(m) as name, f.opened_at, f.contact_person_id, f.deposit_limit_cents,
  m.suspended_at is not null as is_suspended`;

/** A firm that is not closed. */
export const findFirm = (db: Db, firmId: string): Promise<FirmRow | undefined> =>
  rowOf<FirmRow>(db)`
    select ${firmColumns} from firm f join member m on m.id = f.member_id
    where f.member_id = ${firmId}::uuid and f.closed_at is null`;

/** Locks a firm until the transaction ends, so that changes of its team run one after the other. */
export const lockFirm = async (trx: Trx, firmId: string): Promise<FirmRow | undefined> => {
  await sql`select from firm where member_id = ${firmId}::uuid for no key update`.execute(trx);
  return findFirm(trx, firmId);
};

/**
 * Locks those of these members that are firms against changes of their teams, until the transaction ends.
 * Called before any other lock.
 */
export const lockTeams = async (trx: Db, memberIds: readonly string[]): Promise<void> => {
  await sql`select from firm where member_id = any(${[...memberIds]}::uuid[]) order by member_id for share`.execute(
    trx,
  );
};

export interface SeatRow extends LiveSeat {
  readonly name: string;
  readonly email: string | null;
  readonly since: Date;
}

/** Live seats of a firm, the oldest first. */
export const liveSeats = (db: Db, firmId: string): Promise<SeatRow[]> =>
  rowsOf<SeatRow>(db)`
    select s.id, s.person_id as "personId", s.role, s.since, display_name(p) as name, p.email,
      p.suspended_at is not null as "isSuspended"
    from seat s join member p on p.id = s.person_id
    where s.firm_id = ${firmId}::uuid and s.ended_at is null order by s.since, s.id`;

/**
 * Locks those of these seats that are live, until the transaction ends, after their accounts (the order of an
 * erasure). With `skips`, leaves out seats that are being changed instead of waiting.
 */
export const lockSeats = (
  trx: Db,
  seatIds: readonly string[],
  { skips = false } = {},
): Promise<Pick<SeatRow, 'id' | 'role'>[]> => {
  const skipLocked = skips ? sql`skip locked` : sql``;
  return rowsOf<Pick<SeatRow, 'id' | 'role'>>(trx)`
    select s.id, s.role from seat s join member p on p.id = s.person_id join member f on f.id = s.firm_id
    where s.id = any(${[...seatIds]}::uuid[]) and s.ended_at is null
      and p.suspended_at is null and p.deleted_at is null and f.suspended_at is null and f.deleted_at is null
    order by s.id for key share of p, f ${skipLocked} for share of s ${skipLocked}`;
};

export const insertSeat = async (trx: Trx, seat: Insertable<SeatTable>): Promise<string> => {
  const { id } = await trx.insertInto('seat').values(seat).returning('id').executeTakeFirstOrThrow();
  return id;
};

interface EventOrigin {
  readonly firmId: string;
  /** The person who did it; null for an erasure. */
  readonly by: string | null;
  readonly at: Date;
}

/** Adds an entry to the journal of a firm. */
export const recordFirmAct = async (
  trx: Db,
  { firmId, by, at }: EventOrigin,
  { act, body }: FirmAct,
): Promise<void> => {
  await trx
    .insertInto('firm_act')
    .values({ firm_id: firmId, person_id: by, act, body: JSON.stringify(body), at })
    .execute();
};

/**
 * Owners of an open firm to be mailed about it: those not suspended, or all if all are; none for any other
 * account.
 */
export const ownersToTell = (db: Db, firmId: string): Promise<(MailReader & { readonly id: string })[]> =>
  rowsOf<MailReader & { readonly id: string }>(db)`
    select p.id, p.email::text, ${nameOfReader('p', 'm')} as name, m.id as firm_id
    from seat s join member p on p.id = s.person_id join member m on m.id = s.firm_id
    where s.firm_id = ${firmId}::uuid and s.role = 'owner' and s.ended_at is null
      and (p.suspended_at is null or not exists (
        select from seat o join member q on q.id = o.person_id
        where o.firm_id = s.firm_id and o.role = 'owner' and o.ended_at is null and q.suspended_at is null))
    order by s.since, s.id`;

/** Facts for a mail to the person of a seat, which may have ended since. */
export interface SeatMailRow {
  readonly firm_id: string;
  readonly firm: string;
  readonly name: string;
  readonly email: string | null;
  readonly role: SeatRow['role'];
  /** Name of the person who made the change, or the words for staff. */
  readonly by: string;
  /** Reason why staff decided it; null for an act of the firm. */
  readonly reason: string | null;
}

export const findSeatMail = (db: Db, seatId: string, byId: string | null): Promise<SeatMailRow | undefined> =>
  rowOf<SeatMailRow>(db)`
    select s.firm_id, display_name(f) as firm, display_name(p) as name, p.email, s.role,
      coalesce((select display_name(b) from member b where b.id = ${byId}::uuid), 'L’équipe de Basoche') as by,
      case when ${byId}::uuid is null then (
        select a.body ->> 'reason' from firm_act a where a.firm_id = s.firm_id and a.body ->> 'seat' = s.id::text
        order by a.at desc, a.id desc limit 1) end as reason
    from seat s join member f on f.id = s.firm_id join member p on p.id = s.person_id
    where s.id = ${seatId}::uuid`;

/** Facts for the mail to an owner about a decision of staff on somebody else's seat: `by` names that person. */
export const findDecisionMail = (
  db: Db,
  seatId: string,
  ownerSeatId: string,
): Promise<SeatMailRow | undefined> =>
  rowOf<SeatMailRow>(db)`
    select s.firm_id, display_name(f) as firm, display_name(r) as name, r.email, s.role, display_name(p) as by,
      (select a.body ->> 'reason' from firm_act a where a.firm_id = s.firm_id and a.body ->> 'seat' = s.id::text
        order by a.at desc, a.id desc limit 1) as reason
    from seat s join member f on f.id = s.firm_id join member p on p.id = s.person_id
      join seat o on o.id = ${ownerSeatId}::uuid and o.ended_at is null join member r on r.id = o.person_id
    where s.id = ${seatId}::uuid`;

/**
 * Facts for the mail about a person who joined. It goes to the person who invited them if that person still has a seat
 * and is not suspended, otherwise to the person who is notified for the firm.
 */
export const findJoinedMail = (db: Db, seatId: string): Promise<SeatMailRow | undefined> =>
  rowOf<SeatMailRow>(db)`
    select s.firm_id, display_name(m) as firm, display_name(r) as name, r.email, s.role, display_name(p) as by, null as reason
    from seat s join member m on m.id = s.firm_id join member p on p.id = s.person_id
      join member r on r.id = coalesce(
        (select i.person_id from seat i join member b on b.id = i.person_id
          where i.firm_id = s.firm_id and i.person_id = s.invited_by and i.ended_at is null and b.suspended_at is null),
        reader_of(s.firm_id, null, null, null))
    where s.id = ${seatId}::uuid`;
