import type { FirmInvitationState, SharedThread } from '@basoche/domain/firms/invitations';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { reviewTimes } from '@basoche/domain/threads/time-limits';
import { addHours } from '@basoche/domain/time/paris';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { FirmInvitationTable } from '../../../platform/database/schema/tables.ts';
import { clientIsHidden } from '../../../platform/listing/hidden-client.ts';

/** Invitations to addresses, and links. */
export interface InvitationRow {
  readonly id: string;
  readonly firm_id: string;
  readonly firm: string;
  /** False for a firm in which nobody acts: it is closed or suspended. */
  readonly isFirmOpen: boolean;
  readonly role: SeatRole;
  readonly email: string | null;
  readonly uses: number;
  readonly uses_at_most: number | null;
  readonly made_by: string | null;
  /** Name of the person who made it. */
  readonly maker: string | null;
  /** Role of their live seat; null if they have none, or their account is suspended. */
  readonly makerRole: SeatRole | null;
  readonly made_at: Date;
  readonly expires_at: Date;
  readonly state: Exclude<FirmInvitationState, 'lapsed'>;
}

const invitations = sql`
  select i.id, i.firm_id, display_name(m) as firm, f.closed_at is null and m.suspended_at is null as "isFirmOpen",
    i.role, i.email, i.uses, i.uses_at_most, i.made_by, display_name(b) as maker, s.role as "makerRole", i.made_at, i.expires_at,
    i.state
  from firm_invitation i join firm f on f.member_id = i.firm_id join member m on m.id = i.firm_id
    left join member b on b.id = i.made_by
    left join seat s on s.firm_id = i.firm_id and s.person_id = b.id and s.ended_at is null and b.suspended_at is null`;

/** Invitations and links of a firm that wait, or have lapsed, the newest first. */
export const listWaiting = (db: Db, firmId: string): Promise<InvitationRow[]> =>
  rowsOf<InvitationRow>(db)`
    ${invitations} where i.firm_id = ${firmId}::uuid and i.state = 'waiting' and i.way in ('address', 'link')
    order by i.made_at desc, i.id desc limit 200`;

/** An invitation or a link; requests to join are handled elsewhere. */
export const findInvitation = (db: Db, id: string): Promise<InvitationRow | undefined> =>
  rowOf<InvitationRow>(db)`${invitations} where i.id = ${id}::uuid and i.way in ('address', 'link')`;

export const findByToken = (db: Db, hash: Buffer): Promise<InvitationRow | undefined> =>
  rowOf<InvitationRow>(db)`${invitations} where i.token_hash = ${hash}`;

const toPerson = (personId: string) =>
  sql`i.way = 'address' and i.email = (select email from member where id = ${personId}::uuid)`;

/** An invitation to the address of this person. */
export const findReceived = (db: Db, id: string, personId: string): Promise<InvitationRow | undefined> =>
  rowOf<InvitationRow>(db)`${invitations} where i.id = ${id}::uuid and ${toPerson(personId)}`;

/** Invitations that wait at the address of this person, the newest first. */
export const listReceived = (db: Db, personId: string, now: Date): Promise<InvitationRow[]> =>
  rowsOf<InvitationRow>(db)`
    ${invitations} where ${toPerson(personId)} and i.state = 'waiting' and i.expires_at > ${now}
    order by i.made_at desc, i.id desc limit 100`;

interface InvitationCounts {
  /** Invitations to addresses that wait. */
  readonly waiting: number;
  /** Invitations and links made since the beginning of the day. */
  readonly made_today: number;
}

export const countMade = async (
  db: Db,
  firmId: string,
  { now, today }: { readonly now: Date; readonly today: Date },
): Promise<InvitationCounts> => {
  const row = await rowOf<InvitationCounts>(db)`
    select (count(*) filter (where way = 'address' and state = 'waiting' and expires_at > ${now}))::integer as waiting,
      (count(*) filter (where way in ('address', 'link') and made_at >= ${today}))::integer as made_today
    from firm_invitation where firm_id = ${firmId}::uuid`;
  return row ?? { waiting: 0, made_today: 0 };
};

