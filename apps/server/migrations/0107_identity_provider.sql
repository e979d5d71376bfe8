-- Sign-in and proof by the identity provider of a profession, OpenID Connect.

-- A person at the provider and their account, linked after both were proved. Of the person it keeps the provider's own id alone.
create table identity_link (
  issuer text not null,
  subject text not null check (length(subject) between 1 and 255),
  member_id uuid not null references member on delete cascade,
  linked_at timestamptz(3) not null,
  -- whether the session that linked them was opened by somebody who has read the account's mailbox
  address_proved boolean not null,
  primary key (issuer, subject),
  unique (member_id, issuer)
);

-- A browser that was sent to the provider: once, and within minutes. Lost with a crash, and begun again.
create unlogged table identity_request (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  -- of the secret that the browser keeps
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  purpose text not null check (purpose in ('signIn', 'link', 'proof')),
  -- whose it is; null for somebody who is not signed in yet
  session_id uuid,
  expires_at timestamptz not null,
  check ((purpose = 'signIn') = (session_id is null))
);
create index identity_request_expiry on identity_request (expires_at);

-- A person whom the provider named and no account is linked to: they may link their own, once they have signed in.
create unlogged table identity_ticket (
  ticket_hash bytea primary key check (octet_length(ticket_hash) = 32),
  issuer text not null,
  subject text not null check (length(subject) between 1 and 255),
  expires_at timestamptz not null
);
create index identity_ticket_expiry on identity_ticket (expires_at);

-- Name of the identity provider that said who the member is; null where documents do
alter table verification_request add column proved_by text;
