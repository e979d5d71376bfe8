-- What members say of themselves: the profile of a person, the page of a company, pictures (first document, §2, §3; rules §1).

alter table member
  -- How much of the checklist of its kind is done, 0 to 100; written with every edit of the profile.
  add column completeness smallint not null default 0 check (completeness between 0 and 100),
  -- Search engines may show the page: only where the member says so.
  add column is_indexed boolean not null default false,
  -- An address of one's own choice, which leads to the page.
  add column vanity citext unique check (vanity ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(vanity) between 3 and 40);

-- Of a student or an employee, once something was said. Role, place, presentation and picture stand with the member.
create table person_profile (
  member_id uuid primary key references member on delete cascade,
  -- of the place, where it is a known commune
  department text check (department ~ '^(0[1-9]|[1-8][0-9]|9[0-5]|2[AB])$'),
  hourly_cost_cents integer check (hourly_cost_cents between 0 and 1000000),
  -- one of the levels of experience, as it is shown
  experience text,
  skill_domains text[] not null default '{}',
  work_locations text[] not null default '{}',
  -- preferred duration of a mission
  min_months smallint check (min_months between 0 and 60),
  max_months smallint check (max_months between 0 and 60),
  preferred_sectors text[] not null default '{}',
  company_sizes text[] not null default '{}',
  -- median delay of first replies over 90 days, counted each night; null where there was none
  response_time_mn integer check (response_time_mn >= 0),
  check (min_months <= max_months)
);

create table skill (
  member_id uuid not null references member on delete cascade,
  name text not null,
  grade smallint not null check (grade between 1 and 5),
  rank smallint not null,
  primary key (member_id, name)
);

create table experience (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  company_name text not null,
  sector text not null,
  job text not null,
  location text not null,
  start_date date not null,
  -- null while it goes on
  end_date date,
  check (start_date <= end_date)
);
create index experience_of_member on experience (member_id, end_date desc nulls first, start_date desc);

create table formation (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  certification text not null,
  school text not null,
  date date,
  description text
);
create index formation_of_member on formation (member_id, date desc nulls first);

-- A picture, drawn anew in the sizes that pages use. Its id is random, and is all that its address says.
create table picture (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  purpose text not null check (purpose in ('portrait', 'logo', 'leader', 'presentation', 'photo')),
  created_at timestamptz(3) not null
);
create index picture_of_member on picture (member_id);

alter table stored_file drop constraint stored_file_kind_check;
alter table stored_file
  add constraint stored_file_kind_check check (kind in ('pdf', 'docx', 'jpeg', 'png', 'webp'));

create table picture_file (
  picture_id uuid not null references picture on delete cascade,
  width smallint not null,
  kind text not null check (kind in ('jpeg', 'webp')),
  file_id uuid not null references stored_file,
  primary key (picture_id, width, kind)
);
create unique index picture_file_file on picture_file (file_id);

-- Of a company. Its name, logo and presentation stand with the member.
create table company_profile (
  member_id uuid primary key references member on delete cascade,
  website_url text,
  sectors text[] not null default '{}',
  -- departments
  locations text[] not null default '{}',
  company_values text,
  sought_profiles text,
  headquarters_name text,
  creation_year smallint check (creation_year >= 1900),
  leader_name text,
  leader_role text,
  leader_linkedin_url text,
  leader_picture_id uuid references picture,
  presentation_picture_id uuid references picture
);
create index company_profile_leader_picture on company_profile (leader_picture_id);
create index company_profile_presentation_picture on company_profile (presentation_picture_id);

create table company_photo (
  member_id uuid not null references member on delete cascade,
  slot smallint not null check (slot between 1 and 6),
  picture_id uuid not null unique references picture,
  primary key (member_id, slot)
);

-- What a student or an employee says of their time. Old words say nothing: they are confirmed each week.
create table member_availability (
  member_id uuid primary key references member on delete cascade,
  status text not null check (status in ('AVAILABLE', 'SOON', 'BUSY')),
  -- the day from which somebody is available SOON
  available_from date,
  confirmed_at timestamptz(3) not null,
  -- when they were last asked to confirm it
  asked_at timestamptz(3),
  check ((status = 'SOON') = (available_from is not null))
);
create index member_availability_confirmed on member_availability (confirmed_at);

-- The secret address of a member's calendar of accepted missions: its hash finds it, and the owner alone may read it again.
create table calendar_feed (
  member_id uuid primary key references member on delete cascade,
  token_hash bytea not null unique,
  sealed_token bytea not null,
  created_at timestamptz(3) not null
);
