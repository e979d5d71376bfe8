-- Which way each kind of news takes to a member: a row for each choice that somebody made, nothing for what they left as it was.
create table notification_wish (
  member_id uuid not null references member on delete cascade,
  topic text not null check (topic in ('messages', 'applications', 'prices', 'invitations', 'reviews', 'confidentiality', 'modes',
    'portage', 'progress', 'money', 'account')),
  channel text not null check (channel in ('screen', 'mail', 'digest', 'push')),
  wanted boolean not null,
  primary key (member_id, topic, channel)
);

-- Who wanted no mail about messages that wait wants none still.
insert into notification_wish (member_id, topic, channel, wanted)
select id, 'messages', 'mail', false from member where not wants_digests;
alter table member drop column wants_digests;

-- What its reader wants on the screen, and in the summary of the day; and when it was in one.
alter table notification
  add column on_screen boolean not null default true,
  add column in_digest boolean not null default false,
  add column digested_at timestamptz(3);
drop index notification_new;
create index notification_new on notification (member_id, created_at desc, id desc) where read_at is null and on_screen;
create index notification_to_digest on notification (created_at) where in_digest and digested_at is null and read_at is null;
create index notification_digested on notification (member_id, digested_at) where digested_at is not null;

-- Browsers that are told while no page is open. One is turned on in a session, and ends with it.
create table push_device (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  session_id uuid not null references session on delete cascade,
  name text not null check (name <> ''),
  endpoint text not null,
  -- An address may be long for an index.
  endpoint_hash bytea not null unique check (length(endpoint_hash) = 32),
  p256dh text not null,
  auth text not null,
  -- The program's public key that it was turned on with: under another one its push service refuses what is sent.
  server_key text not null,
  created_at timestamptz(3) not null default now()
);
create index push_device_member on push_device (member_id);
create index push_device_session on push_device (session_id);

-- The pair of keys that the program shows push services, made once where the operator gives none.
create table push_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  sealed_private_key bytea not null,
  created_at timestamptz(3) not null default now()
);
