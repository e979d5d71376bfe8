-- Firms: members whose people work by seats, each with an account of their own.

-- A company or a customer that is a legal person. Without a row here its own login is its only owner.
create table firm (
  member_id uuid primary key references member,
  opened_at timestamptz(3) not null,
  -- an owner: is written to about what nobody else is in charge of
  contact_person_id uuid not null references member,
  -- a deposit above it, all taxes included, needs a second person; null: none does
  deposit_limit_cents integer check (deposit_limit_cents between 0 and 99999999),
  -- set by the firm's erasure
  closed_at timestamptz(3)
);

create table seat (
  id uuid primary key default uuidv7(),
  firm_id uuid not null references firm,
  person_id uuid not null references member,
  role text not null check (role in ('owner', 'manager', 'publisher', 'finance', 'reader')),
  since timestamptz(3) not null,
  invited_by uuid references member,
  ended_at timestamptz(3),
  -- the person: they left; somebody else: they were removed; null: by staff or an erasure
  ended_by uuid references member,
  check (firm_id <> person_id),
  check (ended_by is null or ended_at is not null)
);
create unique index seat_live on seat (firm_id, person_id) where ended_at is null;
create index seat_of_person on seat (person_id);

-- One at a time for a firm: owners who leave at once would each count on the other.
create function keep_an_owner() returns trigger language plpgsql as $$
declare
  of_firm uuid;
  contact uuid;
begin
  if tg_table_name = 'firm' then of_firm := new.member_id; else of_firm := old.firm_id; end if;
  select contact_person_id into contact from firm where member_id = of_firm and closed_at is null for no key update;
  if not found then return null; end if;
  if not exists (select from seat where firm_id = of_firm and role = 'owner' and ended_at is null) then
    raise exception 'A firm has an owner.' using errcode = '23514', constraint = 'firm_keeps_an_owner';
  end if;
  if not exists (select from seat where firm_id = of_firm and person_id = contact and role = 'owner' and ended_at is null) then
    raise exception 'The contact of a firm is one of its owners.' using errcode = '23514', constraint = 'firm_contact_is_an_owner';
  end if;
  return null;
end
$$;
create constraint trigger firm_keeps_an_owner after insert or update of contact_person_id, closed_at on firm
  deferrable initially deferred for each row execute function keep_an_owner();
create constraint trigger firm_keeps_an_owner after update or delete on seat
  deferrable initially deferred for each row when (old.role = 'owner' and old.ended_at is null) execute function keep_an_owner();

-- Every process hears, with the commit, of a person who may do less for a firm than before, and closes their sockets for it.
create function announce_ended_seat() returns trigger language plpgsql as $$
begin
  perform pg_notify('seat_ended', old.person_id || ' ' || old.firm_id);
  return null;
end
$$;
create trigger seat_ended after update on seat for each row
  when ((old.role, old.ended_at) is distinct from (new.role, new.ended_at)) execute function announce_ended_seat();

-- A way into a firm: an invitation to an address, a link for several people, or a request by somebody whose address is at its domain.
create table firm_invitation (
  id uuid primary key default uuidv7(),
  firm_id uuid not null references firm,
  way text not null check (way in ('address', 'link', 'domain')),
  role text not null check (role in ('owner', 'manager', 'publisher', 'finance', 'reader')),
  email citext,
  token_hash bytea unique,
  uses_at_most integer check (uses_at_most > 0),
  uses integer not null default 0 check (uses >= 0),
  -- person who asks, or who accepted an invitation to their address
  person_id uuid references member,
  made_by uuid references member,
  made_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  state text not null check (state in ('waiting', 'accepted', 'refused', 'revoked', 'spent')),
  ended_at timestamptz(3),
  check ((way = 'address') = (email is not null)),
  check ((way = 'link') = (token_hash is not null) and (way = 'link') = (uses_at_most is not null)),
  check (uses <= coalesce(uses_at_most, 0)),
  check (case way when 'link' then role in ('publisher', 'reader') and person_id is null
    when 'domain' then role = 'reader' and person_id is not null else true end),
  check ((state = 'waiting') = (ended_at is null))
);
create unique index firm_invitation_live on firm_invitation (firm_id, email) where state = 'waiting' and way = 'address';
create unique index firm_request_live on firm_invitation (firm_id, person_id) where state = 'waiting' and way = 'domain';
create index firm_invitation_of_firm on firm_invitation (firm_id);
create index firm_invitation_to on firm_invitation (email) where email is not null;
create index firm_invitation_of_person on firm_invitation (person_id) where person_id is not null;
create index firm_invitation_by on firm_invitation (made_by) where made_by is not null;

-- Domain of a firm's addresses: colleagues with a confirmed address at it may ask for a seat.
create table firm_domain (
  id uuid primary key default uuidv7(),
  firm_id uuid not null references firm,
  domain citext not null,
  -- asked of the domain's TXT record; not a secret
  dns_text text not null,
  -- mailbox of the domain that a code was sent to
  mailbox text,
  code_hash bytea,
  code_expires_at timestamptz(3),
  tries integer not null default 0,
  verified_at timestamptz(3),
  way text check (way in ('dns', 'mailbox')),
  checked_at timestamptz(3),
  unique (firm_id, domain),
  check (num_nulls(mailbox, code_hash, code_expires_at) in (0, 3)),
  check ((verified_at is null) = (way is null))
);
create unique index firm_domain_once on firm_domain (domain) where verified_at is not null;

-- The firm's journal. Bodies hold ids, roles and amounts, never names or texts.
create table firm_act (
  id uuid primary key default uuidv7(),
  firm_id uuid not null references firm,
  -- null: staff, or nobody
  person_id uuid references member,
  act text not null,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  at timestamptz(3) not null
);
create index firm_act_of_firm on firm_act (firm_id, at desc, id desc);
create index firm_act_of_person on firm_act (person_id) where person_id is not null;
create index firm_act_age on firm_act (at);
create trigger firm_act_stays before update or delete or truncate on firm_act for each statement execute function remove_at_term();

-- A second person's consent to a deposit above the firm's limit: the firm's own matter, in no record of the thread.
create table deposit_approval (
  id uuid primary key default uuidv7(),
  application_id uuid not null references application on delete cascade,
  firm_id uuid not null references firm,
  amount_cents integer not null check (amount_cents > 0),
  asked_by uuid not null references member,
  asked_at timestamptz(3) not null,
  state text not null check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'lapsed', 'used')),
  decided_by uuid references member,
  decided_at timestamptz(3),
  -- of a refusal
  reason text,
  check (state = 'lapsed' or (state in ('approved', 'refused', 'used')) = (decided_by is not null)),
  check ((decided_by is null) = (decided_at is null)),
  check (reason is null or state = 'refused'),
  constraint two_people_approve check (decided_by <> asked_by)
);
create unique index deposit_approval_live on deposit_approval (application_id) where state in ('waiting', 'approved');
create index deposit_approval_of_thread on deposit_approval (application_id);
create index deposit_approval_of_firm on deposit_approval (firm_id, id);
