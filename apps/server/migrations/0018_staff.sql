-- Staff and partners: their roles, the second factor that their sessions pass, and the journal of what staff did.

alter table member add column staff_role text check (staff_role in ('admin', 'moderator', 'editor'));
update member set staff_role = 'admin' where kind = 'STAFF';
alter table member add constraint member_staff_role check ((kind = 'STAFF') = (staff_role is not null));

-- when this session last passed the second factor; null until it has
alter table session add column second_factor_at timestamptz;

-- A time-based code (RFC 6238) from an application that its owner holds.
create table second_factor (
  member_id uuid primary key references member on delete cascade,
  -- the secret that the application shares, encrypted with the program's key
  sealed_secret bytea not null,
  created_at timestamptz not null,
  -- null until a first code proved that the application has the secret: until then it opens nothing
  confirmed_at timestamptz,
  -- the step of 30 seconds whose code was used last: neither it nor an earlier one is taken again
  last_step bigint not null default 0
);

-- For whoever lost the application. Using one deletes it.
create table recovery_code (
  member_id uuid not null references second_factor on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (member_id, code_hash)
);

-- What staff and partners decided: numbered without gaps, each entry linked to the one before by a hash.
create table staff_act (
  number bigint primary key check (number > 0),
  member_id uuid not null references member,
  -- the canonical text that is linked
  body text not null,
  hash bytea not null check (octet_length(hash) = 32)
);
create trigger staff_act_stays before update or delete or truncate on staff_act
  for each statement execute function keep_as_written();
