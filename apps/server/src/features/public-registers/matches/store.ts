import type { PublicRegister } from '@basoche/domain/public-registers/registers';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { PublicRegisterMatchTable } from '../../../platform/database/schema/tables.ts';
import type { EditionRow } from '../editions/store.ts';
import type { MatchRow } from '../lookups/store.ts';

/**
 * Stores the matches of members who are not deleted meanwhile, locked in one order. Only another certain line
 * replaces a confirmed one.
 */
export const recordMatches = async (
  trx: Trx,
  matches: readonly Insertable<PublicRegisterMatchTable>[],
): Promise<void> => {
  await sql`
    insert into public_register_match as x
      (member_id, register, state, name, first_name, bar, court, siren, since_day, seen_on, found_at, decided_by)
    select e.member_id, e.register, e.state, e.name, e.first_name, e.bar, e.court, e.siren, e.since_day, e.seen_on,
      e.found_at, e.decided_by
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as e (member_id uuid, register text, state text, name text,
      first_name text, bar text, court text, siren text, since_day date, seen_on date, found_at timestamptz, decided_by uuid)
    join member m on m.id = e.member_id
    where m.deleted_at is null order by m.id for key share of m
    on conflict (member_id, register) do update set state = excluded.state, name = excluded.name,
      first_name = excluded.first_name, bar = excluded.bar, court = excluded.court, siren = excluded.siren,
      since_day = excluded.since_day, seen_on = excluded.seen_on, found_at = excluded.found_at,
      decided_by = excluded.decided_by
    where x.state <> 'confirmed' or excluded.state = 'confirmed'`.execute(trx);
};

/** A member's line in a later edition. */
export type CarriedLine = Pick<
  MatchRow,
  'member_id' | 'name' | 'first_name' | 'bar' | 'court' | 'siren' | 'since_day'
>;

/**
 * Stores the lines of a later edition for members with confirmed lines, except deleted members. Locks the
 * members first, in one order, since a changed line also changes their row in the directory.
 */
export const carryOver = async (
  trx: Trx,
  { register, released_on }: Pick<EditionRow, 'register' | 'released_on'>,
  lines: readonly CarriedLine[],
): Promise<void> => {
  await sql`
    update public_register_match x set name = e.name, first_name = e.first_name, bar = e.bar, court = e.court,
      siren = e.siren, since_day = e.since_day, seen_on = ${released_on}
    from (
      select e.* from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as e (member_id uuid, name text, first_name text,
        bar text, court text, siren text, since_day date)
      join member m on m.id = e.member_id
      where m.deleted_at is null order by m.id for key share of m) e
    where x.member_id = e.member_id and x.register = ${register} and x.state = 'confirmed'`.execute(trx);
};

/** A member with a confirmed line, and the start of their verification. */
export interface ConfirmedRow extends MatchRow {
  readonly verified_at: Date;
}

interface Portion {
  /** Members after this id. */
  readonly after: string | null;
  readonly limit: number;
}

/** Members with a confirmed line who were not verified again since: those are looked up anew first. */
export const listConfirmed = (
  db: Db,
  register: PublicRegister,
  { after, limit }: Portion,
): Promise<ConfirmedRow[]> =>
  rowsOf<ConfirmedRow>(db)`
    select x.*, m.verified_at from public_register_match x join member m on m.id = x.member_id
    where x.register = ${register} and x.state = 'confirmed' and m.verified_at <= x.found_at and m.deleted_at is null
      and (${after}::uuid is null or x.member_id > ${after}::uuid)
    order by x.member_id limit ${limit}`;

/** Marks confirmed matches as missing: the register no longer names these members. */
export const setMissing = async (
  trx: Trx,
  memberIds: readonly string[],
  register: PublicRegister,
  now: Date,
): Promise<void> => {
  await sql`
    update public_register_match set state = 'missing', found_at = ${now}, decided_by = null
    where member_id = any(${memberIds}::uuid[]) and register = ${register}`.execute(trx);
};

/** Deletes a member's match. Keeps, while they are verified, a confirmed line: stating another bar or number must not
 * hide a loss from the next edition. Keeps, until they are verified again, a loss and a line refused by staff or member. */
export const deleteMatch = async (trx: Trx, memberId: string): Promise<void> => {
  await sql`
    delete from public_register_match x using member m
    where x.member_id = ${memberId}::uuid and m.id = x.member_id
      and (x.state = 'doubtful' and x.disputed_at is null or x.state = 'confirmed' and m.verified_at is null
        or m.verified_at > x.found_at)`.execute(trx);
};

/**
 * Locks a member's account until the transaction ends, before their lines, as an erasure does; false if it is
 * deleted.
 */
export const lockAccount = async (trx: Trx, memberId: string): Promise<boolean> => {
  const rows = await rowsOf(trx)`
    select from member where id = ${memberId}::uuid and deleted_at is null for key share`;
  return rows.length > 0;
};

/**
 * Locks the editions in force until the transaction ends, as a reader: none is replaced meanwhile, and the
 * next statement reads the current one.
 */
export const lockEditionsInForce = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('public-registers in force', 0))`.execute(
    trx,
  );
};

/**
 * Locks the assignment of a register's lines until the transaction ends, after the editions in force, so that
 * a line is assigned to one member.
 */
export const lockLines = async (trx: Trx, register: PublicRegister): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`public-register lines ${register}`}, 0))`.execute(
    trx,
  );
};

/** Locks the editions in force for a transaction that replaces one; look-ups of members wait. */
export const lockEditionsForChange = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('public-registers in force', 0))`.execute(trx);
};
