-- What members protect their accounts with: second factors and passkeys, sessions that they know again, a change of address.

-- An application was proved, or a passkey added: sessions then have to pass it. Kept here, where each request reads who asks.
alter table member add column has_second_factor boolean not null default false;
update member set has_second_factor = true
where id in (select member_id from second_factor where confirmed_at is not null);

alter table session
  -- when its owner last proved who they are, by a password, a code or a passkey; null where they have not since it began
  add column proved_at timestamptz,
  -- roughly: written again when it is ten minutes old
  add column used_at timestamptz not null default now(),
  -- of the browser that opened it, two words in codes; no address of a network is kept
  add column browser text check (browser ~ '^[a-z]{1,20}$'),
  add column system text check (system ~ '^[a-z]{1,20}$');

-- Codes for whoever lost what they pass with: whichever that is.
alter table recovery_code drop constraint recovery_code_member_id_fkey;
alter table recovery_code add foreign key (member_id) references member on delete cascade;

-- A public key whose other half never leaves its owner's device (WebAuthn).
create table passkey (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- how often the device says that it was used; one that goes back is refused
  counter bigint not null check (counter >= 0),
  -- how a browser may reach the device
  transports text[] not null,
  name text not null check (name <> '' and length(name) <= 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_member on passkey (member_id);

-- What a device is asked to sign: once, and within minutes. Lost with a crash, and asked again.
create unlogged table passkey_challenge (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  purpose text not null check (purpose in ('add', 'pass', 'signIn')),
  -- whose it is; null for somebody who is not signed in yet
  session_id uuid,
  expires_at timestamptz not null,
  check ((purpose = 'signIn') = (session_id is null))
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

create function keep_second_factor() returns trigger language plpgsql as $$
declare
  owner uuid := case when tg_op = 'DELETE' then old.member_id else new.member_id end;
begin
  -- Two changes of one member follow each other, so that the later one knows of both.
  perform from member where id = owner for no key update;
  update member m set has_second_factor = h.found
  from (select exists (select from second_factor where member_id = owner and confirmed_at is not null)
    or exists (select from passkey where member_id = owner) as found) h
  where m.id = owner and m.has_second_factor <> h.found;
  return null;
end
$$;
create trigger second_factor_kept after insert or delete or update of confirmed_at on second_factor
  for each row execute function keep_second_factor();
create trigger passkey_kept after insert or delete on passkey
  for each row execute function keep_second_factor();

-- A wish for another address: both mailboxes agree, or nothing changes. A new wish takes the place of the old.
create table address_change (
  id uuid primary key default uuidv7(),
  member_id uuid not null unique references member on delete cascade,
  email citext not null,
  -- the session that asked; it stays open when the others end
  session_id uuid not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- of the links, made when their mails are; null before that, and once it was followed
  old_hash bytea unique check (octet_length(old_hash) = 32),
  new_hash bytea unique check (octet_length(new_hash) = 32),
  old_agreed_at timestamptz,
  new_agreed_at timestamptz
);
