-- Names that a member keeps, to be compared with the parties of a mission. Text and hashes are sealed, each for its own row and always of one size:
-- the database alone tells neither a name, nor its length, nor whether two registers share one.

-- Key of the hashes, and the rules by which names are spelled under it.
create table conflict_scheme (
  no smallint primary key,
  sealed_key bytea not null,
  rules smallint not null,
  made_at timestamptz(3) not null
);

-- Its row is locked by every change of its names. It outlives its names, so that a budget cannot begin anew.
create table conflict_register (
  member_id uuid primary key references member,
  began_at timestamptz(3) not null,
  revised_at timestamptz(3) not null,
  -- the owner said that it is complete; without a name: that they have no client and no adversary
  confirmed_at timestamptz(3)
);

create table conflict_entry (
  id uuid primary key default uuidv7(),
  member_id uuid not null references conflict_register,
  sealed_text bytea not null,
  sealed_hashes bytea not null,
  scheme smallint not null references conflict_scheme,
  added_at timestamptz(3) not null
);
create index conflict_entry_of_member on conflict_entry (member_id, id);

-- Journal of numbers, from which budgets are counted: no name, no answer.
create table conflict_act (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  -- the person who did it for a firm; null: the member
  person_id uuid references member,
  act text not null check (act in ('added', 'listed', 'asked')),
  names integer not null check (names > 0),
  at timestamptz(3) not null
);
create index conflict_act_of_member on conflict_act (member_id, at);
create index conflict_act_of_person on conflict_act (person_id) where person_id is not null;
create index conflict_act_age on conflict_act (at);
