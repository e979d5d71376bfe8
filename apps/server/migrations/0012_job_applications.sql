-- Private files, CVs, and what comes with an application to an offer.

-- A file is kept under this random name, on the disk or in an object store; one that no row names is removed at night.
create table stored_file (
  id uuid primary key,
  kind text not null check (kind in ('pdf')),
  bytes integer not null check (bytes > 0),
  created_at timestamptz(3) not null
);

create table cv (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  file_id uuid not null unique references stored_file,
  -- as its owner called it, cleaned; it says nothing of where the file is
  name text not null check (char_length(name) between 1 and 120),
  created_at timestamptz(3) not null,
  -- off its owner's list; it stays with the applications that it was sent with
  put_away_at timestamptz(3)
);
create index cv_of_member on cv (member_id, created_at desc, id desc);

-- What an application to an offer has besides its thread.
create table job_application (
  application_id uuid primary key references application on delete cascade,
  letter text check (char_length(letter) between 1 and 5000),
  cv_id uuid references cv,
  -- the creator's own, never told to the candidate
  note text not null default '' check (char_length(note) <= 2000)
);
create index job_application_cv on job_application (cv_id) where cv_id is not null;
