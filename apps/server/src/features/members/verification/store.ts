import type { VerificationDocumentKind } from '@basoche/contract/members/verification';
import type { UserType } from '@basoche/domain/members/kinds';
import type { DocumentSlot } from '@basoche/domain/members/verification-request';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type {
  VerificationDocumentTable,
  VerificationRequestTable,
} from '../../../platform/database/schema/tables.ts';

export interface VerificationRow {
  kind: UserType;
  verified_at: Date | null;
  verified_until: Date | null;
  /** Latest request that was not withdrawn. */
  request_id: string | null;
  state: Exclude<VerificationRequestTable['state'], 'WITHDRAWN'> | null;
  sent_at: Date | null;
  /** Latest decision of staff. */
  decided: 'ACCEPTED' | 'REFUSED' | 'RETURNED' | null;
  decided_at: Date | null;
  reason: string | null;
  asked_slots: DocumentSlot[] | null;
}

/** A member's verification and their latest request; undefined if there is no such member. */
export const findVerification = (db: Db, memberId: string): Promise<VerificationRow | undefined> =>
  rowOf<VerificationRow>(db)`
    select m.kind, m.verified_at, m.verified_until, l.id as request_id, l.state, l.sent_at,
      d.state as decided, d.decided_at, d.reason, d.asked_slots
    from member m
    left join lateral (
      select id, state, sent_at from verification_request r
      where r.member_id = m.id and r.state <> 'WITHDRAWN' order by r.created_at desc, r.id desc limit 1) l on true
    left join lateral (
      select r.state, r.decided_at, r.reason, r.asked_slots from verification_request r
      where r.member_id = m.id and r.decided_at is not null
      order by r.decided_at desc, r.id desc limit 1) d on true
    where m.id = ${memberId}::uuid and m.deleted_at is null`;

export interface DocumentRow {
  id: string;
  request_id: string;
  slot: DocumentSlot;
  name: string;
  kind: VerificationDocumentKind;
  bytes: number;
  created_at: Date;
}

const documents = sql`
  select d.id, d.request_id, d.slot, d.name, f.kind, f.bytes, d.created_at, d.file_id
  from verification_document d join stored_file f on f.id = d.file_id`;

/** Documents of these requests that are still kept, oldest first. */
export const documentsOf = (db: Db, requestIds: readonly string[]): Promise<DocumentRow[]> =>
  rowsOf<DocumentRow>(db)`${documents}
    where d.request_id = any(${[...requestIds]}::uuid[]) order by d.created_at, d.id`;

type FileRow = DocumentRow & { file_id: string };

/** A kept document of a member; with `sent`, only one of a sent request. */
export const findDocument = (
  db: Db,
  { memberId, id, sent = false }: { memberId: string; id: string; sent?: boolean },
): Promise<FileRow | undefined> =>
  rowOf<FileRow>(db)`${documents}
    join verification_request r on r.id = d.request_id
    where d.id = ${id}::uuid and r.member_id = ${memberId}::uuid
      and (r.sent_at is not null or not ${sent})`;

export const insertRequest = async (db: Db, memberId: string, now: Date): Promise<string> => {
  const { id } = await db
    .insertInto('verification_request')
    .values({
      member_id: memberId,
      state: 'PREPARING',
      created_at: now,
      sent_at: null,
      decided_at: null,
      decided_by: null,
      reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const insertDocument = async (db: Db, row: Insertable<VerificationDocumentTable>): Promise<string> => {
  const { id } = await db
    .insertInto('verification_document')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Removes a document from the member's request in preparation; undefined if it is not in it. */
export const removeDocument = (
  db: Db,
  memberId: string,
  id: string,
): Promise<{ requestId: string; fileId: string | null } | undefined> =>
  rowOf<{ requestId: string; fileId: string | null }>(db)`
    delete from verification_document d using verification_request r
    where d.id = ${id}::uuid and r.id = d.request_id and r.member_id = ${memberId}::uuid and r.state = 'PREPARING'
    returning d.request_id as "requestId", d.file_id as "fileId"`;

/** Deletes a request in preparation, once it is empty. */
export const deleteRequest = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('verification_request').where('id', '=', id).where('state', '=', 'PREPARING').execute();
};

export const sendRequest = async (db: Db, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('verification_request')
    .set({ state: 'SENT', sent_at: now })
    .where('id', '=', id)
    .execute();
};

/** Removes the files of documents and keeps their digests; returns the ids of the files. */
const emptyWhere = async (db: Db, which: ReturnType<typeof sql>): Promise<string[]> => {
  const rows = await rowsOf<{ file_id: string }>(db)`
    with gone as (
      select d.id, d.file_id from verification_document d join verification_request r on r.id = d.request_id
      where d.file_id is not null and ${which} for update of d)
    update verification_document d set file_id = null, name = null from gone where d.id = gone.id
    returning gone.file_id`;
  return rows.map(({ file_id }) => file_id);
};

/** The same for up to `limit` documents decided before this instant. */
export const emptyDecidedBefore = (db: Db, before: Date, limit: number): Promise<string[]> =>
  emptyWhere(
    db,
    sql`d.id in (
      select d.id from verification_document d join verification_request r on r.id = d.request_id
      where d.file_id is not null and r.decided_at < ${before} limit ${limit})`,
  );

/** Deletes unsent requests without a new document since this time; returns the ids of their files. */
export const deleteUnsentSince = async (db: Db, before: Date, limit: number): Promise<string[]> => {
  const rows = await rowsOf<{ file_id: string }>(db)`
    with old as (
      select r.id from verification_request r
      where r.state = 'PREPARING' and not exists (
        select from verification_document d where d.request_id = r.id and d.created_at >= ${before})
        and r.created_at < ${before}
      order by r.id limit ${limit} for update skip locked),
    documents as (
      delete from verification_document d using old where d.request_id = old.id returning d.file_id),
    requests as (delete from verification_request r using old where r.id = old.id)
    select file_id from documents`;
  return rows.map(({ file_id }) => file_id);
};

/** For a member who leaves: withdraws requests and deletes reasons; returns the ids of the files. */
export const withdrawAllOf = async (db: Db, memberId: string): Promise<string[]> => {
  const files = await emptyWhere(db, sql`r.member_id = ${memberId}::uuid`);
  await sql`delete from verification_request where member_id = ${memberId}::uuid and state = 'PREPARING'`.execute(
    db,
  );
  await sql`
    update verification_request set reason = null, state = case when state = 'SENT' then 'WITHDRAWN' else state end
    where member_id = ${memberId}::uuid`.execute(db);
  await sql`delete from verification_reminder where member_id = ${memberId}::uuid`.execute(db);
  return files;
};
