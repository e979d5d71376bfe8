-- The journal of staff can be searched, and the network's figures stand by day, week and month.

-- Read from the text that is linked, which stays as it was written to the byte. No row is updated: the table is written anew.
alter table staff_act
  -- ISO 8601 in UTC, always as many characters: as texts they are in the order of time
  add column at text collate "C" not null generated always as (body::jsonb ->> 'at') stored,
  add column act text not null generated always as (body::jsonb ->> 'act') stored,
  add column subject_kind text not null generated always as (body::jsonb #>> '{on,kind}') stored,
  add column subject_id text not null generated always as (body::jsonb #>> '{on,id}') stored;

-- A page costs the same whatever is asked for and however long the journal is.
create index staff_act_at on staff_act (at, number);
create index staff_act_by on staff_act (member_id, number);
create index staff_act_of on staff_act (act, number);
create index staff_act_of_by on staff_act (member_id, act, number);
create index staff_act_kind on staff_act (subject_kind, number);
create index staff_act_kind_by on staff_act (member_id, subject_kind, number);
create index staff_act_kind_of on staff_act (subject_kind, act, number);
create index staff_act_on on staff_act (subject_id, number);

-- What the network counts, ready to be read: written by a night's job, from days that are over in Paris.
create table network_figure (
  step text not null check (step in ('day', 'week', 'month')),
  -- the first day of it
  starts_on date not null check (starts_on = date_trunc(step, starts_on::timestamp)::date),
  -- in the words of domain numbers/charts; amounts are cents, delays minutes
  measure text not null,
  part text not null,
  value bigint not null,
  primary key (step, starts_on, measure, part)
);

-- One row: which days are counted.
create table network_counted (
  is_only boolean primary key default true check (is_only),
  -- the day on which the network began
  since_day date not null,
  until_day date not null check (until_day >= since_day),
  -- from this day on, what stood at the end of a day was counted the night after; before, it was worked out from what is kept
  watched_from date not null
);
