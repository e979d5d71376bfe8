import type { UserType } from '@basoche/domain/members/kinds';
import type { ProvenIdentity } from '@basoche/domain/members/proven-identity';
import type { DocumentSlot } from '@basoche/domain/members/verification-request';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import { type MailReader, readerOf } from '../../../platform/mail/readers.ts';

export interface WaitingRow {
  id: string;
  member_id: string;
  name: string;
  kind: UserType;
  job_name: string | null;
  email: string;
  verified_at: Date | null;
  verified_until: Date | null;
  refused_before: number;
  sent_at: Date;
  /** Time at which documents were requested again; null unless that was the last decision. */
  decided_at: Date | null;
  reason: string | null;
  asked_slots: DocumentSlot[] | null;
  /** Identity provider that confirmed who the member is; null for documents. */
  proved_by: string | null;
}

/** Waiting requests, longest waiting first. */
export const listWaiting = async (db: Db, { limit, after }: PageRequest): Promise<WaitingRow[]> => {
  const next = after ? sql`and (r.sent_at, r.id) > (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<WaitingRow>(db)`
    select r.id, r.member_id, display_name(m) as name, m.kind, m.job_name, m.email::text, m.verified_at,
      m.verified_until, r.sent_at,
      (select count(*)::integer from verification_request x where x.member_id = r.member_id and x.state = 'REFUSED')
        as refused_before, d.decided_at, d.reason, d.asked_slots, r.proved_by
    from verification_request r join member m on m.id = r.member_id
    left join lateral (
      select x.state, x.decided_at, x.reason, x.asked_slots from verification_request x
      where x.member_id = r.member_id and x.decided_at is not null
      order by x.decided_at desc, x.id desc limit 1) d on d.state = 'RETURNED'
    where r.state = 'SENT' ${next}
    order by r.sent_at, r.id limit ${limit + 1}`;
};

export interface DecidedRow {
  id: string;
  member_id: string;
  name: string;
  kind: UserType;
  state: 'ACCEPTED' | 'REFUSED' | 'RETURNED';
  decided_at: Date;
  decided_by: string | null;
  reason: string | null;
  asked_slots: DocumentSlot[] | null;
  proved_by: string | null;
}

/** Decided requests, latest first. */
export const listDecided = async (db: Db, { limit, after }: PageRequest): Promise<DecidedRow[]> => {
  const next = after ? sql`and (r.decided_at, r.id) < (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<DecidedRow>(db)`
    select r.id, r.member_id, display_name(m) as name, m.kind, r.state, r.decided_at,
      case when s.id is not null then display_name(s) end as decided_by, r.reason, r.asked_slots, r.proved_by
    from verification_request r
    join member m on m.id = r.member_id
    left join member s on s.id = r.decided_by
    where r.decided_at is not null ${next}
    order by r.decided_at desc, r.id desc limit ${limit + 1}`;
};

export interface LockedMember {
  id: string;
  kind: UserType;
  name: string;
}

const one = sql`select id, kind, display_name(m) as name from member m`;

/** Locks a member, so that nobody else changes their requests until the transaction ends. */
export const lockMember = (db: Db, id: string): Promise<LockedMember | undefined> =>
  rowOf<LockedMember>(db)`${one}
    where id = ${id}::uuid and deleted_at is null for no key update`;

export const lockMemberByEmail = (db: Db, email: string): Promise<LockedMember | undefined> =>
  rowOf<LockedMember>(db)`${one} where email = ${email} for no key update`;

/** Id of the member's waiting request, and whether a request was ever sent. The caller has locked the member. */
export const findWaiting = async (
  db: Db,
  memberId: string,
): Promise<{ waiting: string | null; wasSent: boolean }> => {
  const row = await rowOf<{ waiting: string | null; wasSent: boolean }>(db)`
    select (select id from verification_request where member_id = ${memberId}::uuid and state = 'SENT') as waiting,
      exists (select from verification_request where member_id = ${memberId}::uuid and sent_at is not null)
        as "wasSent"`;
  return row ?? { waiting: null, wasSent: false };
};

/**
 * True if the member's last decided request was not accepted, or the operator withdrew the verification
 * since.
 */
export const wasTurnedDown = async (db: Db, memberId: string): Promise<boolean> => {
  const last = await db
    .selectFrom('verification_request')
    .select('state')
    .where('member_id', '=', memberId)
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.state !== 'ACCEPTED';
};

interface Decision {
  readonly state: 'ACCEPTED' | 'REFUSED' | 'RETURNED';
  readonly reason: string | null;
  /** Documents to send again; null unless the request is returned. */
  readonly slots: readonly DocumentSlot[] | null;
  /** Null for the operator's command. */
  readonly by: string | null;
  readonly at: Date;
}

export const decide = async (
  db: Db,
  id: string,
  { state, reason, slots, by, at }: Decision,
): Promise<void> => {
  await db
    .updateTable('verification_request')
    .set({ state, reason, asked_slots: slots && [...slots], decided_at: at, decided_by: by })
    .where('id', '=', id)
    .execute();
};

/** Records an acceptance by the operator for a member who had sent no request. */
export const insertAccepted = async (db: Db, memberId: string, at: Date): Promise<void> => {
  await db
    .insertInto('verification_request')
    .values({
      member_id: memberId,
      state: 'ACCEPTED',
      created_at: at,
      sent_at: at,
      decided_at: at,
      decided_by: null,
      reason: null,
    })
    .execute();
};

interface TakenBack {
  readonly memberId: string;
  readonly reason: string;
  /** Null for the operator. */
  readonly by: string | null;
}

/**
 * Records that a member's verification was withdrawn, dated before a request that is open now. Returns the
 * record's id; undefined if there was no verification.
 */
export const insertTakenBack = async (
  db: Db,
  { memberId, reason, by }: TakenBack,
  at: Date,
): Promise<string | undefined> => {
  const row = await rowOf<{ id: string }>(db)`
    insert into verification_request (member_id, state, created_at, sent_at, decided_at, decided_by, reason)
    select id, 'REFUSED', verified_at, verified_at, ${at}::timestamptz, ${by}::uuid, ${reason} from member
    where id = ${memberId}::uuid and verified_at is not null returning id`;
  return row?.id;
};

/**
 * Sends the member's request in preparation, or a new one, for a proof by an identity provider; returns its
 * id.
 */
export const sendForProvider = async (db: Db, memberId: string, at: Date): Promise<string> => {
  const prepared = await db
    .updateTable('verification_request')
    .set({ state: 'SENT', sent_at: at })
    .where('member_id', '=', memberId)
    .where('state', '=', 'PREPARING')
    .returning('id')
    .executeTakeFirst();
  if (prepared !== undefined) return prepared.id;
  const { id } = await db
    .insertInto('verification_request')
    .values({ member_id: memberId, state: 'SENT', created_at: at, sent_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Records the identity provider that confirmed the member of a request. */
export const recordProvider = async (db: Db, id: string, provider: string): Promise<void> => {
  await db.updateTable('verification_request').set({ proved_by: provider }).where('id', '=', id).execute();
};

/** Sets the verification. `until` is `null` if it does not lapse; both `null` withdraw it. */
export const setVerification = async (
  db: Db,
  memberId: string,
  verifiedAt: Date | null,
  until: Date | null,
): Promise<void> => {
  await db
    .updateTable('member')
    .set({ verified_at: verifiedAt, verified_until: until })
    .where('id', '=', memberId)
    .execute();
};

/** Withdraws the verification that began at this time; false if the member has another one by now. */
export const withdrawVerification = async (db: Db, id: string, since: Date): Promise<boolean> => {
  const withdrawn = await rowOf(db)`
    update member set verified_at = null, verified_until = null
    where id = ${id}::uuid and date_trunc('milliseconds', verified_at) = ${since} returning id`;
  return withdrawn !== undefined;
};

/** Identity of a member as they state it; the caller has locked the member. */
export const identityOf = async (db: Db, id: string): Promise<ProvenIdentity> => {
  const row = await rowOf<ProvenIdentity>(db)`
    select first_name as "firstName", last_name as "lastName", company_name as "companyName", job_name as "jobName"
    from member where id = ${id}::uuid`;
  return (
    row ?? {
      firstName: null,
      lastName: null,
      companyName: null,
      jobName: null,
    }
  );
};

/** Withdraws a waiting request and moves its documents to a new one, to be sent again: staff may have looked at the old one. */
export const reopenWaiting = async (db: Db, memberId: string): Promise<void> => {
  await sql`
    with withdrawn as (
      update verification_request set state = 'WITHDRAWN' where member_id = ${memberId}::uuid and state = 'SENT'
      returning id, member_id, sent_at),
    opened as (
      insert into verification_request (member_id, state, created_at)
      select member_id, 'PREPARING', sent_at from withdrawn returning id)
    update verification_document d set request_id = opened.id from opened, withdrawn
    where d.request_id = withdrawn.id`.execute(db);
};

/** Moves the documents of a returned request that need not be sent again to a new request in preparation. */
export const moveToNextRequest = async (db: Db, requestId: string, now: Date): Promise<void> => {
  await sql`
    with kept as (
      select d.id, r.member_id from verification_document d join verification_request r on r.id = d.request_id
      where r.id = ${requestId}::uuid and d.file_id is not null and d.slot <> all (r.asked_slots)),
    opened as (
      insert into verification_request (member_id, state, created_at)
      select distinct member_id, 'PREPARING', ${now}::timestamptz from kept returning id)
    update verification_document d set request_id = opened.id from opened, kept where d.id = kept.id`.execute(
    db,
  );
};

export interface MailFactsRow {
  id: string;
  /** Name of the member whose request it is. */
  name: string;
  reader: MailReader;
  kind: UserType;
  verified_until: Date | null;
  sent_at: Date;
  reason: string | null;
  asked_slots: DocumentSlot[] | null;
  proved_by: string | null;
}

/** Facts for the mails about a request. */
export const findMailFacts = (db: Db, requestId: string): Promise<MailFactsRow | undefined> =>
  rowOf<MailFactsRow>(db)`
    select r.id, display_name(m) as name, row_to_json(reader) as reader, m.kind, m.verified_until, r.sent_at, r.reason,
      r.asked_slots, r.proved_by
    from verification_request r join member m on m.id = r.member_id join ${readerOf('m')} reader on true
    where r.id = ${requestId}::uuid and r.sent_at is not null and r.state <> 'WITHDRAWN'`;
