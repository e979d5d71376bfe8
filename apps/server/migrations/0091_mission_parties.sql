-- Parties of a mission, sealed as the names of registers are, and the one answer that a candidate is given about them.

-- Locked by a change of its parties and by whoever asks about them. Without parties its creator said that there are none.
create table mission_party_list (
  mission_id uuid primary key references mission on delete cascade,
  version integer not null check (version > 0),
  -- changes after the first version
  changes integer not null default 0 check (changes >= 0),
  changed_at timestamptz(3) not null
);

create table mission_named_party (
  id uuid primary key default uuidv7(),
  mission_id uuid not null references mission_party_list on delete cascade,
  -- version of the list in which it came
  added_in integer not null check (added_in > 0),
  sealed_text bytea not null,
  sealed_hashes bytea not null,
  scheme smallint not null references conflict_scheme
);
create index mission_named_party_of_list on mission_named_party (mission_id, id);

-- Both answers have as many letters, and chance is drawn before one is sealed: a row tells nothing but that somebody asked.
create table conflict_check (
  id uuid primary key default uuidv7(),
  mission_id uuid not null references mission_party_list on delete cascade,
  member_id uuid not null references member,
  version integer not null check (version > 0),
  -- the person who asked for a firm; null: the member
  person_id uuid references member,
  asked_at timestamptz(3) not null,
  sealed_answer bytea not null,
  unique (mission_id, member_id, version)
);
create index conflict_check_of_member on conflict_check (member_id);
create index conflict_check_of_person on conflict_check (person_id) where person_id is not null;
