-- What proves that somebody is of the trade: requests, their documents, the decision (rules §1).

create table verification_request (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  -- WITHDRAWN: the account was deleted before anybody decided
  state text not null check (state in ('PREPARING', 'SENT', 'ACCEPTED', 'REFUSED', 'WITHDRAWN')),
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  decided_at timestamptz(3),
  -- of the staff; null for the operator's command
  decided_by uuid references member,
  -- why it is refused, in the words of staff
  reason text check (char_length(reason) between 1 and 2000),
  check ((state = 'PREPARING') = (sent_at is null)),
  check ((state in ('ACCEPTED', 'REFUSED')) = (decided_at is not null)),
  check (reason is null or state = 'REFUSED')
);
-- One at a time is prepared, or waits.
create unique index verification_request_open on verification_request (member_id)
  where state in ('PREPARING', 'SENT');
create index verification_request_of_member on verification_request (member_id, created_at desc);
create index verification_request_waiting on verification_request (sent_at, id) where state = 'SENT';

-- A document of a request. Once its file is deleted, what stays says nothing of whose it was but the digest.
create table verification_document (
  id uuid primary key default uuidv7(),
  request_id uuid not null references verification_request on delete cascade,
  slot text not null check (slot in ('enrolment', 'diploma', 'employment', 'registration')),
  file_id uuid unique references stored_file,
  -- as its sender called it, cleaned
  name text check (char_length(name) between 1 and 120),
  -- of what is kept, which is what staff read: a picture was drawn anew
  sha256 bytea not null check (octet_length(sha256) = 32),
  created_at timestamptz(3) not null,
  check ((file_id is null) = (name is null))
);
create index verification_document_of_request on verification_document (request_id);
create index verification_document_kept on verification_document (request_id) where file_id is not null;

-- A student is reminded once of each: a month before the verification lapses, a week before, and once it has.
create table verification_reminder (
  member_id uuid not null references member on delete cascade,
  lapses_at timestamptz(3) not null,
  reminder text not null check (reminder in ('month', 'week', 'lapsed')),
  claimed_at timestamptz(3) not null,
  primary key (member_id, lapses_at, reminder)
);
create index member_verified_until on member (verified_until, id) where kind = 'STUDENT' and verified_until is not null;

-- A notification tells of a thread, of a mission, or of one's own account.
alter table notification
  add column about text check (about in ('VERIFICATION')),
  drop constraint notification_about_one,
  add constraint notification_about_one check (num_nonnulls(application_id, mission_id, about) = 1);

-- The link of the last mail that asked: it confirms what it was sent for, and no later word.
alter table member_availability add column link_hash bytea unique check (octet_length(link_hash) = 32);
