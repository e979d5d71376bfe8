import type { DepositState } from '@basoche/contract/payments/finances';
import type { LedgerAccount, LedgerKind } from '@basoche/domain/payments/ledger';
import type { PaymentDestination } from '@basoche/domain/payments/own-payments';
import type { InstalmentPlace } from '@basoche/domain/pricing/content';
import type { ApplicationState } from '@basoche/domain/threads/states';
import { threadTimes } from '@basoche/domain/threads/time-limits';
import type { Day } from '@basoche/domain/time/paris';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { PaymentRequestTable } from '../../../platform/database/schema/tables.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import { instalmentAt, instalmentPlace } from '../../../platform/listing/instalments.ts';

/**
 * Finances for staff. Each list uses an index of its own, so its cost does not grow with the ledger.
 *
 * Aliases: `a` the application, `i` its instalment, `m` its mission, `cr` and `ca` its parties, `h` its held
 * money. `payee_of`, `planned_release` and `display_name` are functions of the database
 * (apps/server/migrations).
 */

export interface SumRow {
  kind: LedgerKind;
  account: LedgerAccount;
  amount: number;
}

/** Sums of the ledger: the stored sums of past days, plus the entries since. */
export const sums = (db: Db): Promise<SumRow[]> =>
  rowsOf<SumRow>(db)`
    select kind, account, sum(amount_cents)::bigint as amount from (
      select kind, account, amount_cents from ledger_day
      union all
      select e.kind, l.account, l.amount_cents from ledger_entry e join ledger_line l on l.entry_id = e.id
      where e.at >= coalesce((select until_day + 1 from ledger_summed)::timestamp at time zone 'UTC', '-infinity')
    ) x group by kind, account`;

interface Waiting {
  waiting: number;
  since: Date | null;
  failed: number;
  chargebacks: number;
}

/** Counts of waiting requests. Closing a payment page (`expireDeposit`) moves no money, so it is not counted. */
export const waiting = async (db: Db): Promise<Waiting> => {
  const row = await rowOf<Waiting>(db)`select w.*,
      (select count(*) from money_movement where failed_at is not null and again_at is null) as failed,
      (select count(*) from chargeback where status = 'open') as chargebacks
    from (select count(*) as waiting, min(asked_at) as since from payment_request
      where handled_at is null and ask <> 'expireDeposit') w`;
  return row ?? { waiting: 0, since: null, failed: 0, chargebacks: 0 };
};

/**
 * Stores the sums of the next day that ended at least a day ago, to which no more entries are written; false
 * if there is none.
 */
export const sumNextDay = async (trx: Db, now: Date): Promise<boolean> => {
  // One process sums at a time. The table has a single row (`is_only`).
  await sql`lock table ledger_summed in exclusive mode`.execute(trx);
  const next = await rowOf<{ day: Day }>(trx)`
    select day::text from (select coalesce((select until_day + 1 from ledger_summed),
      (select (min(at) at time zone 'UTC')::date from ledger_entry)) as day) x
    where day <= (${now}::timestamptz at time zone 'UTC')::date - 2`;
  if (next === undefined) return false;
  await sql`insert into ledger_day (day, kind, account, amount_cents)
    select ${next.day}::date, e.kind, l.account, sum(l.amount_cents)
    from ledger_entry e join ledger_line l on l.entry_id = e.id
    where e.at >= ${next.day}::date::timestamp at time zone 'UTC'
      and e.at < (${next.day}::date + 1)::timestamp at time zone 'UTC'
    group by 2, 3`.execute(trx);
  await sql`insert into ledger_summed (until_day) values (${next.day}::date)
    on conflict (is_only) do update set until_day = excluded.until_day`.execute(trx);
  return true;
};

interface About {
  application_id: string;
  title: string;
  creator: string;
  candidate: string;
  /** The instalment of the payment; null for a flat price. */
  place: InstalmentPlace | null;
}

const about = sql`a.id as application_id, m.title, ${instalmentPlace} as place, display_name(cr) as creator, display_name(ca) as candidate`;
const parties = sql`join mission m on m.id = a.mission_id
  join member cr on cr.id = a.creator_id
  join member ca on ca.id = a.candidate_id`;

/** Name of a payee, current or future; null if the portage company has designated none. */
const nameOf = (memberId: RawBuilder<unknown>) =>
  sql`(select display_name(p) from member p where p.id = ${memberId})`;
/** Id of the member who was last paid. */
const lastPaid = (where: RawBuilder<unknown>) =>
  sql`(select v.payee_id from money_movement v where v.kind = 'transfer' and ${where} order by v.planned_at desc limit 1)`;

