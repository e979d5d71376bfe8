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
import { instalmentAt, instalmentPlace, ofInstalment } from '../../../../platform/listing/instalments.ts';

/** A member's past and planned payments, derived from deposits, requests, movements and the ledger. Stores nothing. */

export interface OwnPaymentRow {
  id: string;
  application_id: string;
  title: string;
  /** The instalment that it is for; null for a flat price. */
  place: InstalmentPlace | null;
  /** Name of the other party, and true if they are still hidden from the member. */
  other: string;
  is_hidden: boolean;
  mode: CollaborationMode | null;
  direction: PaymentDirection;
  status: OwnPaymentStatus;
  destination: PaymentDestination;
  at: Date;
  /** In cents, all taxes included. Null for an awaited deposit, computed from the two fields below. */
  total_cents: number | null;
  /** Accepted price of the instalment in cents, excluding tax; null unless the deposit is awaited. */
  offer_cents: number | null;
  /** In cents, all taxes included; null if the sum is not broken down. */
  fee_cents: number | null;
  tva_applicable: boolean;
  /** True if the payment is the whole price of an instalment, or what is left of it. */
  is_price: boolean;
  /** True if the end of the work planned the payment, with a promised day. */
  is_release: boolean;
  /** True while the instalment is contested. */
  is_contested: boolean;
  /** True while one party's request to cancel the deposit waits for the other. */
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

/** The member's missions; each part below selects one kind of payment from them. */
const ownThreads = (memberId: string) => sql`
  select a.id, a.state, a.mode, a.offer_cents, a.fee_cents, a.tva_applicable, a.instalment,
    planned_release(a) as release_at, a.deposit_confirmed_at, a.contest_at, a.contest_end, a.creator_cancel_asked_at,
    a.candidate_cancel_asked_at, a.chargeback_at, a.delivered_at, m.title, a.creator_id = ${memberId}::uuid as is_creator,
    case when a.creator_id = ${memberId}::uuid then a.candidate_id else a.creator_id end as other_id,
    a.candidate_id = ${memberId}::uuid and ${clientIsHidden()} as is_hidden
  from application a join mission m on m.id = a.mission_id
  where a.creator_id = ${memberId}::uuid or a.candidate_id = ${memberId}::uuid`;

const none = sql`null::bigint`;
interface Part {
  readonly id: RawBuilder<unknown>;
  readonly direction: RawBuilder<unknown>;
  readonly status: RawBuilder<unknown>;
  readonly destination?: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  readonly total: RawBuilder<unknown>;
  readonly offer?: RawBuilder<unknown>;
  readonly fee?: RawBuilder<unknown>;
  readonly isPrice?: RawBuilder<unknown>;
  readonly isRelease?: RawBuilder<unknown>;
  readonly refunded?: RawBuilder<unknown>;
  /** Joins what it is made of, with the instalment as `i`. */
  readonly from: RawBuilder<unknown>;
}

const no = sql`false`;
const yes = sql`true`;
const toPayee = sql`case when a.mode = 'portage' then 'portage' else 'payment_account' end`;

const part = ({
  offer = none,
  fee = none,
  isPrice = no,
  isRelease = no,
  refunded = none,
  ...of
}: Part) => sql`
  select ${of.id} as id, a.id as application_id, a.title, a.other_id, a.is_hidden, a.mode, ${of.direction} as direction,
    ${of.status} as status, ${of.destination ?? toPayee} as destination, ${of.at} as at, ${of.total}::bigint as total_cents,
    ${offer}::bigint as offer_cents, ${fee}::bigint as fee_cents, a.tva_applicable, ${isPrice} as is_price, ${isRelease} as is_release,
    ${instalmentPlace} as place,
    ${ofInstalment('contest_at')} is not null and ${ofInstalment('contest_end')} is null as is_contested,
    ${ofInstalment('state')} in ('WAITING_FUNDS', 'ONGOING') and (${ofInstalment('creator_cancel_asked_at')} is null)
      <> (${ofInstalment('candidate_cancel_asked_at')} is null) as is_cancel_asked,
    case when ${ofInstalment('chargeback_at')} is null then ${ofInstalment('delivered_at')} end as delivered_at,
    ${refunded}::bigint as refunded_cents
  from own a ${of.from}`;

/** A deposit that its creator has yet to make. */
const awaited = part({
  id: sql`a.id`,
  direction: sql`case when a.is_creator then 'OUT' else 'IN' end`,
  status: sql`'expected'`,
  at: sql`x.sent_at`,
  total: none,
  offer: sql`coalesce(i.net_cents, a.offer_cents)`,
  fee: sql`case when a.is_creator then a.fee_cents else 0 end`,
  isPrice: yes,
  from: sql`join application_action x on x.application_id = a.id and x.type = 'WAITING_FUNDS' and x.result = 'ONGOING'
    ${instalmentAt(sql`a.instalment`)} where a.state = 'WAITING_FUNDS'`,
});

/** Deposits of a creator; `held` while a part of one is held, `refunded` once all of it went back to the card. */
const deposited = part({
  id: sql`s.id`,
  direction: sql`'OUT'`,
  status: sql`case when s.status = 'paid' and h.held_cents + h.fee_held_cents > 0 then 'held'
    when r.cents >= s.paid_cents then 'refunded' else 'paid' end`,
  destination: sql`case when r.cents >= s.paid_cents then 'card' else ${toPayee} end`,
  at: sql`s.paid_at`,
  total: sql`s.paid_cents`,
  fee: sql`case when s.status = 'paid' then s.fee_cents end`,
  isPrice: sql`s.status = 'paid'`,
  refunded: sql`r.cents`,
  from: sql`join deposit_session s on s.application_id = a.id and s.paid_cents is not null
    left join instalment_hold h on h.application_id = s.application_id and h.instalment = s.instalment
    left join lateral (select sum(v.amount_cents) as cents from money_movement v
      where v.session_id = s.id and v.kind = 'refund' and v.done_at is not null and v.failed_at is null) r on true
    ${instalmentAt(sql`s.instalment`)} where a.is_creator`,
});

/** The candidate's part of what is held: all of it, or what staff decided of what is left. */
const ofCandidate = sql`case when q.ask = 'split'
  then round(least(h.held_cents, q.candidate_cents + q.creator_cents)::numeric * q.candidate_cents / (q.candidate_cents + q.creator_cents))
  else h.held_cents end`;

/** Funds of an instalment held for a candidate, by their deposit; `planned` once its work has ended or staff have decided. */
const reserved = part({
  id: sql`s.id`,
  direction: sql`'IN'`,
  status: sql`case when p.is_planned then 'planned' else 'held' end`,
  at: sql`case when p.is_planned then coalesce(q.asked_at, a.release_at) else ${ofInstalment('deposit_confirmed_at')} end`,
  total: ofCandidate,
  fee: sql`0`,
  isPrice: yes,
  isRelease: sql`p.is_planned and q.id is null`,
  from: sql`join instalment_hold h on h.application_id = a.id and h.held_cents > 0
    join deposit_session s on s.application_id = a.id and s.instalment = h.instalment and s.status = 'paid'
    left join payment_request q on q.application_id = a.id and q.instalment = h.instalment
      and q.handled_at is null and q.session_id is null
      and q.ask in ('release', 'split', 'refund')
    ${instalmentAt(sql`h.instalment`)}
    cross join lateral (select q.id is not null or i.state is null and a.release_at is not null as is_planned) p
    where not a.is_creator and ${ofInstalment('deposit_confirmed_at')} is not null and q.ask is distinct from 'refund'
      and ${ofCandidate} > 0
      and not exists (select from money_movement v where v.request_id = q.id and v.kind = 'transfer' and v.done_at is not null)`,
});

/** Releases sent to a candidate, or to the portage company for them. */
const released = part({
  id: sql`v.id`,
  direction: sql`'IN'`,
  status: sql`'paid'`,
  at: sql`v.done_at`,
  total: sql`v.amount_cents`,
  fee: sql`0`,
  isPrice: yes,
  from: sql`join money_movement v on v.application_id = a.id and v.kind = 'transfer' and v.done_at is not null
    join payment_request q on q.id = v.request_id ${instalmentAt(sql`q.instalment`)} where not a.is_creator`,
});

/** Refunds to a creator's card, without those that the bank returned. */
const refunded = part({
  id: sql`v.id`,
  direction: sql`'IN'`,
  status: sql`'refunded'`,
  destination: sql`'card'`,
  at: sql`v.done_at`,
  total: sql`v.amount_cents`,
  from: sql`join money_movement v on v.application_id = a.id and v.kind = 'refund' and v.done_at is not null
    and v.failed_at is null
    join payment_request q on q.id = v.request_id ${instalmentAt(sql`q.instalment`)} where a.is_creator`,
});

/** Refunds to a creator's card that are requested and not yet made. */
const toRefund = part({
  id: sql`q.id`,
  direction: sql`'IN'`,
  status: sql`'planned'`,
  destination: sql`'card'`,
  at: sql`q.asked_at`,
  total: sql`coalesce(q.creator_cents, q.amount_cents)`,
  from: sql`join payment_request q on q.application_id = a.id and q.handled_at is null and q.ask in ('refund', 'split', 'return')
    ${instalmentAt(sql`q.instalment`)} where a.is_creator and coalesce(q.creator_cents, q.amount_cents) > 0 and not exists (
      select from money_movement v where v.request_id = q.id and v.kind = 'refund' and v.done_at is not null)`,
});

/** Chargebacks that a creator's bank paid back to them. */
const takenBack = part({
  id: sql`e.id`,
  direction: sql`'IN'`,
  status: sql`'taken'`,
  destination: sql`'card'`,
  at: sql`c.opened_at`,
  total: sql`c.amount_cents`,
  from: sql`join chargeback c on c.application_id = a.id and c.status in ('open', 'lost')
    join ledger_entry e on e.source = 'chargeback:' || c.provider_id ${instalmentAt(sql`e.instalment`)} where a.is_creator`,
});

/** Chargebacks lost for good, out of the funds of an instalment held for a candidate. */
const taken = part({
  id: sql`t.id`,
  direction: sql`'IN'`,
  status: sql`'taken'`,
  at: sql`t.at`,
  total: sql`t.cents`,
  from: sql`cross join lateral (
      select e.instalment, (array_agg(e.id order by e.at desc))[1] as id, max(e.at) as at, sum(l.amount_cents) as cents
      from ledger_entry e join ledger_line l on l.entry_id = e.id and l.account = 'held'
      where e.application_id = a.id and e.kind in ('chargeback_lost', 'chargeback_reversed') group by e.instalment) t
    ${instalmentAt(sql`t.instalment`)} where not a.is_creator and t.cents > 0`,
});

const parts = [awaited, deposited, reserved, released, refunded, toRefund, takenBack, taken];

const payments = (memberId: string) => sql`
  with own as materialized (${ownThreads(memberId)}), payment as (${sql.join(parts, sql` union all `)})`;

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

/** Payments that are still to come, without the names of the other parties. */
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
