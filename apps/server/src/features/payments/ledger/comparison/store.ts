import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { rowOf } from '../../../../platform/database/rows.ts';

/**
 * Compares the provider's record with ours in SQL. The record is loaded into a temporary table of one connection, dropped
 * afterwards.
 */

export interface ProviderRecord {
  readonly kind: 'payment' | 'transfer' | 'refund' | 'dispute';
  readonly id: string;
  /** Our own id in its metadata, if any: that of a deposit's page or of a movement. */
  readonly ours: string | null;
  readonly amount: number;
  /** For a transfer, its recipient's account; for a refund or a dispute, its payment. */
  readonly about: string | null;
  readonly state: string;
}

export interface Mismatch {
  on: string;
  found: string;
}

/** Runs the work on a single connection, since the temporary table belongs to one, and drops the table afterwards. */
export const beside = <Result>(db: Db, work: (own: Db) => Promise<Result>): Promise<Result> =>
  db.connection().execute(async (own) => {
    await sql`create temporary table if not exists provider_record (kind text, id text, ours text, amount bigint, about text,
      state text, primary key (kind, id))`.execute(own);
    await sql`truncate provider_record`.execute(own);
    await sql`set statement_timeout = 0`.execute(own);
    try {
      return await work(own);
    } finally {
      await sql`reset statement_timeout`.execute(own);
      await sql`drop table provider_record`.execute(own);
    }
  });

export const keep = async (own: Db, records: readonly ProviderRecord[]): Promise<void> => {
  await sql`insert into provider_record select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
    as x(kind text, id text, ours text, amount bigint, about text, state text) on conflict do nothing`.execute(
    own,
  );
};

const payments = sql`
  select coalesce(s.application_id::text, p.id) as on, case
      when p.id is null then 'the provider has no payment ' || s.payment_intent || ' of ' || s.paid_cents
      when s.id is null then 'the payment ' || p.id || ' of ' || p.amount || ' is not known here'
      else 'the payment ' || p.id || ' is of ' || p.amount || ', here of ' || s.paid_cents end as found
  from (select * from deposit_session where status in ('paid', 'returned')) s
  full join (select * from provider_record where kind = 'payment') p on p.id = s.payment_intent
  where (p.id is null or s.id is null or p.amount <> s.paid_cents)
    and not exists (select from deposit_session o where o.id::text = p.ours and o.status in ('planned', 'open', 'expired'))`;

const movements = sql`
  select coalesce(v.application_id::text, p.id) as on, case
      when p.id is null then 'the provider has no ' || v.kind || ' ' || v.provider_id || ' of ' || v.amount_cents
      when v.id is null then 'the ' || p.kind || ' ' || p.id || ' of ' || p.amount || ' is not known here'
      else 'the ' || p.kind || ' ' || p.id || ' is of ' || p.amount || ' for ' || p.about || ', ' || p.state || '; here of '
        || v.amount_cents || ' for ' || v.about || ', ' || v.state end as found
  from (select m.id, m.application_id, m.kind, m.provider_id, m.amount_cents,
      coalesce(a.provider_id, s.payment_intent) as about, case when m.failed_at is null then 'done' else 'failed' end as state
    from money_movement m
    left join payment_account a on a.member_id = m.payee_id
    left join deposit_session s on s.id = m.session_id
    where m.done_at is not null) v
  full join (select * from provider_record r where r.kind = 'transfer' or r.kind = 'refund' and (r.ours is not null
      or exists (select from deposit_session d where d.payment_intent = r.about))) p
    on p.kind = v.kind and p.id = v.provider_id
  where (p.id is null or v.id is null or p.amount <> v.amount_cents or p.state <> v.state
      -- A closed account keeps its transfers and is nobody's any more.
      or p.about <> v.about)
    and not exists (select from money_movement o where o.id::text = p.ours and o.done_at is null)`;

const disputes = sql`
  select coalesce(c.application_id::text, p.id) as on, case
      when p.id is null then 'the provider has no chargeback ' || c.provider_id
      when c.provider_id is null then 'the chargeback ' || p.id || ' of ' || p.amount || ' is not known here'
      else 'the chargeback ' || p.id || ' of ' || p.amount || ' is ' || p.state || ', here of ' || c.amount_cents || ' and '
        || c.status end as found
  from chargeback c
  full join (select r.* from provider_record r where r.kind = 'dispute'
    and exists (select from deposit_session d where d.payment_intent = r.about)) p on p.id = c.provider_id
  where p.id is null or c.provider_id is null or p.amount <> c.amount_cents
    or p.state <> case c.status when 'reversed' then 'won' else c.status end`;

export const comparisons = [
  {
    says: 'every payment that the provider took is a deposit here, and the other way round',
    query: payments,
  },
  {
    says: 'every transfer and refund of the provider is one of ours, and the other way round',
    query: movements,
  },
  { says: 'every chargeback at the provider is one here, and the other way round', query: disputes },
];

export const firstMismatches = async (
  own: Db,
  { query }: (typeof comparisons)[number],
  limit: number,
): Promise<Mismatch[]> => {
  const { rows } =
    await sql<Mismatch>`select x."on"::text as "on", x.found from (${query}) x limit ${limit}`.execute(own);
  return rows;
};

/** Counts operations of the provider that are not recorded here yet. */
export const countUnderWay = async (own: Db): Promise<number> => {
  const row = await rowOf<{ count: number }>(own)`select count(*) as count from provider_record p where
    p.kind = 'payment' and exists (select from deposit_session s where s.id::text = p.ours and s.status in ('planned', 'open', 'expired'))
    or p.kind in ('transfer', 'refund') and exists (select from money_movement v where v.id::text = p.ours and v.done_at is null)`;
  return row?.count ?? 0;
};
