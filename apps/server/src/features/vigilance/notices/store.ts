import type { SeatRole } from '@basoche/domain/firms/roles';
import type { CollaborationMode } from '@basoche/domain/payments/fees';
import type { Day } from '@basoche/domain/time/paris';
import type { VigilanceDocument } from '@basoche/domain/vigilance/documents';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import { type MailReader, nameOfReader } from '../../../platform/mail/readers.ts';

export interface PersonRow {
  /** Index of the account among the requested ones, from 0. */
  place: number;
  id: string;
  /** Role of their seat; null for an account of their own. */
  role: SeatRole | null;
  /** True for the person in charge of the thread; without a thread, for the account's contact. */
  is_reader: boolean;
}

interface Account {
  readonly memberId: string;
  /** Thread of the notice; null if it is about none. */
  readonly applicationId: string | null;
}

/** People of these accounts who may be notified: the member, or those with a seat in the firm. */
export const listPeople = (trx: Trx, accounts: readonly Account[]): Promise<PersonRow[]> =>
  rowsOf<PersonRow>(trx)`
    select a.place::integer - 1 as place, p.id, x.role, p.id = reader_of(a.member_id, a.application_id, null, null) as is_reader
    from unnest(${accounts.map(({ memberId }) => memberId)}::uuid[], ${accounts.map(({ applicationId }) => applicationId)}::uuid[])
      with ordinality a (member_id, application_id, place)
    cross join lateral (
      select a.member_id as id, null as role where not exists (select from firm f where f.member_id = a.member_id)
      union all select s.person_id, s.role from seat s where s.firm_id = a.member_id and s.ended_at is null
    ) x join member p on p.id = x.id
    where p.deleted_at is null and p.suspended_at is null order by p.id, a.place for key share of p`;

interface Reader extends MailReader {
  /** Current role of their seat; null for their own account. */
  readonly role: SeatRole | null;
}

/** Reader of mails to an account; undefined if they no longer have a seat in it. */
export const findReader = (
  db: Db,
  { personId, memberId }: { readonly personId: string; readonly memberId: string },
): Promise<Reader | undefined> =>
  rowOf<Reader>(db)`
    select s.role, p.email::text, ${nameOfReader('p', 'm')} as name, nullif(m.id, p.id) as firm_id
    from member p join member m on m.id = ${memberId}::uuid and m.deleted_at is null and m.suspended_at is null
    left join seat s on s.firm_id = m.id and s.person_id = p.id and s.ended_at is null
    where p.id = ${personId}::uuid and p.suspended_at is null and (p.id = m.id or s.role is not null)`;

export interface ProposalRow {
  id: string;
  creator_id: string;
  candidate_id: string;
  title: string;
  net_cents: number;
  mode: CollaborationMode;
  proposed_at: Date;
}

/** Modes waiting to be accepted: of one thread, or of all threads of a prestataire. */
export const listProposals = (
  db: Db,
  { applicationId, candidateId }: { readonly applicationId?: string; readonly candidateId?: string },
): Promise<ProposalRow[]> =>
  rowsOf<ProposalRow>(db)`
    select a.id, a.creator_id, a.candidate_id, m.title, a.offer_cents as net_cents, lower(x.type) as mode, x.sent_at as proposed_at
    from application a join mission m on m.id = a.mission_id
    join application_action x on x.application_id = a.id and x.type in ('DIRECT', 'FUNDS') and x.result = 'ONGOING'
    where a.state = 'WAITING_ACCEPTATION'
      and ${applicationId === undefined ? sql`a.candidate_id = ${candidateId}::uuid` : sql`a.id = ${applicationId}::uuid`}
    order by a.id`;

/** Newest missions under way of a prestataire, one per client. */
export const listUnderWay = (
  db: Db,
  candidateId: string,
): Promise<{ id: string; creator_id: string; candidate_id: string }[]> =>
  rowsOf<{ id: string; creator_id: string; candidate_id: string }>(db)`
    select distinct on (creator_id) id, creator_id, candidate_id from application
    where candidate_id = ${candidateId}::uuid and state in ('WAITING_FUNDS', 'ONGOING') and mode in ('direct', 'funds')
    order by creator_id, id desc`;

/** Newest mission under way of a pair, whose person in charge is notified; null if none. */
export const findUnderWay = async (
  db: Db,
  { creatorId, candidateId }: { readonly creatorId: string; readonly candidateId: string },
): Promise<string | null> => {
  const row = await rowOf<{ id: string }>(db)`
    select id from application
    where creator_id = ${creatorId}::uuid and candidate_id = ${candidateId}::uuid and state in ('WAITING_FUNDS', 'ONGOING')
      and mode in ('direct', 'funds')
    order by id desc limit 1`;
  return row?.id ?? null;
};

/** True if somebody got this notification about a thread, or an account, since then. */
export const wasTold = async (
  db: Db,
  about: { readonly key: string; readonly memberId: string; readonly applicationId: string | null },
  since: Date,
): Promise<boolean> => {
  const row = await rowOf(db)`
    select from notification n where n.key = ${about.key} and n.created_at >= ${since}
      and n.application_id is not distinct from ${about.applicationId}::uuid
      and coalesce(n.firm_id, n.member_id) = ${about.memberId}::uuid limit 1`;
  return row !== undefined;
};

export interface SubmittedRow {
  member_id: string;
  kind: VigilanceDocument;
  from_day: Day;
  until_day: Day | null;
  withdrawn_at: Date | null;
  withdrawn_reason: string | null;
}

export const findDocument = (db: Db, id: string): Promise<SubmittedRow | undefined> =>
  rowOf<SubmittedRow>(db)`
    select member_id, kind, from_day, until_day, withdrawn_at, withdrawn_reason from vigilance_document where id = ${id}::uuid`;

export const findName = async (db: Db, memberId: string): Promise<string> => {
  const row = await rowOf<{ name: string }>(db)`
    select display_name(m) as name from member m where m.id = ${memberId}::uuid`;
  return row?.name ?? '';
};
