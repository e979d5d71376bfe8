import { flatInstalment } from '@basoche/domain/payments/instalment';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/**
 * Rules of the ledger and of the tables beside it, each as a query that finds violations. The queries read
 * whole tables, sorting and hashing on PostgreSQL's disk; only the first violations are kept in memory.
 */

export interface Finding {
  /** Id of the application or, if there is none, of the entry or object. */
  on: string;
  /** Description of the finding. */
  found: string;
}

export interface LedgerRule {
  readonly says: string;
  readonly broken: RawBuilder<Finding>;
}

/** Sums of ledger lines by application and instalment, which must equal `instalment_hold`. */
const sums = sql`select e.application_id, e.instalment,
    coalesce(sum(l.amount_cents) filter (where e.kind = 'deposit' and l.account = 'provider'), 0) as deposited_cents,
    coalesce(-sum(l.amount_cents) filter (where l.account = 'held'), 0) as held_cents,
    coalesce(-sum(l.amount_cents) filter (where l.account = 'fee_held'), 0) as fee_held_cents,
    coalesce(-sum(l.amount_cents) filter (where l.account = 'fee'), 0) as fee_cents,
    coalesce(-sum(l.amount_cents) filter (where e.kind = 'release' and l.account = 'provider'), 0) as released_cents,
    coalesce(-sum(l.amount_cents) filter (where e.kind in ('refund', 'return', 'refund_failed') and l.account = 'provider'), 0)
      as refunded_cents,
    coalesce(sum(l.amount_cents) filter (where l.account = 'disputed'), 0) as disputed_cents,
    coalesce(sum(l.amount_cents) filter (where l.account = 'loss'), 0) as lost_cents,
    coalesce(-sum(l.amount_cents) filter (where l.account = 'deposited'), 0) as unattributed_cents
  from ledger_entry e join ledger_line l on l.entry_id = e.id group by e.application_id, e.instalment`;

const columns = ['deposited', 'held', 'fee_held', 'fee', 'released', 'refunded', 'disputed', 'lost'] as const;
const differs = sql.join(
  columns.map((name) => sql`h.${sql.ref(`${name}_cents`)} is distinct from s.${sql.ref(`${name}_cents`)}`),
  sql` or `,
);

/** Sums of `instalment_hold` by application, which must equal `hold`. */
const added = sql`select application_id, ${sql.join(
  columns.map((name) => sql`sum(${sql.ref(`${name}_cents`)}) as ${sql.ref(`${name}_cents`)}`),
)} from instalment_hold group by application_id`;

/** True if the ledger has an entry of this source and instalment with this amount at the provider. */
const written = (
  source: RawBuilder<unknown>,
  { instalment, amount }: Record<'instalment' | 'amount', RawBuilder<unknown>>,
) => sql`exists (
  select from ledger_entry e join ledger_line l on l.entry_id = e.id
  where e.source = ${source} and e.instalment = ${instalment} and abs(l.amount_cents) = ${amount})`;
const paid = { instalment: sql`s.instalment`, amount: sql`s.paid_cents` };
const moved = { instalment: sql`r.instalment`, amount: sql`v.amount_cents` };
const disputed = { instalment: sql`s.instalment`, amount: sql`c.amount_cents` };

/** State and deposit of each instalment: in the application for the current one, else in its own row. */
const executions = sql`(select id, instalment, state, deposit_cents from application
  union all select application_id, position, state, deposit_cents from instalment where state is not null)`;

/**
 * True if an instalment has unfinished work: an open request, a refund that a bank returned, or an open or
 * reversed chargeback.
 */
const isPending = sql`(exists (select from payment_request r
    where r.application_id = a.id and r.instalment = s.instalment and r.handled_at is null)
  or exists (select from money_movement v join payment_request r on r.id = v.request_id
    where v.application_id = a.id and r.instalment = s.instalment and v.failed_at is not null and v.again_at is null)
  or exists (select from chargeback c join deposit_session d on d.id = c.session_id
    where c.application_id = a.id and d.instalment = s.instalment and c.status in ('open', 'reversed')))`;

