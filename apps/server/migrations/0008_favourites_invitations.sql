-- What ties a member to a mission besides an application: a favourite of their own, an invitation of its creator.

create table mission_favourite (
  member_id uuid not null references member on delete cascade,
  mission_id uuid not null references mission on delete cascade,
  created_at timestamptz(3) not null,
  primary key (member_id, mission_id)
);
create index mission_favourite_newest on mission_favourite (member_id, created_at desc, mission_id desc);

create table mission_invitation (
  id uuid primary key default uuidv7(),
  mission_id uuid not null references mission on delete cascade,
  -- the mission's creator, so that what one sent in a day is counted without reading missions
  creator_id uuid not null references member on delete cascade,
  member_id uuid not null references member on delete cascade,
  created_at timestamptz(3) not null,
  check (creator_id <> member_id),
  constraint mission_invitation_once unique (mission_id, member_id)
);
create index mission_invitation_of_member on mission_invitation (member_id);
create index mission_invitation_sent on mission_invitation (creator_id, created_at);

-- A notification tells of a thread, or of a mission that its reader has no thread about.
alter table notification
  alter column application_id drop not null,
  add column mission_id uuid references mission on delete cascade,
  add constraint notification_about_one check (num_nonnulls(application_id, mission_id) = 1);
create index notification_of_mission on notification (mission_id, member_id)
  where read_at is null and mission_id is not null;
