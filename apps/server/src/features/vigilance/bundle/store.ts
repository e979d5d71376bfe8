import type { FileKind } from '@basoche/contract/files';
import type { VigilanceDocument } from '@basoche/domain/vigilance/documents';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

/** One file of a document that a client receives; without a file, the declaration that replaces it. */
export interface GivenRow {
  document_id: string;
  kind: VigilanceDocument;
  from_day: string;
  until_day: string | null;
  security_code: string | null;
  business_number: string | null;
  declaration_version: string | null;
  created_at: Date;
  /** Name of the owner, or of the person who submitted it for a firm. */
  submitted_by: string;
  file: { readonly id: string; readonly kind: FileKind; readonly sha256: string } | null;
}

/** Files of these documents, each document's in their order. */
export const listGiven = (db: Db, documentIds: readonly string[]): Promise<GivenRow[]> =>
  rowsOf<GivenRow>(db)`
    select d.id as document_id, d.kind, d.from_day, d.until_day, d.security_code, d.business_number, d.declaration_version,
      d.created_at, display_name(m) as submitted_by,
      case when s.id is not null then json_build_object('id', s.id, 'kind', s.kind, 'sha256', encode(f.sha256, 'hex')) end as file
    from vigilance_document d
    join member m on m.id = coalesce(d.submitted_by, d.member_id)
    left join vigilance_document_file f on f.document_id = d.id
    left join stored_file s on s.id = f.file_id
    where d.id = any(${[...documentIds]}::uuid[])
    order by array_position(${[...documentIds]}::uuid[], d.id), f.position`;

export interface PartyRow {
  id: string;
  name: string;
}

/** Display names of both parties and of the person who downloads, by id. */
export const namesOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await rowsOf<PartyRow>(db)`
    select id, display_name(m) as name from member m where id = any(${[...ids]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
};
