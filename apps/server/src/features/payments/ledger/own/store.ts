import type { CollaborationMode } from '@basoche/domain/payments/fees';
import {
  comingStatuses,
  type OwnPaymentStatus,
  type PaymentDestination,
  type PaymentDirection,
  paymentDirections,
} from '@basoche/domain/payments/own-payments';
import type { InstalmentPlace } from '@basoche/domain/pricing/content';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { rowsOf } from '../../../../platform/database/rows.ts';
import type { PageRequest } from '../../../../platform/http/cursor.ts';
import { clientIsHidden } from '../../../../platform/listing/hidden-client.ts';
import { paymentParts } from '../own-kinds/store.ts';

/**
 * A member's past and planned payments, computed from deposits, requests, movements and the ledger. Nothing
 * is stored.
 */

export interface OwnPaymentRow {
  id: string;
  application_id: string;
  title: string;
  /** The instalment that it is for; null for a flat price. */
  place: InstalmentPlace | null;
  /** Name of the other party; `is_hidden` if the member may not know it yet. */
  other: string;
  is_hidden: boolean;
  mode: CollaborationMode | null;
  direction: PaymentDirection;
  status: OwnPaymentStatus;
  destination: PaymentDestination;
  at: Date;
  /** In cents, all taxes included. Null for an awaited deposit, whose total comes from the two fields below. */
  total_cents: number | null;
  /** Accepted price of the instalment in cents, excluding tax; null unless the deposit is awaited. */
  offer_cents: number | null;
  /** In cents, all taxes included; null if the sum is not broken down. */
  fee_cents: number | null;
  tva_applicable: boolean;
  /** True if the payment is for the whole price of an instalment, or for what is left of it. */
  is_price: boolean;
  /** True if the end of the work planned the payment, which has a promised day then. */
  is_release: boolean;
  /** True while the instalment is contested. */
  is_contested: boolean;
  /** True while one party's request to cancel the deposit awaits the other's answer. */
  is_cancel_asked: boolean;
  /** For held funds, when the work was delivered; null before that, or if a bank blocks the funds. */
  delivered_at: Date | null;
  /** For a deposit, the amount refunded to the card, in cents. */
  refunded_cents: number | null;
}

export interface OwnPaymentFilters {
  readonly direction?: PaymentDirection | undefined;
  readonly status?: readonly OwnPaymentStatus[] | undefined;
  /** Year of the payment's day (Europe/Paris). */
  readonly year?: number | undefined;
}

/** The member's missions, from which each kind of payment is selected. */
const ownThreads = (memberId: string) => sql`
  select a.id, a.state, a.mode, a.offer_cents, a.fee_cents, a.tva_applicable, a.instalment,
    planned_release(a) as release_at, a.deposit_confirmed_at, a.contest_at, a.contest_end, a.creator_cancel_asked_at,
    a.candidate_cancel_asked_at, a.chargeback_at, a.delivered_at, m.title, a.creator_id = ${memberId}::uuid as is_creator,
    case when a.creator_id = ${memberId}::uuid then a.candidate_id else a.creator_id end as other_id,
    a.candidate_id = ${memberId}::uuid and ${clientIsHidden()} as is_hidden
  from application a join mission m on m.id = a.mission_id
  where a.creator_id = ${memberId}::uuid or a.candidate_id = ${memberId}::uuid`;

const payments = (memberId: string) => sql`
  with own as materialized (${ownThreads(memberId)}), payment as (${sql.join(paymentParts, sql` union all `)})`;

const yearOf = (at: RawBuilder<unknown>) =>
  sql`extract(year from ${at} at time zone 'Europe/Paris')::integer`;

const filterSql = ({ direction, status, year }: OwnPaymentFilters) =>
  sql.join(
    [
      sql`true`,
      ...(direction ? [sql`p.direction = ${direction}`] : []),
      ...(status ? [sql`p.status = any(${[...status]}::text[])`] : []),
      ...(year ? [sql`${yearOf(sql`p.at`)} = ${year}`] : []),
    ],
    sql` and `,
  );

export type ComingRow = Omit<OwnPaymentRow, 'other'>;

/** Payments still to come, without the names of the other parties. */
export const coming = (db: Db, memberId: string): Promise<ComingRow[]> =>
  rowsOf<ComingRow>(db)`${payments(memberId)}
    select p.* from payment p where ${sql.join(
      paymentDirections.map((direction) => filterSql({ direction, status: comingStatuses[direction] })),
      sql` or `,
    )}`;

export const listOwn = async (
  db: Db,
  memberId: string,
  filters: OwnPaymentFilters,
  { limit, after }: PageRequest,
  order: 'newest' | 'oldest' = 'newest',
): Promise<OwnPaymentRow[]> => {
  const isNewest = order === 'newest';
  const beyond = isNewest ? sql`<` : sql`>`;
  const next = after ? sql`and (p.at, p.id) ${beyond} (${after.at}, ${after.id}::uuid)` : sql``;
  const way = isNewest ? sql`desc` : sql`asc`;
  return rowsOf<OwnPaymentRow>(db)`${payments(memberId)}
    select p.*, display_name(o) as other from payment p join member o on o.id = p.other_id
    where ${filterSql(filters)} ${next} order by p.at ${way}, p.id ${way} limit ${limit + 1}`;
};

export interface MonthRow {
  month: string;
  in_cents: number;
  refunded_cents: number;
  out_cents: number;
  portage_cents: number;
}

/** Sums of moved money by month (Europe/Paris), latest first. */
export const months = (db: Db, memberId: string): Promise<MonthRow[]> =>
  rowsOf<MonthRow>(db)`${payments(memberId)}
    select to_char(p.at at time zone 'Europe/Paris', 'YYYY-MM') as month,
      coalesce(sum(p.total_cents) filter (where p.direction = 'IN' and p.destination = 'payment_account'), 0)::bigint as in_cents,
      coalesce(sum(p.total_cents) filter (where p.direction = 'IN' and p.destination = 'card'), 0)::bigint as refunded_cents,
      coalesce(sum(p.total_cents) filter (where p.direction = 'OUT'), 0)::bigint as out_cents,
      coalesce(sum(p.total_cents) filter (where p.direction = 'IN' and p.destination = 'portage'), 0)::bigint as portage_cents
    from payment p
    where p.direction = 'OUT' and p.status = 'held' or p.status in ('paid', 'refunded')
      or p.status = 'taken' and p.destination = 'card'
    group by month order by month desc`;
