-- Hearings that an avocat asks another to attend. The mission of a hearing is archived from its first moment: no list, search, page, feed or
-- alert shows it, of the version before either. Only the calls about hearings do.

create table hearing (
  mission_id uuid primary key references mission on delete cascade,
  -- code of a court of the program's list
  court text not null,
  act text not null check (act in ('pleading', 'representation')),
  held_at timestamptz(3) not null,
  chamber text check (char_length(chamber) between 1 and 80),
  matter text not null check (char_length(matter) between 1 and 120),
  price_cents integer not null check (price_cents > 0),
  mode text not null check (mode in ('direct', 'funds')),
  state text not null default 'open' check (state in ('open', 'taken', 'cancelled', 'passed')),
  -- the thread of who took it
  application_id uuid unique references application,
  -- instructions and parties, until they become the first message of the thread
  brief text check (char_length(brief) between 1 and 5000),
  -- confidentiality agreement that the client accepted when publishing
  agreement_version text not null,
  agreement_sha256 text not null check (agreement_sha256 ~ '^[0-9a-f]{64}$'),
  agreed_at timestamptz(3) not null,
  -- the person who accepted it for a firm; null: the client
  agreed_by uuid references member,
  wave smallint not null default 0 check (wave >= 0),
  raised smallint not null default 0 check (raised >= 0),
  check ((state = 'taken') = (application_id is not null)),
  check (brief is null or state = 'open')
);
create index hearing_open on hearing (held_at) where state = 'open';
create index hearing_agreed_by on hearing (agreed_by) where agreed_by is not null;

-- Members who were told of a hearing, each once in a wave.
create table hearing_notice (
  mission_id uuid not null references hearing on delete cascade,
  member_id uuid not null references member,
  wave smallint not null check (wave > 0),
  km smallint not null check (km >= 0),
  told_at timestamptz(3) not null,
  opened_at timestamptz(3),
  declined_at timestamptz(3),
  primary key (mission_id, member_id)
);
create index hearing_notice_of_member on hearing_notice (member_id, told_at);

-- What its client reads of its way: how many were told, and what became of it.
create table hearing_step (
  mission_id uuid not null references hearing on delete cascade,
  no smallint not null check (no > 0),
  kind text not null check (kind in ('sent', 'widened', 'raised', 'reopened', 'unfilled', 'taken', 'passed', 'cancelled')),
  told integer check (told >= 0),
  at timestamptz(3) not null,
  primary key (mission_id, no)
);

-- Documents that whoever takes it is given; they become attachments of the thread.
create table hearing_document (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  -- the person who uploaded it for a firm; null: the member
  person_id uuid references member,
  -- null until its hearing is published
  mission_id uuid references hearing on delete cascade,
  file_id uuid not null unique references stored_file,
  name text not null check (char_length(name) between 1 and 120),
  sha256 bytea not null check (octet_length(sha256) = 32),
  preview bytea check (octet_length(preview) between 1 and 262144),
  rank smallint check (rank >= 0),
  created_at timestamptz(3) not null,
  check ((mission_id is null) = (rank is null))
);
create unique index hearing_document_of_hearing on hearing_document (mission_id, rank) where mission_id is not null;
create index hearing_document_waiting on hearing_document (member_id, created_at) where mission_id is null;
create index hearing_document_of_person on hearing_document (person_id) where person_id is not null;

-- How a person takes hearings: from which town, how far, when, for what.
create table hearing_profile (
  member_id uuid primary key references member,
  is_on boolean not null,
  -- INSEE code of a town with a court
  town text not null check (town ~ '^[0-9AB]{5}$'),
  -- null: anywhere
  distance_km smallint check (distance_km > 0),
  goes_farther boolean not null default false,
  kinds text[] not null check (cardinality(kinds) > 0 and kinds <@ array['tj', 'ca', 'tc', 'cph']),
  acts text[] not null check (cardinality(acts) > 0 and acts <@ array['pleading', 'representation']),
  lowest_cents integer not null default 0 check (lowest_cents >= 0),
  -- a bit for each morning and afternoon of Monday to Saturday, Monday morning the lowest
  week smallint not null check (week between 0 and 4095),
  -- after late returns
  paused_until timestamptz(3),
  revised_at timestamptz(3) not null
);
create index hearing_profile_of_town on hearing_profile (town) where is_on;

