-- What a candidate gives to the client of a mission about their independence, and the parties that a client shows to a candidate. Neither names anybody.

-- random bytes of the commitment that a declaration names; new with each version of the list
alter table mission_party_list add column sealed_salt bytea;

-- One row for each act, at its position of the thread.
create table independence (
  application_id uuid not null references application on delete cascade,
  position integer not null,
  kind text not null check (kind in ('declared', 'reserved', 'retracted')),
  -- of the text that was signed
  version text,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- 0 without a list of parties
  list_version integer not null check (list_version >= 0),
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  -- the person who gave it for a firm; null: the candidate
  person_id uuid references member,
  given_at timestamptz(3) not null,
  primary key (application_id, position),
  check ((kind = 'declared') = (version is not null)),
  check ((version is null) = (sha256 is null))
);
create index independence_of_person on independence (person_id) where person_id is not null;

create table party_disclosure (
  application_id uuid not null references application on delete cascade,
  -- the version that was in force: parties that came later are not shown
  list_version integer not null check (list_version > 0),
  -- the person who did it for a firm; null: the creator
  person_id uuid references member,
  shown_at timestamptz(3) not null,
  primary key (application_id, list_version)
);
create index party_disclosure_of_person on party_disclosure (person_id) where person_id is not null;