/** Inserts a waiting invitation or link; returns its id. */
export const insertInvitation = async (
  trx: Trx,
  invitation: Omit<Insertable<FirmInvitationTable>, 'state'>,
): Promise<string> => {
  const { id } = await trx
    .insertInto('firm_invitation')
    .values({ ...invitation, state: 'waiting' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Locks an invitation until the transaction ends. */
export const lockInvitation = async (trx: Trx, id: string): Promise<void> => {
  await sql`select from firm_invitation where id = ${id}::uuid for update`.execute(trx);
};

interface Ending {
  readonly state: 'accepted' | 'refused' | 'revoked';
  /** The person who accepted it. */
  readonly personId?: string;
  readonly now: Date;
}

export const endInvitation = async (
  trx: Trx,
  id: string,
  { state, personId, now }: Ending,
): Promise<void> => {
  await trx
    .updateTable('firm_invitation')
    .set({ state, ended_at: now, ...(personId === undefined ? {} : { person_id: personId }) })
    .where('id', '=', id)
    .execute();
};

/**
 * Revokes the waiting invitation of an address, before another one replaces it; returns its role, or null if
 * there is none.
 */
export const revokeTo = async (
  trx: Trx,
  { firmId, email }: { readonly firmId: string; readonly email: string },
  now: Date,
): Promise<SeatRole | null> => {
  const row = await trx
    .updateTable('firm_invitation')
    .set({ state: 'revoked', ended_at: now })
    .where('firm_id', '=', firmId)
    .where('email', '=', email)
    .where('way', '=', 'address')
    .where('state', '=', 'waiting')
    .returning('role')
    .executeTakeFirst();
  return row?.role ?? null;
};

/** Ends a person's request to join a firm, before another one replaces it, or once they have a seat. */
export const endRequestOf = async (
  trx: Trx,
  { firmId, personId }: { readonly firmId: string; readonly personId: string },
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('firm_invitation')
    .set({ state: 'revoked', ended_at: now })
    .where('firm_id', '=', firmId)
    .where('person_id', '=', personId)
    .where('way', '=', 'domain')
    .where('state', '=', 'waiting')
    .execute();
};

/** Counts one more person who joined by a link; the last one uses it up. */
export const useLink = async (trx: Trx, id: string, now: Date): Promise<void> => {
  await sql`
    update firm_invitation set uses = uses + 1,
      state = case when uses + 1 >= uses_at_most then 'spent' else state end,
      ended_at = case when uses + 1 >= uses_at_most then ${now}::timestamptz end
    where id = ${id}::uuid`.execute(trx);
};

/** True if somebody other than the person ended a seat of theirs in this firm, at this time or later. */
export const wasRemoved = async (
  db: Db,
  { firmId, personId }: { readonly firmId: string; readonly personId: string },
  since: Date,
): Promise<boolean> => {
  const row = await rowOf<{ found: boolean }>(db)`
    select exists (
      select from seat where firm_id = ${firmId}::uuid and person_id = ${personId}::uuid and ended_at >= ${since}
        and ended_by is distinct from person_id
    ) as found`;
  return row?.found === true;
};

interface Parties {
  readonly firmId: string;
  readonly personId: string;
  /** True to leave out the threads of the person's other firms. */
  readonly isAlone?: boolean;
}

/** SQL: thread `a` is open, or done with reviews that can still be written. */
export const isUnfinished = (now: Date) => sql<boolean>`a.state <> 'REFUSED'
  and (a.state <> 'DONE' or a.done_at > ${addHours(now, -24 * reviewTimes.writingDays)}::timestamptz)`;

/** Unfinished threads between a person, or a firm of theirs, and this firm. */
export const sharedThread = async (
  db: Db,
  { firmId, personId, isAlone = false }: Parties,
  now: Date,
): Promise<SharedThread> => {
  const row = await rowOf<{ shared: SharedThread }>(db)`
    with own as (
      select ${personId}::uuid as id
      union select firm_id from seat where person_id = ${personId}::uuid and ended_at is null and not ${isAlone}::boolean
    ), thread as (
      select a.state, a.done_at, ${clientIsHidden()} as is_hidden
      from own join application a on a.candidate_id = own.id left join mission m on m.id = a.mission_id
      where a.creator_id = ${firmId}::uuid
      union all
      select a.state, a.done_at, false from own join application a on a.creator_id = own.id
      where a.candidate_id = ${firmId}::uuid
    )
    select case when count(*) = 0 then 'none' when bool_and(is_hidden) then 'hidden' else 'known' end as shared
    from thread a where ${isUnfinished(now)}`;
  return row?.shared ?? 'none';
};
