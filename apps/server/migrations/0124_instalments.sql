-- Prices in instalments, and the instalments of a mission (docs/plans/pricing.md). A flat price has no row in any of these tables, and its
-- only instalment is 0, which programs that know none read by default.

-- A price that is not flat: of which action, and of which kind.
create table price_plan (
  action_id uuid primary key references application_action on delete cascade,
  kind text not null check (kind in ('day', 'hour', 'instalments', 'retainer'))
);

-- Instalments that were agreed: title, sum without tax, days from the opening to the delivery.
create table price_plan_instalment (
  action_id uuid not null references price_plan on delete cascade,
  position smallint not null check (position >= 0),
  title text not null,
  cents integer not null check (cents > 0),
  days smallint check (days > 0),
  primary key (action_id, position)
);

-- The instalment whose fields stand in the columns of the application: the newest one, or the last that was earned once the mission is over.
alter table application
  add column instalment smallint not null default 0,
  add constraint application_instalment check (instalment >= 0) not valid;

-- Each instalment that was opened. The columns from `state` on are those of the application, and null for the one that the application has.
create table instalment (
  application_id uuid not null references application on delete cascade,
  position smallint not null check (position >= 0),
  net_cents integer not null check (net_cents > 0),
  -- Units of time that the sum covers; null where the price is not by time.
  units integer check (units > 0),
  opened_at timestamptz(3) not null,
  close text check (close in ('accepted', 'settled', 'refunded')),
  -- Sum for the payee, without tax.
  due_cents integer check (due_cents between 0 and net_cents),
  state text check (state in ('NEW', 'REFUSED', 'WAITING_ACCEPTATION', 'WAITING_PORTAGE', 'WAITING_FUNDS', 'WAITING_RULES', 'ONGOING', 'DONE')),
  closed_reason text check (closed_reason in ('refused', 'withdrawn', 'refunded')),
  closed_note text,
  fee_cents integer check (fee_cents >= 0),
  delivered_at timestamptz(3),
  ended_at timestamptz(3),
  release_at timestamptz(3),
  contest_by text check (contest_by in ('creator', 'candidate')),
  contest_reason text,
  contest_at timestamptz(3),
  contest_end text check (contest_end in ('withdrawn', 'settled')),
  contest_ended_at timestamptz(3),
  contest_decision text,
  contest_decision_reason text,
  deposit_cents integer check (deposit_cents > 0),
  deposit_confirmed_at timestamptz(3),
  chargeback_at timestamptz(3),
  creator_cancel_asked_at timestamptz(3),
  candidate_cancel_asked_at timestamptz(3),
  creator_cancel_refused_at timestamptz(3),
  candidate_cancel_refused_at timestamptz(3),
  primary key (application_id, position),
  constraint instalment_due_once_closed check ((close is null) = (due_cents is null)),
  constraint instalment_state_with_fee check ((state is null) = (fee_cents is null)),
  constraint instalment_refused_with_reason check ((state = 'REFUSED') = (closed_reason is not null)),
  constraint instalment_contest_whole check (num_nulls(contest_by, contest_reason, contest_at) in (0, 3)),
  constraint instalment_deposit_whole check (num_nulls(deposit_cents, deposit_confirmed_at) in (0, 2))
);
