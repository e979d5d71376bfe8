-- Missions: what a creator publishes and candidates apply to.

-- How a member is named on screen, whatever its kind.
create function display_name(m member) returns text language sql stable parallel safe as $$
  select coalesce(
    m.company_name, m.customer_name, nullif(concat_ws(' ', m.first_name, m.last_name), ''), 'Compte supprimé')
$$;

-- Instants keep milliseconds, as programs do: a cursor made from one compares equal to it.
create table mission (
  id uuid primary key default uuidv7(),
  creator_id uuid not null references member,
  title text not null check (char_length(title) between 1 and 200),
  domain text not null,
  nature text not null,
  description text not null check (char_length(description) between 1 and 10000),
  -- the description as cards show it, cut once when it is written
  summary text not null,
  time_limit text not null check (char_length(time_limit) between 1 and 200),
  -- codes joined by « | »
  experience text not null check (experience <> ''),
  on_place boolean not null,
  department text check (department ~ '^[0-9][0-9AB]$'),
  city text check (char_length(city) between 1 and 120),
  start_now boolean not null,
  start_date date,
  end_date date,
  -- the last day on which one may apply: end_date, or the sixtieth after publication
  closes_on date not null,
  tarif_low_cents integer check (tarif_low_cents >= 0),
  tarif_high_cents integer check (tarif_high_cents >= tarif_low_cents),
  is_anonymous boolean not null,
  is_from_customer boolean not null,
  is_archived boolean not null default false,
  -- Neither archived nor, as of the last nightly sweep, past closes_on: what the partial indexes hold. Queries still compare
  -- closes_on with today; the sweep only keeps what has expired from piling up in the indexes.
  is_listed boolean not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (not on_place or department is not null),
  check (start_now or start_date is not null),
  check ((tarif_low_cents is null) = (tarif_high_cents is null)),
  check (closes_on = end_date or end_date is null),
  check (not (is_listed and is_archived))
);

create index mission_by_creator on mission (creator_id, is_archived, created_at desc, id desc);
create index mission_expiry on mission (closes_on) where is_listed;

-- One index for each set of filters, in the order in which a list is read: its first page costs the same whatever the number of
-- missions. The execution mode has two values and is always among the columns; a list that does not filter it reads both.
create index mission_list on mission
  (is_from_customer, on_place, created_at desc, id desc) include (closes_on) where is_listed;
create index mission_list_domain on mission
  (is_from_customer, on_place, domain, created_at desc, id desc) include (closes_on) where is_listed;
create index mission_list_department on mission
  (is_from_customer, on_place, department, created_at desc, id desc) include (closes_on) where is_listed;
create index mission_list_nature on mission
  (is_from_customer, on_place, nature, created_at desc, id desc) include (closes_on) where is_listed;
create index mission_list_domain_department on mission
  (is_from_customer, on_place, domain, department, created_at desc, id desc) include (closes_on) where is_listed;
create index mission_list_domain_nature on mission
  (is_from_customer, on_place, domain, nature, created_at desc, id desc) include (closes_on) where is_listed;
create index mission_list_department_nature on mission
  (is_from_customer, on_place, department, nature, created_at desc, id desc) include (closes_on) where is_listed;
create index mission_list_domain_department_nature on mission
  (is_from_customer, on_place, domain, department, nature, created_at desc, id desc) include (closes_on)
  where is_listed;

-- How many missions are listed, by everything that filters them, so that a count reads a summary and not the missions.
create table mission_tally (
  is_from_customer boolean not null,
  on_place boolean not null,
  domain text not null,
  department text not null default '',
  nature text not null,
  listed integer not null check (listed >= 0),
  primary key (is_from_customer, domain, department, nature, on_place)
);

-- Adds what a statement listed and takes off what it no longer lists, in the order of the key so that two never wait for each other.
create function tally_missions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into mission_tally as t (is_from_customer, on_place, domain, department, nature, listed)
    select is_from_customer, on_place, domain, coalesce(department, ''), nature, count(*)
    from after where is_listed group by 1, 2, 3, 4, 5 order by 1, 3, 4, 5, 2
    on conflict (is_from_customer, domain, department, nature, on_place)
      do update set listed = t.listed + excluded.listed;
  elsif tg_op = 'DELETE' then
    update mission_tally t set listed = t.listed - gone.number
    from (select is_from_customer, on_place, domain, coalesce(department, '') as department, nature, count(*) as number
      from before where is_listed group by 1, 2, 3, 4, 5) gone
    where (t.is_from_customer, t.on_place, t.domain, t.department, t.nature)
      = (gone.is_from_customer, gone.on_place, gone.domain, gone.department, gone.nature);
  else
    -- Rows enter at zero first: the check refuses a negative row before ON CONFLICT could turn it into an update.
    insert into mission_tally (is_from_customer, on_place, domain, department, nature, listed)
    select distinct is_from_customer, on_place, domain, coalesce(department, ''), nature, 0
    from after where is_listed order by 1, 3, 4, 5, 2
    on conflict do nothing;
    perform 1 from mission_tally t
    join (
      select is_from_customer, on_place, domain, coalesce(department, '') as department, nature from before
      where is_listed
      union
      select is_from_customer, on_place, domain, coalesce(department, ''), nature from after where is_listed
    ) changed using (is_from_customer, on_place, domain, department, nature)
    order by t.is_from_customer, t.domain, t.department, t.nature, t.on_place
    for update of t;
    update mission_tally t set listed = t.listed + delta.number
    from (
      select is_from_customer, on_place, domain, department, nature, sum(number)::integer as number from (
        select is_from_customer, on_place, domain, coalesce(department, '') as department, nature, 1 as number
        from after where is_listed
        union all
        select is_from_customer, on_place, domain, coalesce(department, ''), nature, -1 from before where is_listed
      ) moved group by 1, 2, 3, 4, 5 having sum(number) <> 0
    ) delta
    where (t.is_from_customer, t.on_place, t.domain, t.department, t.nature)
      = (delta.is_from_customer, delta.on_place, delta.domain, delta.department, delta.nature);
  end if;
  return null;
end
$$;

create trigger mission_tally_insert after insert on mission
  referencing new table as after for each statement execute function tally_missions();
create trigger mission_tally_update after update on mission
  referencing old table as before new table as after for each statement execute function tally_missions();
create trigger mission_tally_delete after delete on mission
  referencing old table as before for each statement execute function tally_missions();
