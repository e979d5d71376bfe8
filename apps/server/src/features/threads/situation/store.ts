import type { AwaitedApprover } from '@basoche/domain/firms/deposit-approval';
import { sql } from 'kysely';
import { price } from '../../../platform/listing/instalments.ts';

/** True if application `a` awaits its deposit and the payee has a payment account that is ready. */
export const payeeIsReady = sql<boolean>`case when a.state = 'WAITING_FUNDS' then exists (
  select from payment_account p where p.is_ready and p.member_id = payee_of(a)) else false end`;

/** Money still held for the current instalment of application `a` after its end, fee included, in cents. */
export const leftCents = sql<number>`case when a.state in ('DONE', 'REFUSED') and a.deposit_cents is not null then coalesce((
  select h.held_cents + h.fee_held_cents from instalment_hold h
  where h.application_id = a.id and h.instalment = a.instalment), 0) else 0 end`;

/** True if application `a` is over and a payment of its remaining money is requested but not done. */
export const isPayoutAsked = sql<boolean>`case when a.state in ('DONE', 'REFUSED') and a.deposit_cents is not null then exists (
  select from payment_request q where q.application_id = a.id and q.instalment = a.instalment
    and q.handled_at is null and q.session_id is null)
  else false end`;

/** Part of the deposit of application `a` that banks kept for good, and when the last of them decided; null if none. */
export const takenByBank = sql`case when a.deposit_cents is not null then (
  select json_build_object('cents', s.paid_cents - a.deposit_cents, 'at', max(c.closed_at))
  from deposit_session s join chargeback c on c.session_id = s.id and c.status = 'lost'
  where s.application_id = a.id and s.instalment = a.instalment and s.status = 'paid'
    and s.paid_cents > a.deposit_cents
  group by s.id limit 1) end`;

/**
 * Number of other candidates of the mission with a proposed or accepted mode, while no mode is agreed for
 * application `a`.
 */
export const othersUnderWay = sql<number>`case when a.state in ('NEW', 'WAITING_ACCEPTATION') then (
  select count(*) from application o where o.mission_id = a.mission_id and o.id <> a.id
    and (o.state in ('WAITING_PORTAGE', 'WAITING_FUNDS', 'ONGOING', 'WAITING_RULES')
      -- not 'exists', which may be carried out by reading all actions
      or o.state = 'WAITING_ACCEPTATION' and (
        select true from application_action x where x.application_id = o.id and x.result = 'ONGOING'
          and x.type in ('DIRECT', 'FUNDS', 'PORTAGE') limit 1))) else 0 end`;

/** Threads whose deposit awaits an approval within the viewer's firm, each with the approver. */
export type Approvals = ReadonlyMap<string, AwaitedApprover>;

/** The facts of application `a` for a viewer, including an approval that is awaited within their firm. */
export const factsSeen = (approvals: Approvals) => {
  if (approvals.size === 0) return situationFacts;
  const known = Object.fromEntries([...approvals].map(([id, approval]) => [id, { approval }]));
  return sql`${situationFacts} || coalesce(${JSON.stringify(known)}::jsonb -> a.id::text, '{}')`;
};

/** The facts that decide the situation of application `a`, with the field names of the rules. */
export const situationFacts = sql`jsonb_build_object(
  'state', a.state, 'closedReason', a.closed_reason, 'hasClosedNote', a.closed_note is not null,
  'contest', case when a.contest_at is not null then jsonb_build_object(
    'by', a.contest_by, 'end', a.contest_end, 'isLast', coalesce(a.contest_ended_at >= a.ended_at, true)) end,
  'isCancelledByBoth', a.creator_cancel_asked_at is not null and a.candidate_cancel_asked_at is not null,
  'hearingEnd', case when a.closed_reason = 'refunded' then (
    select x.kind from hearing_ending x where x.application_id = a.id) end,
  'isDeposited', a.deposit_cents is not null and a.deposit_confirmed_at is not null,
  'isPayoutWaiting', ${isPayoutAsked},
  'mode', a.mode,
  'actions', case when a.mission_id is null or a.state in ('DONE', 'REFUSED') then '[]' else coalesce((
    select jsonb_agg(jsonb_build_object('type', x.type, 'result', x.result) order by x.opened_position)
    from application_action x where x.application_id = a.id and x.type <> 'NDA'), '[]') end,
  'isPriceToConfirm', cardinality(a.offer_to_confirm) > 0,
  'payeeIsReady', ${payeeIsReady},
  'awaitedMonth', case when a.state = 'WAITING_FUNDS' then (
    select jsonb_build_object('startsOn', p.starts_on, 'position', a.instalment)
    from price_plan p where p.action_id = ${price} and p.kind = 'retainer') end,
  'isDelivered', a.delivered_at is not null,
  'sheet', case when a.state = 'ONGOING' then (
    select case when s.sent_at is not null then 'sent' when s.returned_at is not null then 'returned' end
    from sheet s where s.application_id = a.id and s.position = a.instalment) end,
  'cancelAskedBy', case
    when (a.creator_cancel_asked_at is null) = (a.candidate_cancel_asked_at is null) then null
    when greatest(a.creator_cancel_asked_at, a.candidate_cancel_asked_at) < a.delivered_at then null
    when a.creator_cancel_asked_at is not null then 'creator' else 'candidate' end,
  'isChargedBack', a.chargeback_at is not null,
  'offer', (select jsonb_build_object('isFilled', o.filled_at is not null, 'isArchived', o.is_archived)
    from job_offer o where o.id = a.job_id),
  'hasMessages', a.job_id is not null and (
    select true from message x where x.application_id = a.id limit 1) is not null)`;
