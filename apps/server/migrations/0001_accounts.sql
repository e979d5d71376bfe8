-- Accounts and what the platform itself keeps.

create extension if not exists citext;
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- PostgreSQL 18 brings uuidv7(); on 16 and 17 the same is made here (RFC 9562: 48 bits of milliseconds, then randomness).
do $$
begin
  if not exists (select from pg_proc where proname = 'uuidv7' and pronamespace = 'pg_catalog'::regnamespace) then
    create function public.uuidv7() returns uuid language sql volatile parallel safe as $body$
      select encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
            from 1 for 6),
          52, 1), 53, 1), 'hex')::uuid
    $body$;
  end if;
end
$$;

create table member (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('STUDENT', 'EMPLOYEE', 'COMPANY', 'CUSTOMER', 'STAFF', 'PARTNER')),
  -- null once the account is deleted
  email citext unique,
  first_name text,
  last_name text,
  company_name text,
  customer_name text,
  is_moral boolean not null default false,
  phone text,
  zip_code text,
  job_name text,
  -- what a profile shows under the name
  role text,
  picture_url text,
  presentation text,
  place text,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  verified_at timestamptz,
  -- a student's verification lapses; null where it does not
  verified_until timestamptz,
  suspended_at timestamptz,
  deleted_at timestamptz,
  check ((email is null) = (deleted_at is not null)),
  check (case
    when deleted_at is not null then true
    when kind in ('STUDENT', 'EMPLOYEE') then first_name is not null and last_name is not null and not is_moral
    when kind = 'COMPANY' then company_name is not null and is_moral
    when kind = 'CUSTOMER' then customer_name is not null
    else true
  end)
);

-- Apart from the member, so that nothing that reads a member reads a hash.
create table credential (
  member_id uuid primary key references member on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now()
);

create table session (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique,
  member_id uuid not null references member on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_member on session (member_id);
create index session_expiry on session (expires_at);

-- Every process hears of a session's end with the commit that ends it, and closes its sockets.
create function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end
$$;
create trigger session_ended after delete on session for each row execute function announce_ended_session();

-- At most one of each purpose for a member: a new one voids the old. Using one deletes it.
create table one_time_code (
  member_id uuid not null references member on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  code_hash bytea not null unique,
  expires_at timestamptz not null,
  primary key (member_id, purpose)
);

-- Kept by rate-limiter-flexible.
create unlogged table request_budget (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Kept by @socket.io/postgres-adapter: payloads over the 8 kB that a notification carries.
create unlogged table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
