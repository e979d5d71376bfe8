import { minutesToPromptTaking } from '@basoche/domain/hearings/limits';
import { activityCharts, moneyCharts } from '@basoche/domain/statistics/charts';
import { steps } from '@basoche/domain/statistics/periods';
import { type Day, parisZone } from '@basoche/domain/time/paris';
import { type RawBuilder, sql } from 'kysely';
import { type Db, unhurried } from '../../../../platform/database/database.ts';
import { rowOf } from '../../../../platform/database/rows.ts';
import { ofHearing } from '../../../../platform/listing/of-hearing.ts';

/**
 * Counts the network's figures (table `network_figure`) for past days, from the rows of other tables. Runs at
 * night, because some counts take long.
 *
 * A figure has a measure (a chart, such as `signups`), a part (a series of the chart), a step (day, week or
 * month) and its first day.
 */

/** Runs in one transaction, with a longer statement timeout. */
export const atNight = unhurried;

/** First and last day to count (Europe/Paris), with the start of the first and the end of the last. */
export interface Window {
  readonly from: Day;
  readonly until: Day;
  readonly start: Date;
  readonly end: Date;
}

/** SQL: day in Europe/Paris of a timestamp column. */
const dayOf = (instant: string) => sql`(${sql.ref(instant)} at time zone ${sql.lit(parisZone)})::date`;
/** SQL condition: the column's time lies in the window. */
const isInWindow = (instant: string, { start, end }: Window) =>
  sql`${sql.ref(instant)} >= ${start} and ${sql.ref(instant)} < ${end}`;

/** Measures recounted each night while rows may still arrive late. */
const recountedMeasures = [
  'signups',
  'verifications',
  'verificationDelay',
  'published',
  'applications',
  'hearings',
  'hearingTakings',
  'firstReply',
  'held',
  'money',
] as const;
/** Measures of events, which are summed over days. */
const flows = [
  'signups',
  'verifications',
  'published',
  'applications',
  'hearings',
  'hearingTakings',
  'money',
] as const;
/** Measures of the state at the end of a day, which cannot be recounted later. */
const stocks = ['missions', 'threads', 'subscriptions'] as const;
type Stock = (typeof stocks)[number];

/**
 * Locks the table with the one row that says which days are counted, until the transaction ends; undefined
 * before the first count.
 */
export const lockCounted = async (trx: Db) => {
  await sql`lock table network_counted in exclusive mode`.execute(trx);
  return trx
    .selectFrom('network_counted')
    .select(['since_day', 'until_day', 'watched_from'])
    .executeTakeFirst();
};

/** Day on which the first member joined (Europe/Paris); null without members. */
export const firstDay = async (trx: Db): Promise<Day | null> => {
  const row = await rowOf<{ day: Day | null }>(trx)`
    select (min(created_at) at time zone ${sql.lit(parisZone)})::date as day from member
    where kind not in ('STAFF', 'PARTNER')`;
  return row?.day ?? null;
};

/**
 * Stores which days are counted. `watchedFrom` is the first day whose state was counted at its end, rather
 * than computed later.
 */
export const writeCounted = (
  trx: Db,
  { since, until, watchedFrom }: Readonly<Record<'since' | 'until' | 'watchedFrom', Day>>,
) =>
  sql`insert into network_counted (since_day, until_day, watched_from) values (${since}, ${until}, ${watchedFrom})
    on conflict (is_only) do update set until_day = greatest(network_counted.until_day, excluded.until_day)`.execute(
    trx,
  );

/** Deletes the figures to be counted again, from this day on. */
export const deleteRecounted = (trx: Db, from: Day) =>
  trx
    .deleteFrom('network_figure')
    .where('starts_on', '>=', from)
    .where('measure', 'in', [...recountedMeasures])
    .execute();

const insert = sql`insert into network_figure (step, starts_on, measure, part, value)`;

/**
 * Counts the events of each day. A decision on a verification counts as `within` the promised 24 hours
 * (`verificationAnswerHours`) or as `late`. So does the first taking of a hearing, on the day of its request.
 */
