import type { TestApp } from '../app.ts';
import type { TestMember } from '../factories.ts';

/** Writes a vigilance file of a member, and the documents that they hold of another member. */
export const fillVigilance = async (test: TestApp, leaver: TestMember, other: TestMember): Promise<void> => {
  const { pool } = test.platform.database;
  const digest = Buffer.alloc(32, 9);
  const write = (text: string) => pool.query(text, [leaver.id, other.id, test.clock.now(), digest]);
  await write(
    `with document as (
       insert into vigilance_document (member_id, kind, from_day, until_day, security_code, business_number, insurer, contract_number,
         claim_ceiling_cents, year_ceiling_cents, created_at, withdrawn_at, withdrawn_by, withdrawn_reason)
       values ($1, 'insurance', '2026-11-01', '2027-10-31', 'CODE12', '123456782', 'Assureur', 'Contrat', 1, 1, $3, $3, $2, 'Illisible')
       returning id
     ), file as (insert into stored_file (id, kind, bytes, created_at) values (uuidv7(), 'pdf', 1, $3) returning id)
     insert into vigilance_document_file (member_id, document_id, file_id, name, sha256, position, created_at)
     select $1, document.id, file.id, 'Attestation.pdf', $4, 0, $3 from document, file`,
  );
  await write(
    `insert into vigilance_collection (creator_id, candidate_id, collected_at, sha256, index_csv)
     values ($1, $2, $3, $4, 'Fichier'), ($2, $1, $3, $4, 'Fichier')`,
  );
  await write(
    `with document as (
       insert into vigilance_document (member_id, kind, from_day, created_at) values ($2, 'contributions', '2026-11-01', $3) returning id
     ), told as (
       insert into vigilance_reminder (member_id, candidate_id, last_day, reminder, sent_at) values ($1, $2, '2027-04-30', 'week', $3)
     ) insert into vigilance_code_check (document_id, creator_id, checked_at) select id, $1, $3 from document where $4::bytea is not null`,
  );
};
