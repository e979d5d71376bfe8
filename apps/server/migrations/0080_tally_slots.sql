-- contract: unused since 0077
-- Publications of one time change the tallies in slots of their own: a transaction takes the first slot that no other holds, until it ends.
-- A count adds up the slots, as it adds up all its rows. The last slot is everybody's: whoever finds no other waits for its rows.
-- Programs never named the keys that are dropped.
alter table mission_tally add column slot smallint not null default 0;
create unique index if not exists mission_tally_slots on mission_tally (is_from_customer, place, domain, nature, low_class, high_class, slot);
alter table mission_tally drop constraint mission_tally_pkey,
  add constraint mission_tally_slots primary key using index mission_tally_slots;
alter table job_tally add column slot smallint not null default 0;
create unique index if not exists job_tally_slots on job_tally (domain, nature, place, modality, contract_type, slot);
alter table job_tally drop constraint job_tally_pkey, add constraint job_tally_slots primary key using index job_tally_slots;

-- As in 0005.
create or replace function tally_listing() returns trigger language plpgsql as $$
declare
  changes listing_change[];
  own smallint := 0;
begin
  while own < 31 and not pg_try_advisory_xact_lock(7217603, own) loop own := own + 1; end loop;
  if tg_op = 'INSERT' then
    changes := array(
      select row(is_from_customer, place, domain, nature, low_class, high_class, count(*))::listing_change
      from after group by is_from_customer, place, domain, nature, low_class, high_class);
  elsif tg_op = 'DELETE' then
    changes := array(
      select row(is_from_customer, place, domain, nature, low_class, high_class, -count(*))::listing_change
      from before group by is_from_customer, place, domain, nature, low_class, high_class);
  else
    changes := array(
      select row(is_from_customer, place, domain, nature, low_class, high_class, sum(number))::listing_change
      from (
        select is_from_customer, place, domain, nature, low_class, high_class, 1 as number from after
        union all
        select is_from_customer, place, domain, nature, low_class, high_class, -1 from before
      ) moved group by is_from_customer, place, domain, nature, low_class, high_class having sum(number) <> 0);
  end if;
  insert into mission_tally as t (is_from_customer, place, domain, nature, low_class, high_class, slot, listed)
  select is_from_customer, coalesce(department, mode, ''), coalesce(domain, ''), coalesce(nature, ''),
    coalesce(low_class, -2), coalesce(high_class, -2), own, sum(number)
  from (
    select is_from_customer, case when place = 'distance' then place else 'onPlace' end as mode, place as department, domain,
      nature, low_class, high_class, number
    from unnest(changes)
  ) changed
  group by is_from_customer, rollup (mode, department), cube (domain, nature), grouping sets ((low_class, high_class), ())
  -- Work at a distance has no department: that level would repeat the one above it.
  having not (grouping(department) = 0 and mode = 'distance') and sum(number) <> 0
  order by 1, 2, 3, 4, 5, 6
  on conflict (is_from_customer, place, domain, nature, low_class, high_class, slot)
    do update set listed = t.listed + excluded.listed;
  return null;
end
$$;

-- As in 0010.
create or replace function tally_job_listing() returns trigger language plpgsql as $$
declare
  changes job_listing_change[];
  own smallint := 0;
begin
  while own < 31 and not pg_try_advisory_xact_lock(7217604, own) loop own := own + 1; end loop;
  if tg_op = 'INSERT' then
    changes := array(
      select row(domain, nature, place, modality, contract_type, count(*))::job_listing_change
      from after group by domain, nature, place, modality, contract_type);
  elsif tg_op = 'DELETE' then
    changes := array(
      select row(domain, nature, place, modality, contract_type, -count(*))::job_listing_change
      from before group by domain, nature, place, modality, contract_type);
  else
    changes := array(
      select row(domain, nature, place, modality, contract_type, sum(number))::job_listing_change
      from (
        select domain, nature, place, modality, contract_type, 1 as number from after
        union all
        select domain, nature, place, modality, contract_type, -1 from before
      ) moved group by domain, nature, place, modality, contract_type having sum(number) <> 0);
  end if;
  insert into job_tally as t (domain, nature, place, modality, contract_type, slot, listed)
  select coalesce(domain, ''), coalesce(nature, ''), coalesce(place, ''), coalesce(modality, ''), coalesce(contract_type, ''),
    own, sum(number)
  from unnest(changes) changed
  group by cube (domain, nature, place, modality, contract_type)
  having sum(number) <> 0
  order by 1, 2, 3, 4, 5
  on conflict (domain, nature, place, modality, contract_type, slot) do update set listed = t.listed + excluded.listed;
  return null;
end
$$;
