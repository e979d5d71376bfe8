import type { VigilanceUpload } from '@basoche/contract/vigilance/documents';
import type { VigilanceDocument } from '@basoche/domain/vigilance/documents';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { VigilanceDocumentTable } from '../../../platform/database/schema/tables.ts';

export const insert = async (trx: Trx, row: Insertable<VigilanceDocumentTable>): Promise<string> => {
  const { id } = await trx
    .insertInto('vigilance_document')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export interface DocumentRow {
  id: string;
  kind: VigilanceDocument;
  from_day: string;
  until_day: string | null;
  security_code: string | null;
  business_number: string | null;
  declaration_version: string | null;
  insurer: string | null;
  contract_number: string | null;
  claim_ceiling_cents: number | null;
  year_ceiling_cents: number | null;
  created_at: Date;
  withdrawn_reason: string | null;
  files: (Omit<VigilanceUpload, 'id'> & { position: number })[];
}

/** Documents of a member, newest first, without those that they withdrew themselves. */
export const listOwn = (db: Db, memberId: string, atMost: number): Promise<DocumentRow[]> =>
  rowsOf<DocumentRow>(db)`
    select d.id, d.kind, d.from_day, d.until_day, d.security_code, d.business_number, d.declaration_version, d.insurer,
      d.contract_number, d.claim_ceiling_cents, d.year_ceiling_cents, d.created_at, d.withdrawn_reason, coalesce((
        select json_agg(json_build_object('position', f.position, 'name', f.name, 'kind', s.kind, 'bytes', s.bytes) order by f.position)
        from vigilance_document_file f join stored_file s on s.id = f.file_id where f.document_id = d.id), '[]') as files
    from vigilance_document d
    where d.member_id = ${memberId}::uuid and (d.withdrawn_at is null or d.withdrawn_reason is not null)
    order by d.created_at desc, d.id desc limit ${atMost}`;

/** Withdraws a document of a member; false if there is no valid one with this id. */
export const withdraw = async (trx: Trx, memberId: string, id: string, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('vigilance_document')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export interface FileRow {
  file_id: string;
  name: string;
  kind: VigilanceUpload['kind'];
  bytes: number;
}

/** A file of a document of a member, withdrawn or not. */
export const findFile = (
  db: Db,
  memberId: string,
  { id, position }: { readonly id: string; readonly position: number },
): Promise<FileRow | undefined> =>
  rowOf<FileRow>(db)`
    select f.file_id, f.name, s.kind, s.bytes from vigilance_document_file f
    join vigilance_document d on d.id = f.document_id join stored_file s on s.id = f.file_id
    where d.id = ${id}::uuid and d.member_id = ${memberId}::uuid and f.position = ${position}`;

export const isInsuranceShown = async (db: Db, memberId: string): Promise<boolean> =>
  (
    await rowOf<{ shown: boolean }>(db)`
    select shows_insurance as shown from member where id = ${memberId}::uuid`
  )?.shown ?? false;

export const showInsurance = async (trx: Trx, memberId: string, isShown: boolean): Promise<void> => {
  await trx.updateTable('member').set({ shows_insurance: isShown }).where('id', '=', memberId).execute();
};
