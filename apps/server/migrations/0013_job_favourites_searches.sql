-- Offers that a member keeps at hand, and saved searches of offers with their alerts.

create table job_favourite (
  member_id uuid not null references member on delete cascade,
  job_id uuid not null references job_offer on delete cascade,
  created_at timestamptz(3) not null,
  primary key (member_id, job_id)
);
create index job_favourite_newest on job_favourite (member_id, created_at desc, job_id desc);
create index job_favourite_of_job on job_favourite (job_id);

alter table saved_search
  drop constraint saved_search_audience_check,
  add constraint saved_search_audience check (audience in ('members', 'customers', 'jobs')),
  -- of a search of offers; null where all pass
  add column modalities text[],
  add column contract_types text[],
  -- The filters of the one list are not those of the other.
  add constraint saved_search_of_one_list check (
    case when audience = 'jobs' then num_nonnulls(on_place, low_at_most, high_at_least) = 0
      else num_nonnulls(modalities, contract_types) = 0 end);

-- What was found is a mission or an offer.
alter table saved_search_hit
  drop constraint saved_search_hit_pkey,
  alter column mission_id drop not null,
  add column job_id uuid references job_offer on delete cascade,
  add constraint saved_search_hit_of_one check (num_nonnulls(mission_id, job_id) = 1),
  add constraint saved_search_hit_of_mission unique (search_id, mission_id),
  add constraint saved_search_hit_of_job unique (search_id, job_id);
drop index saved_search_hit_mission;
create index saved_search_hit_mission on saved_search_hit (mission_id) where mission_id is not null;
create index saved_search_hit_job on saved_search_hit (job_id) where job_id is not null;

-- So is what a member was told.
alter table mission_alert rename to alert_entry;
alter table alert_entry
  drop constraint mission_alert_pkey,
  alter column mission_id drop not null,
  add column job_id uuid references job_offer on delete cascade,
  add constraint alert_entry_of_one check (num_nonnulls(mission_id, job_id) = 1),
  add constraint alert_entry_of_mission unique (member_id, mission_id),
  add constraint alert_entry_of_job unique (member_id, job_id);
alter index mission_alert_batch rename to alert_entry_batch;
drop index mission_alert_mission;
create index alert_entry_mission on alert_entry (mission_id) where mission_id is not null;
create index alert_entry_job on alert_entry (job_id) where job_id is not null;
