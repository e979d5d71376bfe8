-- Calls that were carried out under a key of their caller's: given again under the same key, they are not carried out again. A row is
-- written in the transaction of the call itself, and kept for a day.
create table idempotency_key (
  member_id uuid not null references member on delete cascade,
  -- SHA-256 of the key, and of the call with all that it says
  key_hash bytea not null check (octet_length(key_hash) = 32),
  call_hash bytea not null check (octet_length(call_hash) = 32),
  -- the thread, mission, offer or application that it made or changed; null within its transaction alone
  made_id uuid,
  used_at timestamptz(3) not null,
  primary key (member_id, key_hash)
);
create index idempotency_key_oldest on idempotency_key (used_at);
