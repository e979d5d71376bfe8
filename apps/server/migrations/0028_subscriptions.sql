-- Subscriptions (rules §4). What stands here of one is what the payment provider last said of it.

-- A member as the provider knows them.
create table subscriber (
  member_id uuid primary key references member,
  customer_id text not null unique,
  created_at timestamptz(3) not null
);

-- A payment page of a subscription, planned before the provider is asked for it.
create table subscription_attempt (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  plan text not null check (plan in ('monthly', 'yearly')),
  -- planned: the provider may have been asked; open: its page takes a card
  status text not null check (status in ('planned', 'open', 'done', 'expired')),
  provider_id text unique check (provider_id is not null or status in ('planned', 'expired')),
  url text check (url is not null or status <> 'open'),
  planned_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
-- One page at a time: nobody subscribes twice.
create unique index subscription_attempt_live on subscription_attempt (member_id) where status in ('planned', 'open');
create index subscription_attempt_waiting on subscription_attempt (planned_at) where status in ('planned', 'open');

create table subscription (
  -- the provider's own name of it
  id text primary key,
  member_id uuid not null references member,
  plan text not null check (plan in ('monthly', 'yearly')),
  status text not null check (status in ('incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
  cancel_at_period_end boolean not null,
  period_end timestamptz(3) not null,
  past_due_since timestamptz(3) check ((past_due_since is null) = (status <> 'past_due')),
  started_at timestamptz(3) not null,
  -- the reading of the provider's record that this row stands by: an older one changes nothing
  reading bigint not null,
  updated_at timestamptz(3) not null
);
create index subscription_of on subscription (member_id, started_at desc);
create index subscription_due on subscription (period_end) where status <> 'canceled';

-- The order in which the provider's record was read, whichever process reads it.
create sequence subscription_reading;