export const countFlows = (trx: Db, window: Window) =>
  sql`${insert} select 'day', day, measure, part, count(*) from (
      select ${dayOf('created_at')} as day, 'signups' as measure, kind as part from member
        where kind not in ('STAFF', 'PARTNER') and ${isInWindow('created_at', window)}
      union all
      select ${dayOf('decided_at')}, 'verifications', case when decided_at - sent_at <= interval '24 hours' then 'within'
        else 'late' end from verification_request where ${isInWindow('decided_at', window)}
      union all
      select ${dayOf('created_at')}, 'published', 'mission' from mission m
        where ${isInWindow('created_at', window)} and not ${ofHearing('m.id')}
      union all
      select ${dayOf('created_at')}, 'published', 'job' from job_offer where ${isInWindow('created_at', window)}
      union all
      select ${dayOf('created_at')}, 'applications', lower(type) from application where ${isInWindow('created_at', window)}
      union all
      select ${dayOf('m.created_at')}, 'hearings', h.act from hearing h join mission m on m.id = h.mission_id
        where ${isInWindow('m.created_at', window)}
      union all
      select ${dayOf('m.created_at')}, 'hearingTakings', case when exists (
          select from hearing_step s where s.mission_id = m.id and s.kind = 'taken'
            and s.at <= m.created_at + ${minutesToPromptTaking} * interval '1 minute') then 'within' else 'late' end
        from hearing h join mission m on m.id = h.mission_id where ${isInWindow('m.created_at', window)}
    ) happened group by day, measure, part`.execute(trx);

/** Sums of money per day in cents, as the finances page computes them. */
export const countMoney = (trx: Db, window: Window) =>
  sql`${insert} select 'day', day, 'money', part, sum(amount) from (
      select ${dayOf('e.at')} as day, l.amount_cents * case when e.kind = 'deposit' then 1 else -1 end as amount,
        case when l.account = 'fee' then 'fees' when e.kind = 'deposit' then 'deposited'
          when e.kind = 'release' then 'released' else 'refunded' end as part
      from ledger_entry e join ledger_line l on l.entry_id = e.id
      where ${isInWindow('e.at', window)} and (l.account = 'fee'
        or l.account = 'provider' and e.kind in ('deposit', 'release', 'refund', 'return', 'refund_failed'))
    ) moved group by day, part`.execute(trx);

/** Amounts held at the end of each day, in cents: those of the day before, plus the day's changes in the ledger. */
export const countHeld = (trx: Db, window: Window) =>
  sql`with changed as (
      select ${dayOf('e.at')} as day, l.account as part, 0 - sum(l.amount_cents) as change
      from ledger_entry e join ledger_line l on l.entry_id = e.id
      where l.account in ('held', 'fee_held') and ${isInWindow('e.at', window)} group by 1, 2),
    before as (
      select part, value from network_figure
      where step = 'day' and measure = 'held' and starts_on = ${window.from}::date - 1)
    ${insert} select 'day', d::date, 'held', p.part, coalesce(b.value, 0)
      + sum(coalesce(c.change, 0)) over (partition by p.part order by d)
    from generate_series(${window.from}::date, ${window.until}::date, interval '1 day') d
    cross join unnest(${moneyCharts.held.parts.map(({ part }) => part)}::text[]) p (part)
    left join changed c on c.day = d and c.part = p.part left join before b on b.part = p.part`.execute(trx);

const median = sql`round(extract(epoch from percentile_cont(0.5) within group (order by delay)) / 60)`;
/** The three steps, and the first day of the step that contains a day. */
const everyStep = sql`unnest(${sql.val([...steps])}::text[]) s (step)`;
const starts = sql`date_trunc(s.step, day::timestamp)::date`;

/**
 * Medians of delays, in minutes: until the decision on a verification, and until the other party's first
 * reply in a thread. Medians cannot be added up, so days, weeks and months are each computed.
 */
export const countDelays = async (trx: Db, window: Window) => {
  await sql`${insert} select s.step, ${starts}, 'verificationDelay', 'median', ${median}
    from (select ${dayOf('decided_at')} as day, decided_at - sent_at as delay from verification_request
      where ${isInWindow('decided_at', window)}) decided cross join ${everyStep}
    where ${starts} >= ${window.from} group by s.step, ${starts}`.execute(trx);
  await sql`${insert} select s.step, ${starts}, 'firstReply', 'median', ${median}
    from (select ${dayOf('r.sent_at')} as day, r.sent_at - f.sent_at as delay
      from application a
      cross join lateral (select m.sender_id, m.sent_at from message m
        where m.application_id = a.id order by m.position limit 1) f
      cross join lateral (select m.sent_at from message m
        where m.application_id = a.id and m.sender_id <> f.sender_id order by m.position limit 1) r
      where a.updated_at >= ${window.start} and ${isInWindow('r.sent_at', window)}) answered cross join ${everyStep}
    where ${starts} >= ${window.from} group by s.step, ${starts}`.execute(trx);
};

/** Statuses of a live subscription. */
const liveStatuses = sql`('trialing', 'active', 'past_due')`;

