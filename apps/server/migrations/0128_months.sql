-- Prices by day, by hour and by month, and the sheets of their months (docs/rules.md, §13). A price in instalments has none of these columns.
alter table price_plan
  add column rate_cents integer,
  add column month_units integer,
  add column ceiling_units integer,
  add column month_cents integer,
  add column months smallint,
  add column starts_on date,
  add column services text,
  add constraint price_plan_of_time check (num_nonnulls(rate_cents, month_units, ceiling_units) in (0, 3)) not valid,
  add constraint price_plan_of_retainer check (num_nonnulls(month_cents, months, starts_on, services) in (0, 4)) not valid,
  add constraint price_plan_of_one_kind check (rate_cents is null or month_cents is null) not valid,
  add constraint price_plan_sums check (rate_cents > 0 and month_cents > 0) not valid,
  add constraint price_plan_counts check (month_units > 0 and ceiling_units >= month_units and months > 0) not valid;

-- The sheet of a month: a draft of the prestataire until it is sent, and again once the client gave it back.
create table sheet (
  application_id uuid not null,
  position smallint not null,
  from_day date not null,
  until_day date not null,
  -- The mission ends with it; of time alone.
  is_last boolean not null default false,
  sent_at timestamptz(3),
  returned_at timestamptz(3),
  return_reason text,
  primary key (application_id, position),
  constraint sheet_of_instalment foreign key (application_id, position) references instalment on delete cascade,
  constraint sheet_days check (until_day >= from_day),
  constraint sheet_return_whole check ((returned_at is null) = (return_reason is null))
);

-- Lines of a sheet, as they are typed until it is sent.
create table sheet_entry (
  application_id uuid not null,
  position smallint not null,
  place smallint not null check (place >= 0),
  day text not null check (char_length(day) <= 20),
  -- Half days, or quarters of an hour; 0 in the sheet of a retainer.
  units double precision not null check (units >= 0),
  text text not null check (char_length(text) <= 200),
  primary key (application_id, position, place),
  constraint sheet_entry_of_sheet foreign key (application_id, position) references sheet on delete cascade
);
