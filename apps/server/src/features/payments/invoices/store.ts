import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import { type MailReader, readerOf } from '../../../platform/mail/readers.ts';
import { type InvoiceRow, invoices } from './numbering/store.ts';

/** Invoices of a thread that a member issued or received, newest first. */
export const invoicesOfThread = (db: Db, applicationId: string, memberId: string): Promise<InvoiceRow[]> =>
  rowsOf<InvoiceRow>(db)`${invoices}
    where i.application_id = ${applicationId}::uuid and ${memberId}::uuid in (i.issuer_id, i.buyer_id)
    order by i.id desc`;

/** Invoices that a member issued or received, newest first. */
export const listInvoices = async (
  db: Db,
  memberId: string,
  { limit, after }: PageRequest,
): Promise<InvoiceRow[]> => {
  const next = after ? sql`and (i.issued_at, i.id) < (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<InvoiceRow>(db)`${invoices}
    where (i.issuer_id = ${memberId}::uuid or i.buyer_id = ${memberId}::uuid) ${next}
    order by i.issued_at desc, i.id desc limit ${limit + 1}`;
};

/** Reader of the mail about an invoice to this buyer. */
export const findReader = (db: Db, buyerId: string): Promise<MailReader | undefined> =>
  rowOf<MailReader>(db)`
    select r.email, r.name, r.firm_id from member b join ${readerOf('b')} r on true where b.id = ${buyerId}::uuid`;
