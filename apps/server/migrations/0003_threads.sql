-- Threads: an application with its state, its guided actions, its messages and its confidentiality agreement (rules §3).

create table application (
  id uuid primary key default uuidv7(),
  -- Missions and offers share one space of ids; an offer's column comes with the offers.
  type text not null check (type in ('MISSION', 'JOB')),
  mission_id uuid references mission,
  creator_id uuid not null references member,
  candidate_id uuid not null references member,
  state text not null check (state in ('NEW', 'REFUSED', 'WAITING_ACCEPTATION', 'WAITING_PORTAGE', 'WAITING_FUNDS',
    'WAITING_RULES', 'ONGOING', 'DONE')),
  closed_reason text check (closed_reason in ('refused', 'withdrawn', 'refunded')),
  -- the last price offered, excluding tax
  offer_cents integer check (offer_cents > 0),
  tva_applicable boolean not null,
  -- The creator of an anonymous mission is known to the candidate once a price was accepted, and stays so.
  creator_revealed boolean not null default false,
  delivered_at timestamptz(3),
  ended_at timestamptz(3),
  release_at timestamptz(3),
  contest_by text check (contest_by in ('creator', 'candidate')),
  contest_reason text,
  contest_at timestamptz(3),
  -- what the provider holds, all taxes included
  deposit_cents integer check (deposit_cents > 0),
  deposit_confirmed_at timestamptz(3),
  creator_cancel_asked_at timestamptz(3),
  candidate_cancel_asked_at timestamptz(3),
  -- One counter for messages and for actions inserted or changed, raised under the row's lock.
  position integer not null default 0,
  creator_read_position integer not null default 0,
  candidate_read_position integer not null default 0,
  -- when each party was last sent a mail about a new message: one an hour at most
  creator_mailed_at timestamptz(3),
  candidate_mailed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((type = 'MISSION') = (mission_id is not null)),
  check (type <> 'MISSION' or offer_cents is not null),
  check (creator_id <> candidate_id),
  check ((state = 'REFUSED') = (closed_reason is not null)),
  check (num_nulls(contest_by, contest_reason, contest_at) in (0, 3)),
  check (num_nulls(deposit_cents, deposit_confirmed_at) in (0, 2)),
  check (greatest(creator_read_position, candidate_read_position) <= position)
) with (fillfactor = 80);
create unique index application_once on application (mission_id, candidate_id);
create index application_by_mission on application (mission_id, created_at desc, id desc);
-- No index holds what every message changes (position, updated_at, read marks), so that a message rewrites no index entry.
create index application_by_creator on application (creator_id, mission_id);
create index application_by_candidate on application (candidate_id, created_at desc, id desc);

create table application_action (
  id uuid primary key default uuidv7(),
  application_id uuid not null references application on delete cascade,
  type text not null check (type in ('PRICE', 'CONTRACT_CHOICE', 'PORTAGE', 'WAITING_BASOCHE', 'WAITING_ITG', 'FUNDS',
    'DIRECT', 'WAITING_FUNDS', 'MISSION_ONGOING', 'NDA')),
  result text not null default 'ONGOING' check (result in ('ONGOING', 'ACCEPTED', 'REFUSED')),
  offer_cents integer check (offer_cents > 0),
  -- the words of who refused it, where the rules ask for them
  reason text,
  sent_at timestamptz(3) not null,
  -- the thread's position when it was opened, and at its last change
  opened_position integer not null,
  position integer not null check (position >= opened_position),
  check ((type = 'PRICE') = (offer_cents is not null)),
  unique (application_id, opened_position)
);

create table message (
  id uuid primary key default uuidv7(),
  application_id uuid not null references application on delete cascade,
  sender_id uuid not null references member,
  content text not null check (char_length(content) between 1 and 5000),
  -- the sender's own id for it: sent twice, it is stored once
  client_id text not null check (char_length(client_id) between 1 and 64),
  position integer not null,
  sent_at timestamptz(3) not null,
  unique (application_id, position),
  unique (application_id, sender_id, client_id)
);

-- A consent holds for the version of the agreement it was given to.
create table nda_consent (
  application_id uuid not null references application on delete cascade,
  party text not null check (party in ('creator', 'candidate')),
  member_id uuid not null references member,
  version text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  consented_at timestamptz(3) not null,
  position integer not null,
  primary key (application_id, party, version)
);

-- What the rules ask of the payments, recorded with the change that asks it. Amounts are cents, all taxes included.
create table payment_request (
  id uuid primary key default uuidv7(),
  application_id uuid not null references application,
  ask text not null check (ask in ('deposit', 'expireDeposit', 'release', 'refund', 'split')),
  amount_cents integer check (amount_cents > 0),
  candidate_cents integer check (candidate_cents > 0),
  creator_cents integer check (creator_cents > 0),
  asked_at timestamptz(3) not null,
  handled_at timestamptz(3),
  check ((ask in ('deposit', 'release', 'refund')) = (amount_cents is not null)),
  check ((ask = 'split') = (candidate_cents is not null)),
  check ((ask = 'split') = (creator_cents is not null))
);
create index payment_request_waiting on payment_request (asked_at) where handled_at is null;
