-- Public registers in which members are looked up: editions that were imported, their lines, and what was found about each member.

create table public_register_edition (
  id uuid primary key default uuidv7(),
  register text not null check (register in ('avocats', 'companies', 'officers')),
  -- the day that the file tells, not that of its import
  released_on date not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- lines in force; of companies, those of members alone are kept
  line_count integer not null check (line_count >= 0),
  -- held: staff look at it before it has an effect
  state text not null check (state in ('held', 'current', 'past', 'refused')),
  imported_at timestamptz(3) not null,
  decided_by uuid references member,
  unique (register, sha256)
);
create unique index public_register_edition_current on public_register_edition (register) where state = 'current';
create index public_register_edition_decided_by on public_register_edition (decided_by) where decided_by is not null;

-- Lines of the edition in force and of one that is held. They name people who are no members: nothing else of them is kept.
create table public_register_entry (
  id uuid primary key default uuidv7(),
  edition_id uuid not null references public_register_edition on delete cascade,
  -- words of the name, without capitals and marks
  name_key text not null,
  name text not null,
  first_name text,
  profession text,
  bar text,
  -- tribunal judiciaire of the bar, where one is meant
  court text,
  siren text check (siren ~ '^\d{9}$'),
  postcode text,
  town text,
  since_day date
);
create index public_register_entry_of_name on public_register_entry (edition_id, name_key);
create index public_register_entry_of_siren on public_register_entry (edition_id, siren) where siren is not null;

-- The line of a register that is a member's, as it was last read; or that staff have to look at it.
create table public_register_match (
  member_id uuid not null references member,
  register text not null check (register in ('avocats', 'companies', 'officers')),
  -- missing: an edition names them no more
  state text not null check (state in ('doubtful', 'confirmed', 'refused', 'missing')),
  name text,
  first_name text,
  bar text,
  court text,
  siren text,
  since_day date,
  -- day of the last edition that named them
  seen_on date,
  found_at timestamptz(3) not null,
  -- null: found without staff
  decided_by uuid references member,
  primary key (member_id, register),
  check ((state in ('confirmed', 'missing')) = (seen_on is not null))
);
create index public_register_match_state on public_register_match (register, state, found_at, member_id);
create index public_register_match_decided_by on public_register_match (decided_by) where decided_by is not null;