/** Destination of money for the payee: the portage company in a portage, else the candidate's payment account. */
const toPayee = sql`case when a.mode = 'portage' then 'portage' else 'payment_account' end`;
/** True if the creator got the deposit back: nothing went to a payee, and nothing is held any more. */
const isReturned = sql`h.refunded_cents > 0 and h.held_cents = 0 and h.released_cents = 0`;

export interface DepositRow extends About {
  payee: string | null;
  destination: PaymentDestination;
  state: ApplicationState;
  since: Date;
  deposited_cents: number;
  /** Held money: for the payee, and for the platform's fee; then the agreed fee. */
  held_cents: number;
  fee_held_cents: number;
  fee_cents: number;
  released_cents: number;
  refunded_cents: number;
  /** Part that a bank examines; part that a bank took for good; share of the latter that came out of held money. */
  disputed_cents: number;
  lost_cents: number;
  taken_cents: number;
  is_old: boolean;
  /** Money left over after the end of a mission, which staff must decide about; null otherwise. */
  left_cents: number | null;
  release_at: Date | null;
  is_cancellable: boolean;
}

const isHeld = sql`(h.held_cents > 0 or h.fee_held_cents > 0)`;
/**
 * Held since before this time. `hold` dates from the mission's first deposit, so the held instalment's own
 * date is checked too.
 */
const isOldest = (old: Date) => sql`${isHeld} and h.since < ${old} and exists (select from instalment_hold o
  where o.application_id = h.application_id and (o.held_cents > 0 or o.fee_held_cents > 0) and o.since < ${old})`;

/**
 * Mission over with money still held that no open request will pay, or that is held for too long: staff
 * decide about it.
 */
const isLeft = (old: Date) => sql`${isHeld} and a.state in ('DONE', 'REFUSED')
  and (${isOldest(old)} or not exists (
    select from payment_request q where q.application_id = a.id and q.handled_at is null))`;