/** SQL of the present states, which count as those at the end of the day when read the following night. */
const stocksNow = ({ until, end }: Window): Readonly<Record<Stock, RawBuilder<unknown>>> => ({
  missions: sql`select case when is_archived then 'archived' when closes_on < ${until} then 'closed' else 'open' end as part
    from mission m where created_at < ${end} and not ${ofHearing('m.id')}`,
  threads: sql`select state as part from application where type = 'MISSION' and created_at < ${end}`,
  subscriptions: sql`select plan as part from subscription where status in ${liveStatuses} and started_at < ${end}`,
});

const partsOf = (measure: Stock) => activityCharts[measure].parts.map(({ part }) => part);

/** Records the present states as those at the end of the window's last day. */
export const countStocks = async (trx: Db, window: Window) => {
  for (const measure of stocks) {
    await sql`${insert} select 'day', ${window.until}::date, ${measure}, p.part, count(n.part)
      from unnest(${partsOf(measure)}::text[]) p (part) left join (${stocksNow(window)[measure]}) n on n.part = p.part
      group by p.part on conflict do nothing`.execute(trx);
  }
};

/**
 * SQL of the changes of state per day, +1 or -1, as far as rows show them: a mission was archived at its last
 * update, a thread changed as its record says, a subscription ended when the provider last reported it.
 */
const changes: Readonly<Record<Stock, RawBuilder<unknown>>> = {
  missions: sql`
    select c.day, c.part, c.change from (
      select ${dayOf('created_at')} as opened, greatest(closes_on + 1, ${dayOf('created_at')}) as closed,
        case when is_archived then greatest(${dayOf('updated_at')}, ${dayOf('created_at')}) end as archived
      from mission where not ${ofHearing('mission.id')}) m
    cross join lateral (values
      (m.opened, 'open', 1),
      (least(m.closed, m.archived), 'open', -1),
      (case when m.archived is null or m.closed < m.archived then m.closed end, 'closed', 1),
      (case when m.closed < m.archived then m.archived end, 'closed', -1),
      (m.archived, 'archived', 1)) c (day, part, change)
    where c.day is not null`,
  threads: sql`
    select c.day, c.part, c.change from (
      select state, lag(state) over was as former,
        case when lag(state) over was is null then opened else day end as day
      from (
        select a.id, e.position, coalesce(e.body::jsonb ->> 'state', a.state) as state, ${dayOf('a.created_at')} as opened,
          ((e.body::jsonb ->> 'at')::timestamptz at time zone ${sql.lit(parisZone)})::date as day
        from application a left join thread_entry e on e.application_id = a.id and e.body::jsonb ->> 'state' is not null
        where a.type = 'MISSION') told
      window was as (partition by id order by position)) s
    cross join lateral (values (s.day, s.state, 1), (s.day, s.former, -1)) c (day, part, change)
    where c.part is not null`,
  subscriptions: sql`
    select c.day, c.part, c.change from subscription s
    cross join lateral (values (${dayOf('s.started_at')}, s.plan, 1),
      (case when s.status not in ${liveStatuses} then greatest(${dayOf('s.updated_at')}, ${dayOf('s.started_at')}) end, s.plan, -1)
    ) c (day, part, change)
    where s.status <> 'incomplete' and c.day is not null`,
};

/** State at the end of days that were not counted, computed from these changes. */
export const reconstructStocks = async (trx: Db, from: Day, until: Day) => {
  for (const measure of stocks) {
    await sql`with changed as (
        select greatest(day, ${from}::date) as day, part, sum(change) as change
        from (${changes[measure]}) x where day <= ${until}::date group by 1, 2)
      ${insert} select 'day', d::date, ${measure}, p.part, sum(coalesce(c.change, 0)) over (partition by p.part order by d)
      from generate_series(${from}::date, ${until}::date, interval '1 day') d
      cross join unnest(${partsOf(measure)}::text[]) p (part) left join changed c on c.day = d and c.part = p.part
      on conflict do nothing`.execute(trx);
  }
};

/** Weeks and months from their days: events are summed, states are those of the last day. */
export const addUp = async (trx: Db, from: Day) => {
  const longer = sql`(values ('week'), ('month')) s (step)`;
  const start = sql`date_trunc(s.step, f.starts_on::timestamp)::date`;
  const days = (measures: readonly string[]) =>
    sql`from network_figure f cross join ${longer} where f.step = 'day' and f.measure = any(${sql.val([...measures])}::text[])
      and f.starts_on >= ${from} and ${start} >= ${from}`;
  await sql`${insert} select s.step, ${start}, f.measure, f.part, sum(f.value) ${days(flows)}
    group by 1, 2, 3, 4`.execute(trx);
  await sql`${insert} select distinct on (1, 2, 3, 4) s.step, ${start}, f.measure, f.part, f.value
    ${days([...stocks, 'held'])} order by 1, 2, 3, 4, f.starts_on desc
    on conflict (step, starts_on, measure, part) do update set value = excluded.value`.execute(trx);
};
