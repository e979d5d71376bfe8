import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

/** Tables that keep no row of an erased member. */
export const emptiedTables = [
  'vigilance_document_file',
  'vigilance_code_check',
  'vigilance_reminder',
] as const;

/**
 * Deletes a member's files, and uploads for a firm that they did not submit; returns the ids of the files.
 * Submitted documents of the firm stay, without the person's name.
 */
export const deleteFiles = async (trx: Trx, memberId: string): Promise<string[]> => {
  const rows = await rowsOf<{ file_id: string }>(trx)`
    delete from vigilance_document_file
    where member_id = ${memberId}::uuid or person_id = ${memberId}::uuid and document_id is null returning file_id`;
  await sql`update vigilance_document_file set person_id = null where person_id = ${memberId}::uuid`.execute(
    trx,
  );
  return rows.map(({ file_id }) => file_id);
};

/** Deletes a member's confirmations and notices as a client, and reminders about their documents. */
export const deleteWords = async (trx: Trx, memberId: string): Promise<void> => {
  await sql`delete from vigilance_code_check where creator_id = ${memberId}::uuid`.execute(trx);
  await sql`delete from vigilance_reminder where ${memberId}::uuid in (candidate_id, member_id)`.execute(trx);
  await sql`delete from vigilance_collection where creator_id = ${memberId}::uuid`.execute(trx);
};

/** Deletes a member's documents; keeps kind and days of those that a client received or confirmed. */
export const deleteDocuments = async (trx: Trx, memberId: string): Promise<void> => {
  await sql`
    delete from vigilance_document d where d.member_id = ${memberId}::uuid
      and not exists (select from vigilance_collection c where c.candidate_id = d.member_id)
      and not exists (select from vigilance_code_check k where k.document_id = d.id)`.execute(trx);
  await sql`
    update vigilance_document set security_code = null, business_number = null, insurer = null, contract_number = null,
      withdrawn_reason = null where member_id = ${memberId}::uuid`.execute(trx);
};