create table hearing_absence (
  id uuid primary key default uuidv7(),
  member_id uuid not null references hearing_profile on delete cascade,
  first_day date not null,
  last_day date not null check (last_day >= first_day)
);
create index hearing_absence_of_member on hearing_absence (member_id, last_day);

-- Bar of an avocat or of a firm, by the code of its tribunal judiciaire; stated by them, confirmed by staff.
create table bar_entry (
  member_id uuid primary key references member,
  court text not null check (court ~ '^tj-[0-9AB]{5}$'),
  stated_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  decided_by uuid references member,
  refusal text check (btrim(refusal) <> ''),
  check (confirmed_at is null or refusal is null)
);
create index bar_entry_waiting on bar_entry (stated_at) where confirmed_at is null and refusal is null;
create index bar_entry_decided_by on bar_entry (decided_by) where decided_by is not null;

-- The delivery of a hearing.
create table hearing_report (
  application_id uuid primary key references application on delete cascade,
  outcome text not null check (outcome in ('pleaded', 'adjourned', 'struck', 'settled', 'other')),
  text text not null check (char_length(text) between 1 and 5000),
  next_day date,
  -- the person who wrote it for a firm; null: the candidate
  person_id uuid references member,
  at timestamptz(3) not null
);
create index hearing_report_of_person on hearing_report (person_id) where person_id is not null;

-- Whom the law lets act before a kind of court; staff write it. Without a line: nobody.
create table hearing_rule (
  court_kind text not null,
  act text not null,
  reach text not null check (reach in ('nowhere', 'bar', 'appeal', 'everywhere')),
  article text not null check (btrim(article) <> ''),
  explanation text not null check (btrim(explanation) <> ''),
  updated_at timestamptz not null default now(),
  primary key (court_kind, act)
);

insert into hearing_rule (court_kind, act, reach, article, explanation) values
  ('tj', 'pleading', 'everywhere', 'Loi n° 71-1130 du 31 décembre 1971, art. 4 et 5',
    'Un avocat plaide devant toutes les juridictions, quel que soit son barreau.'),
  ('ca', 'pleading', 'everywhere', 'Loi n° 71-1130 du 31 décembre 1971, art. 4 et 5',
    'Un avocat plaide devant toutes les juridictions, quel que soit son barreau.'),
  ('tc', 'pleading', 'everywhere', 'Loi n° 71-1130 du 31 décembre 1971, art. 4 et 5',
    'Un avocat plaide devant toutes les juridictions, quel que soit son barreau.'),
  ('cph', 'pleading', 'everywhere', 'Loi n° 71-1130 du 31 décembre 1971, art. 4 et 5',
    'Un avocat plaide devant toutes les juridictions, quel que soit son barreau.'),
  ('tj', 'representation', 'bar', 'Loi n° 71-1130 du 31 décembre 1971, art. 5 et 5-1',
    'Qui postule sans plaider l’affaire est du barreau de ce tribunal : Paris, Bobigny, Créteil et Nanterre n’en font qu’un.'),
  ('ca', 'representation', 'appeal', 'Loi n° 71-1130 du 31 décembre 1971, art. 5',
    'Postuler devant une cour d’appel revient aux avocats des barreaux de son ressort.');

-- A mission with a hearing stays archived, whatever becomes of it.
create function refuse_listed_hearing() returns trigger language plpgsql as $$
begin
  if exists (select from hearing where mission_id = new.id) then
    raise exception 'The mission of a hearing is not listed.' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger mission_of_hearing before update on mission
  for each row when (not new.is_archived) execute function refuse_listed_hearing();
