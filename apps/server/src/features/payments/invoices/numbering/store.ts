import type { UserType } from '@basoche/domain/members/kinds';
import { flatInstalment, type InstalmentKey } from '@basoche/domain/payments/instalment';
import type { InvoicedMonth } from '@basoche/domain/payments/invoices/months';
import type { SeriesState } from '@basoche/domain/payments/invoices/numbering';
import type { InstalmentPlace } from '@basoche/domain/pricing/content';
import type { ThreadType } from '@basoche/domain/threads/application';
import type { ApplicationState } from '@basoche/domain/threads/states';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../../platform/database/rows.ts';
import type { InvoiceTable } from '../../../../platform/database/schema/tables.ts';
import { isAgreed } from '../../../../platform/listing/agreement.ts';
import {
  feeCents,
  feePaidAt,
  feeRow,
  instalmentPlace,
  instalments,
  instalmentWork,
  ofInstalment,
} from '../../../../platform/listing/instalments.ts';
import { sheetOfMonth } from '../../../../platform/listing/months.ts';

/** Columns of a thread that an invoice uses. */
export interface InvoicedThread {
  readonly id: string;
  readonly type: ThreadType;
  readonly creator_id: string;
  readonly candidate_id: string;
  readonly tva_applicable: boolean;
  /** The platform's fee, in cents, all taxes included. */
  readonly fee_cents: number;
  /** When the deposit with the fee was confirmed; null before that. */
  readonly deposit_confirmed_at: Date | null;
  readonly is_direct: boolean;
  /**
   * True if both parties accepted the confidentiality agreement: contact details in the texts of the work are
   * then readable.
   */
  readonly is_agreed: boolean;
  readonly subject: string;
  readonly creator_kind: UserType;
  readonly creator_is_moral: boolean;
  readonly creator_name: string;
  readonly creator_zip_code: string | null;
}

export const findThread = (db: Db, id: string): Promise<InvoicedThread | undefined> =>
  rowOf<InvoicedThread>(db)`
    select a.id, a.type, a.creator_id, a.candidate_id, a.tva_applicable, ${feeCents} as fee_cents,
      ${feePaidAt} as deposit_confirmed_at, coalesce(m.title, j.title) as subject,
      c.kind as creator_kind, c.is_moral as creator_is_moral, display_name(c) as creator_name,
      c.zip_code as creator_zip_code,
      coalesce(a.mode = 'direct', false) as is_direct, ${isAgreed} as is_agreed
    from application a ${feeRow}
    left join mission m on m.id = a.mission_id
    left join job_offer j on j.id = a.job_id
    join member c on c.id = a.creator_id
    where a.id = ${id}::uuid`;

/** Waits for other transactions on the thread, then reads it. Locks the row until the transaction ends. */
export const lockThread = async (trx: Db, id: string): Promise<InvoicedThread | undefined> => {
  await sql`select from application where id = ${id}::uuid for update`.execute(trx);
  return findThread(trx, id);
};

/** An opened instalment, or the whole of a flat price. */
export interface InvoicedInstalment {
  readonly position: number;
  /** Null for a flat price. */
  readonly place: InstalmentPlace | null;
  /** Description of its work; null for a flat price. */
  readonly work: string | null;
  readonly state: ApplicationState;
  /** Sum for the payee, without tax. */
  readonly net_cents: number | null;
  /** The accepted sheet; null for an open month, and for every other instalment. */
  readonly month: InvoicedMonth | null;
  /** End of its work, or the time when it was declared done; null before both. */
  readonly ended_at: Date | null;
}

/** Opened instalments of a thread, in their order; one row for a flat price. */
export const instalmentsOf = (db: Db, applicationId: string): Promise<InvoicedInstalment[]> =>
  rowsOf<InvoicedInstalment>(db)`
    select coalesce(i.position, ${flatInstalment}) as position, ${instalmentPlace} as place, ${instalmentWork} as work,
      case when i.close in ('accepted', 'settled') then ${sheetOfMonth} end as month, ${ofInstalment('state')} as state, coalesce(i.due_cents, i.net_cents, a.offer_cents) as net_cents,
      coalesce(${ofInstalment('ended_at')}, case when i.state is null then a.done_at end) as ended_at
    from application a ${instalments}
    where a.id = ${applicationId}::uuid order by 1`;

/**
 * State of an issuer's sequence at its last number; null before its first invoice. Locks the sequence: other
 * transactions wait for their number until this one ends.
 */
export const lockSeries = async (trx: Db, issuer: string): Promise<SeriesState | null> => {
  await sql`insert into invoice_series (issuer, year, sequence, day) values (${issuer}, 0, 0, '0001-01-01')
    on conflict do nothing`.execute(trx);
  const row = await trx
    .selectFrom('invoice_series')
    .select(['year', 'sequence', 'day'])
    .where('issuer', '=', issuer)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.sequence === 0 ? null : row;
};

/** Inserts an invoice, and advances the issuer's sequence to its number. */
export const insertInvoice = async (
  trx: Db,
  row: Insertable<InvoiceTable> & Pick<InstalmentKey, 'instalment'>,
): Promise<string> => {
  const { issuer, year, sequence, issued_on } = row;
  await trx
    .updateTable('invoice_series')
    .set({ year, sequence, day: issued_on })
    .where('issuer', '=', issuer)
    .execute();
  const { id } = await trx.insertInto('invoice').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export type InvoiceRow = Selectable<InvoiceTable> & {
  /**
   * Number of the credit note that cancels an invoice, or of the invoice that a credit note cancels. Null if
   * there is none.
   */
  readonly counterpart: string | null;
};

export const invoices = sql`
  select i.*, coalesce(c.number, o.number) as counterpart from invoice i
  left join invoice c on c.corrects_id = i.id
  left join invoice o on o.id = i.corrects_id`;

export const findInvoice = (db: Db, id: string): Promise<InvoiceRow | undefined> =>
  rowOf<InvoiceRow>(db)`${invoices} where i.id = ${id}::uuid`;

const newestFirst = sql`order by i.instalment desc, i.round desc limit 1`;

/** An issuer's last invoice of a thread, for the last instalment that has one. */
export const lastInvoiceOfThread = (
  db: Db,
  applicationId: string,
  issuer: string,
): Promise<InvoiceRow | undefined> =>
  rowOf<InvoiceRow>(db)`${invoices}
    where i.application_id = ${applicationId}::uuid and i.issuer = ${issuer} and i.kind = 'invoice' ${newestFirst}`;

/** An issuer's last invoice for an instalment. */
export const lastInvoice = (
  db: Db,
  { applicationId, instalment }: InstalmentKey,
  issuer: string,
): Promise<InvoiceRow | undefined> =>
  rowOf<InvoiceRow>(db)`${invoices}
    where i.application_id = ${applicationId}::uuid and i.instalment = ${instalment}
      and i.issuer = ${issuer} and i.kind = 'invoice'
    ${newestFirst}`;
