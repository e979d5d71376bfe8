-- Notifications: what a member is told of a thread.

create table notification (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  application_id uuid not null references application on delete cascade,
  type text not null check (type in ('NEW_MESSAGE', 'NEW_JOB_CANDIDATE', 'NEW_MISSION_CANDIDATE', 'PRICE_ACCEPTED',
    'PRICE_REFUSED', 'NDA_ASKED', 'NDA_ACCEPTED', 'MISSION_ENDED', 'CONTRACT_OFFER', 'CONTRACT_ACCEPTED', 'CONTRACT_REFUSED',
    'PORTAGE_ACCEPTED', 'PORTAGE_REFUSED', 'PORTAGE_ACCEPTED_BY_ITG', 'PORTAGE_REFUSED_BY_ITG')),
  title text not null check (title <> ''),
  created_at timestamptz(3) not null default now(),
  read_at timestamptz(3)
);
create index notification_new on notification (member_id, created_at desc, id desc) where read_at is null;
create index notification_of_thread on notification (application_id, member_id) where read_at is null;
