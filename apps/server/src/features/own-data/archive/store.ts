import type { PriceKind } from '@basoche/domain/pricing/kinds';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import { isAgreed } from '../../../platform/listing/agreement.ts';
import { price } from '../../../platform/listing/instalments.ts';

/** The owner of an archive, their threads, sheets and files. Other rows are read by `rows/store.ts`. */

export interface OwnerRow {
  id: string;
  kind: 'STUDENT' | 'EMPLOYEE' | 'COMPANY' | 'CUSTOMER';
  /** Mail address of the account; a firm has none, so its name. */
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

/** An entry of a sheet that the member wrote, or that was sent to them. */
export interface SheetLineRow {
  application_id: string;
  title: string;
  position: number;
  from_day: string;
  until_day: string;
  is_own: boolean;
  /** True if both parties accepted the agreement: contact details in the other party's texts are then readable. */
  is_agreed: boolean;
  sent_at: Date | null;
  returned_at: Date | null;
  /** Kind of price, which gives the unit of `units`. Units are stored as typed until the sheet is sent. */
  kind: PriceKind;
  day: string;
  units: number;
  text: string;
}

/** Entries of the sheets that the member wrote, drafts included, and of those sent to them as the client. */
export const sheetLinesOf = (db: Db, memberId: string): Promise<SheetLineRow[]> =>
  rowsOf<SheetLineRow>(db)`
    select a.id as application_id, m.title, s.position, s.from_day::text as from_day, s.until_day::text as until_day,
      a.candidate_id = ${memberId}::uuid as is_own,
      ${isAgreed} as is_agreed, s.sent_at, s.returned_at, n.kind, e.day, e.units, e.text
    from sheet s join sheet_entry e on (e.application_id, e.position) = (s.application_id, s.position)
    join application a on a.id = s.application_id join mission m on m.id = a.mission_id
    join price_plan n on n.action_id = ${price}
    where a.candidate_id = ${memberId}::uuid or a.creator_id = ${memberId}::uuid and s.sent_at is not null
    order by a.id, s.position, e.place`;
