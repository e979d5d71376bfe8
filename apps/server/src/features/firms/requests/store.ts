import type { DomainWay } from '@basoche/domain/firms/domains';
import type { storedInvitationStates } from '@basoche/domain/firms/invitations';
import { rolesByAct } from '@basoche/domain/firms/roles';
import type { UserType } from '@basoche/domain/members/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import { clientIsHidden } from '../../../platform/listing/hidden-client.ts';
import { isUnfinished } from '../invitations/store.ts';

/** Domain of a person's address, in SQL; `p` is the person. An account without a confirmed address has none. */
const domainOfPerson = sql`case when p.confirmed_at is not null then split_part(p.email::text, '@', -1)::citext end`;

export interface AtDomainRow {
  readonly firm_id: string;
  readonly firm: string;
  readonly domain_id: string;
  readonly domain: string;
  readonly dns_text: string;
  readonly way: DomainWay;
  readonly checked_at: Date;
  readonly is_seated: boolean;
  /** Instant at which the person made the last request that the firm refused. */
  readonly refused_at: Date | null;
  /** The request that waits. */
  readonly request_id: string | null;
  readonly made_at: Date | null;
  readonly expires_at: Date | null;
}

/** The open firm that proved the domain of this person's confirmed address. */
export const findAtDomain = (db: Db, personId: string, now: Date): Promise<AtDomainRow | undefined> =>
  rowOf<AtDomainRow>(db)`
    select d.firm_id, display_name(m) as firm, d.id as domain_id, d.domain::text, d.dns_text, d.way,
      coalesce(d.checked_at, d.verified_at) as checked_at,
      exists (select from seat s where s.firm_id = d.firm_id and s.person_id = p.id and s.ended_at is null) as is_seated,
      (select max(r.made_at) from firm_invitation r
        where r.firm_id = d.firm_id and r.person_id = p.id and r.way = 'domain' and r.state = 'refused') as refused_at,
      i.id as request_id, i.made_at, i.expires_at
    from member p join firm_domain d on d.domain = ${domainOfPerson} and d.verified_at is not null
    join firm f on f.member_id = d.firm_id and f.closed_at is null
    join member m on m.id = d.firm_id and m.suspended_at is null
    left join firm_invitation i on i.firm_id = d.firm_id and i.person_id = p.id and i.way = 'domain' and i.state = 'waiting'
      and i.expires_at > ${now}
    where p.id = ${personId}::uuid`;

export interface RequestRow {
  readonly id: string;
  readonly person_id: string;
  readonly name: string;
  readonly email: string;
  readonly kind: UserType;
  readonly isMoral: boolean;
  readonly made_at: Date;
  readonly expires_at: Date;
  readonly state: (typeof storedInvitationStates)[number];
  /**
   * True while it waits, its person is not suspended and has an address at a domain of the firm, and an
   * answer would not reveal an anonymous client.
   */
  readonly isLive: boolean;
}

/**
 * SQL: the person of request `i`, or a firm of theirs, is the anonymous client of a thread in which the asked
 * firm is candidate.
 */
const isOfHiddenClient = (now: Date) => sql<boolean>`exists (
  select from application a join mission m on m.id = a.mission_id
  where a.candidate_id = i.firm_id and ${clientIsHidden()} and ${isUnfinished(now)}
    and (a.creator_id = i.person_id or exists (
      select from seat s where s.firm_id = a.creator_id and s.person_id = i.person_id and s.ended_at is null)))`;

const requestsWhere = (condition: RawBuilder<unknown>, now: Date) => sql<RequestRow>`
  select * from (
    select i.id, i.firm_id, i.person_id, display_name(p) as name, p.email::text, p.kind, coalesce(p.is_moral, false) as "isMoral",
      i.made_at, i.expires_at, i.state,
      i.state = 'waiting' and i.expires_at > ${now} and p.suspended_at is null and p.deleted_at is null and exists (
        select from firm_domain d where d.firm_id = i.firm_id and d.verified_at is not null and d.domain = ${domainOfPerson}
      ) and not ${isOfHiddenClient(now)} as "isLive"
    from firm_invitation i join member p on p.id = i.person_id where i.way = 'domain'
  ) request where ${condition}`;

/** Requests that wait for an answer of the firm, the oldest first. */
export const listRequests = (db: Db, firmId: string, now: Date): Promise<RequestRow[]> =>
  rowsOf<RequestRow>(
    db,
  )`${requestsWhere(sql`firm_id = ${firmId}::uuid and "isLive"`, now)} order by made_at, id limit 200`;

interface Place {
  readonly firmId: string;
  readonly id: string;
}

export const findRequest = (db: Db, { firmId, id }: Place, now: Date): Promise<RequestRow | undefined> =>
  rowOf<RequestRow>(db)`${requestsWhere(sql`firm_id = ${firmId}::uuid and id = ${id}::uuid`, now)}`;

/** A person's own request; undefined if there is none. */
export const findOwn = (
  db: Db,
  { personId, id }: { readonly personId: string; readonly id: string },
): Promise<{ firm_id: string; state: RequestRow['state'] } | undefined> =>
  rowOf<{ firm_id: string; state: RequestRow['state'] }>(db)`
    select firm_id, state from firm_invitation where id = ${id}::uuid and person_id = ${personId}::uuid and way = 'domain'`;

/**
 * Ends requests to a firm, or of a person, whose answer would reveal an anonymous client to the firm; returns
 * the firms.
 */
export const endOfHiddenClients = async (
  trx: Trx,
  of: { readonly firmId: string } | { readonly personId: string },
  now: Date,
): Promise<string[]> => {
  const isOf = 'firmId' in of ? sql`i.firm_id = ${of.firmId}::uuid` : sql`i.person_id = ${of.personId}::uuid`;
  const rows = await rowsOf<{ firm_id: string }>(trx)`
    update firm_invitation i set state = 'revoked', ended_at = ${now}
    where ${isOf} and i.way = 'domain' and i.state = 'waiting' and ${isOfHiddenClient(now)} returning i.firm_id`;
  return [...new Set(rows.map(({ firm_id }) => firm_id))].toSorted();
};

/** Locks the account of the person who asks, exclusively, so that they join firms one after the other. */
export const lockPerson = async (trx: Trx, personId: string): Promise<void> => {
  await sql`select from member where id = ${personId}::uuid for no key update`.execute(trx);
};

export interface RequestMailRow {
  readonly firm: string;
  readonly firm_id: string;
  readonly person: string;
  /** Reader of the mail: the person of the seat, else the person who asked. */
  readonly name: string;
  readonly email: string | null;
}

/** Facts for a mail about a request: to the person of a seat who may answer it now, or to the person who asked. */
export const findRequestMail = (
  db: Db,
  { id, seatId }: { readonly id: string; readonly seatId: string | null },
  now: Date,
): Promise<RequestMailRow | undefined> =>
  rowOf<RequestMailRow>(db)`
    select i.firm_id, display_name(m) as firm, display_name(p) as person, display_name(r) as name, r.email
    from firm_invitation i join member m on m.id = i.firm_id join member p on p.id = i.person_id
    join member r on r.id = case when ${seatId}::uuid is null then i.person_id else (
      select s.person_id from seat s where s.id = ${seatId}::uuid and s.firm_id = i.firm_id and s.ended_at is null
        and s.role = any(${[...rolesByAct.team]}::text[])) end
    where i.id = ${id}::uuid and (${seatId}::uuid is null or r.suspended_at is null and m.suspended_at is null
      and exists (${requestsWhere(sql`id = ${id}::uuid and "isLive"`, now)}))`;
