import type { ExaminedDocument } from '@basoche/contract/vigilance/office';
import type { Day } from '@basoche/domain/time/paris';
import { fileMonths, type VigilanceDocument } from '@basoche/domain/vigilance/documents';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';

export interface SumRow {
  kind: VigilanceDocument;
  out_of_date: number;
  to_renew: number;
  current: number;
}

/**
 * Number of owners by kind and by last day of validity: before `today`, until `renewed`, or later. Documents
 * that have not begun are left out.
 */
export const listSums = (db: Db, today: Day, renewed: Day): Promise<SumRow[]> =>
  rowsOf<SumRow>(db)`
    select kind, (count(*) filter (where last < ${today}::date))::integer as out_of_date,
      (count(*) filter (where last >= ${today}::date and last <= ${renewed}::date))::integer as to_renew,
      (count(*) filter (where last > ${renewed}::date))::integer as current
    from (
      select kind, max(coalesce(until_day, (from_day + make_interval(months => ${fileMonths}))::date - 1)) as last
      from vigilance_document where withdrawn_at is null and from_day <= ${today}::date group by member_id, kind) x
    group by kind`;

export const countOwners = async (db: Db): Promise<number> =>
  (
    await rowOf<{ owners: number }>(db)`
      select count(distinct member_id)::integer as owners from vigilance_document where withdrawn_at is null`
  )?.owners ?? 0;

export interface ExaminedRow {
  id: string;
  kind: VigilanceDocument;
  from_day: string;
  until_day: string | null;
  is_declaration: boolean;
  created_at: Date;
  files: ExaminedDocument['files'];
}

/** Valid documents of a member, newest first. */
export const listExamined = (db: Db, memberId: string, atMost: number): Promise<ExaminedRow[]> =>
  rowsOf<ExaminedRow>(db)`
    select d.id, d.kind, d.from_day, d.until_day, d.declaration_version is not null as is_declaration, d.created_at, coalesce((
        select json_agg(json_build_object('position', f.position, 'kind', s.kind, 'bytes', s.bytes) order by f.position)
        from vigilance_document_file f join stored_file s on s.id = f.file_id where f.document_id = d.id), '[]') as files
    from vigilance_document d where d.member_id = ${memberId}::uuid and d.withdrawn_at is null
    order by d.created_at desc, d.id desc limit ${atMost}`;

interface LockedRow {
  kind: VigilanceDocument;
  withdrawn_at: Date | null;
  withdrawn_by: string | null;
}

/** Locks a document of a member until the transaction ends. */
export const lockDocument = (trx: Trx, memberId: string, id: string): Promise<LockedRow | undefined> =>
  rowOf<LockedRow>(trx)`
    select kind, withdrawn_at, withdrawn_by from vigilance_document
    where id = ${id}::uuid and member_id = ${memberId}::uuid for update`;

export const withdraw = async (
  trx: Trx,
  id: string,
  withdrawal: { withdrawn_at: Date; withdrawn_by: string; withdrawn_reason: string },
): Promise<void> => {
  await trx.updateTable('vigilance_document').set(withdrawal).where('id', '=', id).execute();
};