export const listDeposits = async (
  db: Db,
  state: DepositState,
  { limit, after }: PageRequest,
  now: Date,
): Promise<DepositRow[]> => {
  const old = new Date(now.getTime() - threadTimes.holdWarningDays * 86_400_000);
  const condition = {
    all: sql`true`,
    held: isHeld,
    old: isOldest(old),
    disputed: sql`h.disputed_cents > 0`,
    lost: sql`h.lost_cents > 0`,
  }[state];
  const next = after ? sql`and (h.since, h.application_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<DepositRow>(db)`
    select ${about}, case when ${isReturned} then display_name(cr)
        else ${nameOf(sql`coalesce(${lastPaid(sql`v.application_id = a.id`)}, payee_of(a))`)} end as payee,
      case when ${isReturned} then 'card' else ${toPayee} end as destination, a.state, h.since, h.deposited_cents, h.held_cents, h.fee_held_cents, h.fee_cents, h.released_cents,
      h.refunded_cents, h.disputed_cents, h.lost_cents,
      (select coalesce(sum(l.amount_cents), 0)::bigint from ledger_entry e join ledger_line l on l.entry_id = e.id
        where e.application_id = a.id and e.kind in ('chargeback_lost', 'chargeback_reversed')
          and l.account in ('held', 'fee_held')) as taken_cents, ${isOldest(old)} as is_old,
      case when ${isLeft(old)} then h.held_cents + h.fee_held_cents end as left_cents,
      planned_release(a) as release_at, a.state = 'ONGOING' and a.deposit_cents is not null and a.chargeback_at is null as is_cancellable
    from hold h join application a on a.id = h.application_id ${parties} ${instalmentAt(sql`a.instalment`)}
    where ${condition} ${next} order by h.since desc, h.application_id desc limit ${limit + 1}`;
};

export interface WaitingRow extends About {
  payee: string | null;
  destination: PaymentDestination;
  id: string;
  kind: 'release' | 'refund' | 'split' | 'return' | 'failed';
  amount_cents: number;
  at: Date;
  reason: string | null;
  is_tried: boolean;
  /** True while a bank examines the deposit: the request waits until the dispute is closed. */
  is_frozen: boolean;
}

/** Requests that are not done, oldest first. */
export const listWaiting = async (db: Db, { limit, after }: PageRequest): Promise<WaitingRow[]> => {
  const next = after ? sql`and (r.asked_at, r.id) > (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<WaitingRow>(db)`
    select ${about}, case when r.ask in ('release', 'split')
        then ${nameOf(sql`coalesce(${lastPaid(sql`v.request_id = r.id`)}, payee_of(a))`)} else display_name(cr) end as payee,
      case when r.ask in ('release', 'split') then ${toPayee} else 'card' end as destination, r.id, r.ask as kind, coalesce(r.amount_cents, r.candidate_cents + r.creator_cents) as amount_cents,
      r.asked_at as at, v.last_error as reason, coalesce(v.is_tried, false) as is_tried,
      exists(select from chargeback c join deposit_session s on s.id = c.session_id
        where c.application_id = r.application_id and c.status = 'open' and (s.id = r.session_id or r.session_id is null and s.status = 'paid' and s.instalment = r.instalment)) as is_frozen
    from payment_request r join application a on a.id = r.application_id ${parties} ${instalmentAt(sql`r.instalment`)}
    left join lateral (select max(last_error) as last_error, bool_or(tried_at is not null) as is_tried
      from money_movement where request_id = r.id and done_at is null) v on true
    where r.handled_at is null and r.ask <> 'expireDeposit' ${next}
    order by r.asked_at, r.id limit ${limit + 1}`;
};

/** Refunds that the creator's bank returned and that staff have not sent again (`again_at`). Transfers cannot fail. */
export const listFailed = async (db: Db, { limit, after }: PageRequest): Promise<WaitingRow[]> => {
  const next = after ? sql`and (v.failed_at, v.id) > (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<WaitingRow>(db)`
    select ${about}, display_name(cr) as payee, 'card' as destination, v.id, 'failed' as kind, v.amount_cents, v.failed_at as at, v.last_error as reason, true as is_tried,
      false as is_frozen
    from money_movement v join application a on a.id = v.application_id ${parties}
    join payment_request r on r.id = v.request_id ${instalmentAt(sql`r.instalment`)}
    where v.failed_at is not null and v.again_at is null ${next}
    order by v.failed_at, v.id limit ${limit + 1}`;
};

export interface ChargebackRow extends About {
  session_id: string;
  provider_id: string;
  amount_cents: number;
  reason: string;
  /** `reversed`: lost, then given back by the bank. */
  status: 'open' | 'won' | 'lost' | 'reversed';
  opened_at: Date;
  closed_at: Date | null;
}

export const listChargebacks = async (db: Db, { limit, after }: PageRequest): Promise<ChargebackRow[]> => {
  const next = after ? sql`where (c.opened_at, c.session_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<ChargebackRow>(db)`
    select ${about}, c.session_id, c.provider_id, c.amount_cents, c.reason, c.status, c.opened_at, c.closed_at
    from chargeback c join application a on a.id = c.application_id ${parties}
    join deposit_session s on s.id = c.session_id ${instalmentAt(sql`s.instalment`)} ${next}
    order by c.opened_at desc, c.session_id desc limit ${limit + 1}`;
};

/** A payment that no mission awaited, which goes back to its payer. */
export interface UnmatchedRow extends About {
  id: string;
  paid_cents: number;
  amount_cents: number;
  paid_at: Date;
  returned_at: Date | null;
}

export const listUnmatched = async (db: Db, { limit, after }: PageRequest): Promise<UnmatchedRow[]> => {
  const next = after ? sql`and (s.paid_at, s.id) < (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<UnmatchedRow>(db)`
    select ${about}, s.id, s.paid_cents, s.amount_cents, s.paid_at, (select max(v.done_at) from payment_request r
      join money_movement v on v.request_id = r.id where r.session_id = s.id and v.failed_at is null) as returned_at
    from deposit_session s join application a on a.id = s.application_id ${parties} ${instalmentAt(sql`s.instalment`)}
    where s.status = 'returned' ${next} order by s.paid_at desc, s.id desc limit ${limit + 1}`;
};

interface Request {
  application_id: string;
  ask: PaymentRequestTable['ask'];
  handled_at: Date | null;
}

export const lockRequest = async (trx: Db, id: string): Promise<Request | undefined> =>
  trx
    .selectFrom('payment_request')
    .select(['application_id', 'ask', 'handled_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

interface FailedRefund {
  application_id: string;
  instalment: number;
  /** Session of the refunded payment; null for a transfer, which is never sent again here. */
  session_id: string | null;
  amount_cents: number;
}

/**
 * Claims a failed refund to send it again, so that it no longer counts as failed; undefined if it was claimed
 * before.
 */
export const claimFailedRefund = async (trx: Db, id: string, now: Date): Promise<FailedRefund | undefined> =>
  trx
    .updateTable('money_movement as v')
    .from('payment_request as r')
    .set({ again_at: now })
    .where('v.id', '=', id)
    .whereRef('r.id', '=', 'v.request_id')
    .where('v.failed_at', 'is not', null)
    .where('v.again_at', 'is', null)
    .returning(['v.application_id', 'r.instalment', 'v.session_id', 'v.amount_cents'])
    .executeTakeFirst();

export const hasMovement = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('money_movement').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