export const ledgerRules: readonly LedgerRule[] = [
  {
    says: 'the lines of every entry add up to zero',
    broken: sql`select e.application_id as on, e.source || ' adds up to ' || coalesce(sum(l.amount_cents)::text, 'nothing') as found
      from ledger_entry e left join ledger_line l on l.entry_id = e.id
      group by e.id having coalesce(sum(l.amount_cents), 1) <> 0`,
  },
  {
    says: 'the lines of every application add up to zero',
    broken: sql`select e.application_id as on, 'adds up to ' || sum(l.amount_cents) as found
      from ledger_entry e join ledger_line l on l.entry_id = e.id
      group by e.application_id having sum(l.amount_cents) <> 0`,
  },
  {
    says: 'what is said to be held is what the lines say',
    broken: sql`select coalesce(h.application_id, s.application_id) as on,
        'said ' || coalesce(to_jsonb(h) - 'application_id', 'null')::text || ', in the lines '
          || coalesce(to_jsonb(s) - 'application_id' - 'unattributed_cents', 'null')::text as found
      from instalment_hold h full join (${sums}) s on (s.application_id, s.instalment) = (h.application_id, h.instalment)
      where ${differs}`,
  },
  {
    says: 'what is held of an application is what is held of its instalments',
    broken: sql`select coalesce(h.application_id, s.application_id) as on,
        'said ' || coalesce(to_jsonb(h) - 'application_id', 'null')::text || ', of the instalments '
          || coalesce(to_jsonb(s) - 'application_id', 'null')::text as found
      from hold h full join (${added}) s on s.application_id = h.application_id where ${differs}`,
  },
  {
    says: 'what is held is never negative',
    broken: sql`select s.application_id as on, 'holds ' || s.held_cents || ' and, of the fee, ' || s.fee_held_cents as found
      from (${sums}) s where s.held_cents < 0 or s.fee_held_cents < 0`,
  },
  {
    says: 'released, refunded and fees are never more than was deposited',
    broken: sql`select s.application_id as on, 'deposited ' || s.deposited_cents || ', released ' || s.released_cents
        || ', refunded ' || s.refunded_cents || ', fee ' || s.fee_cents as found
      from (${sums}) s where s.released_cents + s.refunded_cents + s.fee_cents > s.deposited_cents`,
  },
  {
    says: 'a thread that is over holds nothing',
    broken: sql`select a.id as on, a.state || ' holds ' || s.held_cents || ' and, of the fee, ' || s.fee_held_cents
        || '; not attributed: ' || s.unattributed_cents || '; disputed: ' || s.disputed_cents as found
      from (${sums}) s join ${executions} a on (a.id, a.instalment) = (s.application_id, s.instalment)
      where a.state in ('DONE', 'REFUSED') and not ${isPending}
        and (s.held_cents, s.fee_held_cents, s.unattributed_cents, s.disputed_cents) <> (0, 0, 0, 0)`,
  },
  {
    says: 'a thread whose funds are deposited holds them until it is over',
    broken: sql`select a.id as on, a.state || ' with a deposit of ' || a.deposit_cents || ' holds '
        || coalesce(h.held_cents + h.fee_held_cents, 0) as found
      from ${executions} a left join instalment_hold h on (h.application_id, h.instalment) = (a.id, a.instalment)
      where a.state in ('ONGOING', 'WAITING_RULES') and a.deposit_cents is not null
        and coalesce(h.held_cents + h.fee_held_cents, 0) <> a.deposit_cents`,
  },
  {
    says: 'every paid deposit is in the ledger, and was what the thread agreed on',
    broken: sql`select s.application_id as on, 'the deposit ' || s.id || ' of ' || s.paid_cents || ' is not written, or is not the thread’s' as found
      from deposit_session s left join ${executions} a on (a.id, a.instalment) = (s.application_id, s.instalment)
      where s.status = 'paid' and (a.deposit_cents is distinct from s.paid_cents - (
          -- what a bank took of it for good while the mission went on
          select coalesce(sum(l.amount_cents), 0) from ledger_entry e join ledger_line l on l.entry_id = e.id
          where e.application_id = a.id and e.instalment = s.instalment and a.deposit_cents < s.paid_cents
            and e.kind in ('chargeback_lost', 'chargeback_reversed') and l.account in ('held', 'fee_held'))
        or not ${written(sql`'deposit:' || s.payment_intent`, paid)}
        or not ${written(sql`'hold:' || s.payment_intent`, paid)})`,
  },
  {
    says: 'every payment that nothing waited for is in the ledger, and is sent back',
    broken: sql`select s.application_id as on, 'the payment ' || s.id || ' of ' || s.paid_cents || ' is not written, or nothing sends it back' as found
      from deposit_session s
      where s.status = 'returned' and (not ${written(sql`'deposit:' || s.payment_intent`, paid)}
        or not exists (select from payment_request r
          where r.session_id = s.id and r.instalment = s.instalment and r.amount_cents = s.paid_cents))`,
  },
  {
    says: 'a request that is carried out has its transfers and refunds, for what was asked',
    broken: sql`select r.application_id as on, r.ask || ' of ' || coalesce(r.amount_cents, r.candidate_cents + r.creator_cents)
        || ' came to ' || coalesce(m.moved, 0) as found
      from payment_request r left join lateral (
        select sum(v.amount_cents) as moved, bool_and(v.done_at is not null) as is_done
        from money_movement v where v.request_id = r.id) m on true
      where r.handled_at is not null and r.withdrawn_at is null and r.ask in ('release', 'refund', 'split', 'return')
        -- What an older program asked was never carried out: it held no money.
        and exists (select from deposit_session s where s.application_id = r.application_id and s.instalment = r.instalment
          and s.status in ('paid', 'returned'))
        -- What a bank gave back meanwhile is nobody else's any more.
        and not (coalesce(m.moved, 0) < coalesce(r.amount_cents, r.candidate_cents + r.creator_cents)
          and exists (select from chargeback c join deposit_session s on s.id = c.session_id
            where c.application_id = r.application_id and s.instalment = r.instalment and c.status = 'lost'))
        and (m.moved, m.is_done) is distinct from (coalesce(r.amount_cents, r.candidate_cents + r.creator_cents), true)`,
  },
  {
    says: 'every transfer and every refund that is done is in the ledger',
    broken: sql`select v.application_id as on, v.kind || ' ' || v.provider_id || ' of ' || v.amount_cents || ' is not written' as found
      from money_movement v join payment_request r on r.id = v.request_id
      where v.done_at is not null and (not ${written(
        sql`case when v.kind = 'transfer' then 'release:' when r.ask = 'return' then 'return:' else 'refund:' end || v.provider_id`,
        moved,
      )} or (v.failed_at is not null and not ${written(sql`'refund_failed:' || v.provider_id`, moved)}))`,
  },
  {
    says: 'every transfer goes to whom the mode in force pays',
    broken: sql`select v.application_id as on, 'the transfer of ' || v.amount_cents || ' goes to ' || v.payee_id || ', the mode is '
        || coalesce(a.mode, 'none') as found
      from money_movement v join application a on a.id = v.application_id join member p on p.id = v.payee_id
      where v.kind = 'transfer' and not coalesce(case a.mode when 'portage' then p.kind = 'PARTNER'
        when 'funds' then v.payee_id = a.candidate_id end, false)`,
  },
  {
    says: 'every chargeback is in the ledger',
    broken: sql`select c.application_id as on, 'the chargeback ' || c.provider_id || ' of ' || c.amount_cents || ', ' || c.status || ', is not written' as found
      from chargeback c join deposit_session s on s.id = c.session_id
      where not ${written(sql`'chargeback:' || c.provider_id`, disputed)}
        or (c.status <> 'open' and not ${written(sql`'chargeback_' || c.status || ':' || c.provider_id`, disputed)})
        or (c.status = 'reversed' and not ${written(sql`'chargeback_lost:' || c.provider_id`, disputed)})`,
  },
  {
    says: 'every entry has what it was written for',
    broken: sql`select e.application_id as on, e.source || ' has no source' as found
      from ledger_entry e cross join lateral (select substr(e.source, length(e.kind) + 2) as id) n
      where not case
        when e.kind in ('deposit', 'hold') then exists (select from deposit_session s
          where s.payment_intent = n.id and (s.application_id, s.instalment) = (e.application_id, e.instalment)
            and s.status = any (case when e.kind = 'hold' then array['paid'] else array['paid', 'returned'] end))
        when e.kind in ('fee', 'release', 'refund', 'return', 'refund_failed') then exists (select from money_movement v
          join payment_request r on r.id = v.request_id
          where v.provider_id = n.id and (v.application_id, r.instalment) = (e.application_id, e.instalment)
            and v.done_at is not null and (e.kind <> 'refund_failed' or v.failed_at is not null))
        else exists (select from chargeback c join deposit_session s on s.id = c.session_id
          where c.provider_id = n.id and (c.application_id, s.instalment) = (e.application_id, e.instalment)
            and (e.kind = 'chargeback' or e.kind = 'chargeback_' || c.status
            or c.status = 'reversed' and e.kind = 'chargeback_lost')) end`,
  },
  {
    says: 'what answers a payment or an invoice is of its instalment',
    broken: sql`select r.application_id as on, r.ask || ' of the instalment ' || r.instalment || ' is about one of ' || s.instalment as found
      from payment_request r join deposit_session s on s.id = r.session_id where s.instalment <> r.instalment
      union all
      select v.application_id, 'a refund of the instalment ' || r.instalment || ' gives back a deposit of ' || s.instalment
      from money_movement v join payment_request r on r.id = v.request_id join deposit_session s on s.id = v.session_id
      where s.instalment <> r.instalment
      union all
      select i.application_id, i.number || ' of the instalment ' || i.instalment || ' corrects an invoice of ' || o.instalment
      from invoice i join invoice o on o.id = i.corrects_id where o.instalment <> i.instalment`,
  },
  {
    says: 'money is of an instalment that its mission has',
    broken: sql`select x.application_id as on, x.what || ' of the instalment ' || x.instalment as found from (
        select application_id, instalment, 'a deposit' as what from deposit_session
        union all select application_id, instalment, ask from payment_request
        union all select application_id, instalment, source from ledger_entry
        union all select application_id, instalment, number from invoice
        union all select id, instalment, 'the thread' from application) x
      where x.instalment <> ${flatInstalment} and not exists (
        select from instalment i where (i.application_id, i.position) = (x.application_id, x.instalment))`,
  },
  {
    says: 'the sums of the days that are over are what the lines say',
    broken: sql`select coalesce(d.day, s.day)::text as on, coalesce(d.kind, s.kind) || ' ' || coalesce(d.account, s.account) || ': said '
        || coalesce(d.amount_cents, 0) || ', in the lines ' || coalesce(s.amount_cents, 0) as found
      from ledger_day d full join (
        select (e.at at time zone 'UTC')::date as day, e.kind, l.account, sum(l.amount_cents) as amount_cents
        from ledger_entry e join ledger_line l on l.entry_id = e.id
        where (e.at at time zone 'UTC')::date <= (select until_day from ledger_summed)
        group by 1, 2, 3) s on (s.day, s.kind, s.account) = (d.day, d.kind, d.account)
      where d.amount_cents is distinct from s.amount_cents`,
  },
];

/** The first violations of a rule. */
export const firstBroken = async (db: Db, { broken }: LedgerRule, limit: number): Promise<Finding[]> => {
  const { rows } =
    await sql<Finding>`select x."on"::text as "on", x.found from (${broken}) x limit ${limit}`.execute(db);
  return rows;
};

export interface Extent {
  applications: number;
  entries: number;
}

export const extentOf = async (db: Db): Promise<Extent> => {
  const { rows } =
    await sql<Extent>`select count(*) as entries, count(distinct application_id) as applications
    from ledger_entry`.execute(db);
  return rows[0] ?? { applications: 0, entries: 0 };
};

/**
 * Runs all queries on one snapshot, however long they take, so that they see each concurrent write entirely
 * or not at all.
 */
export const atOneInstant = <Result>(db: Db, look: (trx: Db) => Promise<Result>): Promise<Result> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      return look(trx);
    });
