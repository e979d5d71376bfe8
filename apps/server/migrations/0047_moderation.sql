-- Missions and offers that staff hide with a statement of reasons, and the rules that staff keep: who may apply, and what
-- salaried portage excludes.

-- In force while it is set. Whoever lists what is open reads is_listed or the listings, whoever reads one by one reads this.
alter table mission add column hidden_at timestamptz(3);
alter table job_offer add column hidden_at timestamptz(3);

-- What is hidden is listed by no statement, whatever it asks: publishing, relaunching or editing it changes the row alone.
create function keep_hidden_unlisted() returns trigger language plpgsql as $$
begin
  new.is_listed := false;
  return new;
end
$$;
create trigger mission_hidden before insert or update on mission
  for each row when (new.hidden_at is not null and new.is_listed) execute function keep_hidden_unlisted();
create trigger job_offer_hidden before insert or update on job_offer
  for each row when (new.hidden_at is not null and new.is_listed) execute function keep_hidden_unlisted();
alter table mission add constraint mission_hidden_unlisted check (not (is_listed and hidden_at is not null));
alter table job_offer add constraint job_offer_hidden_unlisted check (not (is_listed and hidden_at is not null));

-- One hiding, from the day it was decided to the day it was lifted. Regulation (EU) 2022/2065, art. 17.
create table publication_measure (
  id uuid primary key default uuidv7(),
  mission_id uuid references mission on delete cascade,
  job_id uuid references job_offer on delete cascade,
  hidden_at timestamptz(3) not null,
  hidden_by uuid not null references member,
  ground text not null check (ground ~ '^[A-Z_]+$'),
  -- a report that was received, or staff's own look
  origin text not null check (origin in ('REPORT', 'OWN')),
  facts text not null check (btrim(facts) <> ''),
  basis text not null check (btrim(basis) <> ''),
  restored_at timestamptz(3),
  restored_by uuid references member,
  restored_note text,
  check (num_nonnulls(mission_id, job_id) = 1),
  check (num_nonnulls(restored_at, restored_by, restored_note) in (0, 3))
);
create unique index publication_measure_of_mission on publication_measure (mission_id) where restored_at is null;
create unique index publication_measure_of_job on publication_measure (job_id) where restored_at is null;
create index publication_measures_of_mission on publication_measure (mission_id, hidden_at desc);
create index publication_measures_of_job on publication_measure (job_id, hidden_at desc);

-- What its creator asks once they have corrected it, one at a time, and what staff answer.
create table publication_review (
  id uuid primary key default uuidv7(),
  measure_id uuid not null references publication_measure on delete cascade,
  asked_at timestamptz(3) not null,
  -- blank once its author's account is deleted
  text text not null,
  answered_at timestamptz(3),
  answered_by uuid references member,
  outcome text check (outcome in ('RESTORED', 'UPHELD')),
  note text,
  check (num_nonnulls(answered_at, answered_by, outcome, note) in (0, 4))
);
create unique index publication_review_waits on publication_review (measure_id) where answered_at is null;
create index publication_review_of_measure on publication_review (measure_id, asked_at);

-- The back-office's list of all missions and offers, newest first; what few rows have finds them by an index of its own.
create index mission_office on mission (published_at desc, id desc);
create index mission_office_archived on mission (is_archived, published_at desc, id desc);
create index mission_office_nature on mission (nature, published_at desc, id desc);
create index mission_office_customers on mission (published_at desc, id desc) where is_from_customer;
create index mission_office_hidden on mission (published_at desc, id desc) where hidden_at is not null;
create index job_offer_office on job_offer (published_at desc, id desc);
create index job_offer_office_archived on job_offer (is_archived, published_at desc, id desc);
create index job_offer_office_nature on job_offer (nature, published_at desc, id desc);
create index job_offer_office_hidden on job_offer (published_at desc, id desc) where hidden_at is not null;

-- The words of a title, and those that are searched in titles: each as the start of one. Its path is its own, for an index is
-- built anew where nobody has set one (a restored backup).
create function title_marks(title text) returns tsvector language sql immutable parallel safe
set search_path = public, pg_temp as $$
  select array_to_tsvector(words_of(title))
$$;
create function title_query(asked text) returns tsquery language sql stable parallel safe as $$
  select string_agg(quote_lexeme(word) || case when length(word) > 2 then ':*' else '' end, ' & ')::tsquery
  from unnest(words_of(asked)) word
$$;
create index mission_title on mission using gin (title_marks(title));
create index job_offer_title on job_offer using gin (title_marks(title));

-- A notification may also tell of one's own missions or offers; the closed list is the program's.
alter table notification
  drop constraint notification_about_check,
  add constraint notification_about_check check (about ~ '^[A-Z_]+$');

-- The natures of missions that salaried portage excludes.
create table portage_exclusion (
  nature text primary key
);
insert into portage_exclusion (nature) values ('postulation'), ('contentieux');

-- Each table of rules has a version, which whoever changes it has seen.
create table kept_rules (
  name text primary key check (name in ('eligibility', 'portage')),
  version integer not null default 1
);
insert into kept_rules (name) values ('eligibility'), ('portage');

-- What staff changed of them: never changed itself.
create table rule_change (
  id uuid primary key default uuidv7(),
  name text not null references kept_rules,
  -- the one that this change made
  version integer not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null references member,
  -- natures of missions and, of who may apply, kinds of client
  natures text[] not null,
  clients text[] not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null check (btrim(reason) <> ''),
  unique (name, version)
);
create index rule_change_newest on rule_change (changed_at desc, id desc);
