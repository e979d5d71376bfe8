import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import { type InvoiceRow, invoices } from './numbering/store.ts';

/** Invoices of a thread that a member issued or received, newest first. */
export const invoicesOfThread = async (
  db: Db,
  applicationId: string,
  memberId: string,
): Promise<InvoiceRow[]> => {
  const { rows } = await sql<InvoiceRow>`${invoices}
    where i.application_id = ${applicationId}::uuid and ${memberId}::uuid in (i.issuer_id, i.buyer_id)
    order by i.id desc`.execute(db);
  return rows;
};

/** Invoices that a member issued or received, newest first. */
export const listInvoices = async (
  db: Db,
  memberId: string,
  { limit, after }: PageRequest,
): Promise<InvoiceRow[]> => {
  const next = after ? sql`and (i.issued_at, i.id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<InvoiceRow>`${invoices}
    where (i.issuer_id = ${memberId}::uuid or i.buyer_id = ${memberId}::uuid) ${next}
    order by i.issued_at desc, i.id desc limit ${limit + 1}`.execute(db);
  return rows;
};

interface Addressee {
  readonly email: string;
  readonly name: string;
}

/** Name and mail address for an invoice's mail; undefined for a deleted account. */
export const addresseeOf = async (db: Db, memberId: string): Promise<Addressee | undefined> => {
  const { rows } = await sql<Addressee>`
    select m.email, display_name(m) as name from member m
    where m.id = ${memberId}::uuid and m.email is not null`.execute(db);
  return rows[0];
};
