import { type RawBuilder, sql } from 'kysely';
import { instalmentAt, instalmentPlace, ofInstalment } from '../../../../platform/listing/instalments.ts';
import { toldCents } from '../../../../platform/listing/months.ts';

/** Kinds of payment of one member's missions: deposits, payouts and refunds, both made and still to come. */

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
  /** SQL that joins the tables of this kind, with the instalment as `i`. */
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
    ${ofInstalment('state')} in ('ONGOING', 'WAITING_RULES') and ${ofInstalment('contest_at')} is not null
      and ${ofInstalment('contest_end')} is null as is_contested,
    ${ofInstalment('state')} in ('WAITING_FUNDS', 'ONGOING') and (${ofInstalment('creator_cancel_asked_at')} is null)
      <> (${ofInstalment('candidate_cancel_asked_at')} is null) as is_cancel_asked,
    case when ${ofInstalment('chargeback_at')} is null then ${ofInstalment('delivered_at')} end as delivered_at,
    ${refunded}::bigint as refunded_cents
  from own a ${of.from}`;

/** A deposit that the creator has still to pay. */
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

/** Deposits of a creator: `held` while any part is held, `refunded` once all of it went back to the card. */
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

/**
 * The candidate's part of the held funds: all of them, their share of a split, or the sum of the month's
 * sheet (`t.cents`).
 */
const ofCandidate = sql`case when q.ask = 'split'
  then round(least(h.held_cents, q.candidate_cents + q.creator_cents)::numeric * q.candidate_cents / (q.candidate_cents + q.creator_cents))
  else least(h.held_cents, t.cents) end`;

/**
 * Joins the sum of the current month's sheet as `t`; null while the month is contested, since a contest may
 * end with another sum.
 */
const sheetSum = sql`cross join lateral (select case when i.state is null and (a.contest_at is null or a.contest_end is not null)
  then ${toldCents(sql`i.position`)} end as cents) t`;

/**
 * Funds of an instalment held for a candidate, one row per deposit; `planned` once the work has ended or
 * staff have decided.
 */
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
    ${instalmentAt(sql`h.instalment`)} ${sheetSum}
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

/** Refunds to a creator's card that are requested and not made yet. */
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

/**
 * The rest of a month's deposit after its sheet was accepted: it goes back to the card when the sheet's sum
 * is released.
 */
const restOfMonth = part({
  id: sql`x.id`,
  direction: sql`'IN'`,
  status: sql`'planned'`,
  destination: sql`'card'`,
  at: sql`a.release_at`,
  total: sql`h.held_cents - t.cents`,
  from: sql`join instalment_hold h on h.application_id = a.id and h.instalment = a.instalment
    ${instalmentAt(sql`a.instalment`)} ${sheetSum}
    cross join lateral (select y.id from application_action y where y.application_id = a.id and y.type = 'MISSION_ONGOING'
      order by y.opened_position desc limit 1) x
    where a.is_creator and a.release_at is not null and h.held_cents > t.cents`,
});

/** Chargebacks, which a creator's bank paid back to them. */
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

/** Chargebacks finally lost, taken from an instalment's funds held for a candidate. */
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

/** Every kind of payment of the missions in `own`; ledger/own/store.ts selects these missions. */
export const paymentParts = [
  awaited,
  deposited,
  reserved,
  released,
  refunded,
  toRefund,
  restOfMonth,
  takenBack,
  taken,
];
