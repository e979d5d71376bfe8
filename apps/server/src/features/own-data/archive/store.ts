import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';

/** The owner of an archive, their threads and their files; their rows stand in `rows/store.ts`. */

export interface OwnerRow {
  id: string;
  kind: 'STUDENT' | 'EMPLOYEE' | 'COMPANY' | 'CUSTOMER';
  /** Its address; a firm's name, as it has none. */
  account: string;
  is_moral: boolean;
  job_name: string | null;
}

const owners = sql`select id, kind, coalesce(email::text, display_name(member)) as account, is_moral, job_name from member
  where deleted_at is null and kind in ('STUDENT', 'EMPLOYEE', 'COMPANY', 'CUSTOMER')`;

export const findOwner = (db: Db, memberId: string): Promise<OwnerRow | undefined> =>
  rowOf<OwnerRow>(db)`${owners} and id = ${memberId}::uuid`;

export const findOwnerByEmail = (db: Db, email: string): Promise<OwnerRow | undefined> =>
  rowOf<OwnerRow>(db)`${owners} and email = ${email}`;

/** Threads of a member as a party, oldest first. */
export const threadIds = async (db: Db, memberId: string): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from application where creator_id = ${memberId}::uuid or candidate_id = ${memberId}::uuid order by id`;
  return rows.map(({ id }) => id);
};

export interface OwnFile {
  folder: 'cv' | 'photos' | 'justificatifs' | 'pieces-jointes' | 'audiences' | 'vigilance';
  id: string;
  name: string;
  file_id: string;
}

/** The member's own files, and attachments of messages that they may read (threads/attachments). */
export const filesOf = (db: Db, memberId: string): Promise<OwnFile[]> =>
  rowsOf<OwnFile>(db)`
    select 'cv' as folder, id, name, file_id from cv where member_id = ${memberId}::uuid
    union all
    select 'justificatifs', d.id, d.name, d.file_id from verification_document d
    join verification_request r on r.id = d.request_id
    where r.member_id = ${memberId}::uuid and d.file_id is not null
    union all
    select 'audiences', id, name, file_id from hearing_document where member_id = ${memberId}::uuid
    union all
    select 'vigilance', id, name, file_id from vigilance_document_file where member_id = ${memberId}::uuid
    union all
    select 'photos', p.id, p.purpose || '.' || case f.kind when 'jpeg' then 'jpg' else f.kind end, f.file_id
    from picture p cross join lateral (
      select kind, file_id from picture_file where picture_id = p.id order by kind = 'jpeg' desc, width desc limit 1) f
    where p.member_id = ${memberId}::uuid
    union all
    select 'pieces-jointes', t.id, t.name, t.file_id from attachment t
    join application a on a.id = t.application_id
    where (a.creator_id = ${memberId}::uuid or a.candidate_id = ${memberId}::uuid)
      and (t.message_id is not null or t.member_id = ${memberId}::uuid)
    order by 1, 2`;
