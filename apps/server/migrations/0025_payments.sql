-- Money: payment accounts, deposits, what is paid out and back, and the ledger (rules §4). Amounts are integer cents of euros.

alter table application
  -- the platform's fee that the creator was shown, all taxes included; what was agreed before this migration carries none
  add column fee_cents integer not null default 0 check (fee_cents >= 0),
  -- when the card's holder disputed the deposit at their bank; null where nobody did, or the bank has answered
  add column chargeback_at timestamptz(3);

-- A member's account at the payment provider, to be paid on: a candidate's, or the portage company's.
create table payment_account (
  member_id uuid primary key references member,
  -- null while it is being opened there
  provider_id text unique,
  -- its owner has given all that was asked
  is_submitted boolean not null default false,
  -- the provider lets transfers in
  is_ready boolean not null default false,
  -- what the provider still asks for, in its own codes
  missing text[] not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

-- A payment page of a deposit, planned before the provider is asked for it.
create table deposit_session (
  id uuid primary key default uuidv7(),
  application_id uuid not null references application,
  -- what the mission was called then: a page that is asked for again is asked for in the same words
  subject text not null,
  amount_cents integer not null check (amount_cents > 0),
  fee_cents integer not null check (fee_cents >= 0 and fee_cents < amount_cents),
  -- planned: the provider may have been asked; open: its page takes a card; returned: paid too late or wrongly, and sent back
  status text not null check (status in ('planned', 'open', 'paid', 'expired', 'returned')),
  provider_id text unique check (provider_id is not null or status in ('planned', 'expired')),
  url text check (url is not null or status <> 'open'),
  payment_intent text,
  charge_id text unique,
  -- what was paid in truth
  paid_cents integer check (paid_cents > 0),
  planned_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  paid_at timestamptz(3)
);
-- One page at a time, and never two paid deposits of one application.
create unique index deposit_session_live on deposit_session (application_id) where status in ('planned', 'open');
create unique index deposit_session_paid on deposit_session (application_id) where status = 'paid';
create index deposit_session_of on deposit_session (application_id);
create index deposit_session_due on deposit_session (expires_at) where status in ('planned', 'open');

-- What the rules asked of the payments before there were any is nothing to be carried out now.
alter table payment_request
  add column session_id uuid references deposit_session,
  drop constraint payment_request_ask_check,
  add constraint payment_request_ask check (ask in ('deposit', 'expireDeposit', 'release', 'refund', 'split', 'return')),
  drop constraint payment_request_check,
  add constraint payment_request_amount check ((ask in ('deposit', 'release', 'refund', 'return')) = (amount_cents is not null)),
  add constraint payment_request_session check ((ask = 'return') = (session_id is not null));
update payment_request set handled_at = clock_timestamp() where handled_at is null;
-- One resolution of what is held.
create unique index payment_request_resolution on payment_request (application_id)
  where ask in ('release', 'refund', 'split');
create unique index payment_request_return on payment_request (session_id) where ask = 'return';

-- One transfer or one refund at the provider. Its id is the idempotency key.
create table money_movement (
  id uuid primary key default uuidv7(),
  request_id uuid not null references payment_request,
  application_id uuid not null references application,
  kind text not null check (kind in ('transfer', 'refund')),
  amount_cents integer not null check (amount_cents > 0),
  -- of a transfer: whose account it goes to
  payee_id uuid references member check ((kind = 'transfer') = (payee_id is not null)),
  -- of a refund: which deposit it gives back
  session_id uuid references deposit_session check ((kind = 'refund') = (session_id is not null)),
  provider_id text unique,
  planned_at timestamptz(3) not null,
  -- when the provider was first asked; from then on its record is looked at before it is asked again
  tried_at timestamptz(3),
  done_at timestamptz(3) check (done_at is null or provider_id is not null),
  -- the provider took it back afterwards (a refund that the bank returned): for staff
  failed_at timestamptz(3),
  last_error text,
  unique (request_id, kind)
);
create index money_movement_of on money_movement (application_id);
create index money_movement_waiting on money_movement (planned_at) where done_at is null or failed_at is not null;

-- A dispute at the bank of a card's holder.
create table chargeback (
  provider_id text primary key,
  session_id uuid not null references deposit_session,
  application_id uuid not null references application,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  status text not null check (status in ('open', 'won', 'lost')),
  opened_at timestamptz(3) not null,
  closed_at timestamptz(3) check ((closed_at is null) = (status = 'open'))
);
create index chargeback_of on chargeback (application_id);

-- What the provider said, in its signed events. Each is applied once.
create table provider_event (
  id text primary key,
  type text not null,
  -- the object that it is about, which is read anew when the event is applied
  object_id text not null,
  -- the connected account that it is about; null for the platform's own
  account text,
  created_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  applied_at timestamptz(3)
);
create index provider_event_waiting on provider_event (received_at) where applied_at is null;

-- The ledger: double entry, append-only. A positive amount is a debit, a negative one a credit.
create table ledger_entry (
  id uuid primary key default uuidv7(),
  application_id uuid not null references application,
  kind text not null check (kind in ('deposit', 'hold', 'fee', 'release', 'refund', 'return',
    'chargeback', 'chargeback_won', 'chargeback_lost', 'refund_failed')),
  -- what happened at the provider, or here: an entry is written once for it
  source text not null unique,
  at timestamptz(3) not null
);
create index ledger_entry_of on ledger_entry (application_id, at);
create table ledger_line (
  entry_id uuid not null references ledger_entry,
  -- provider: our balance there; deposited: received and not attributed; held and fee_held: owed to the parties; fee: earned;
  -- disputed: what a bank took back while it looks; loss: what nobody gives back
  account text not null check (account in ('provider', 'deposited', 'held', 'fee_held', 'fee', 'disputed', 'loss')),
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (entry_id, account)
);
create trigger ledger_entry_stays before update or delete or truncate on ledger_entry
  for each statement execute function keep_as_written();
create trigger ledger_line_stays before update or delete or truncate on ledger_line
  for each statement execute function keep_as_written();

-- What stands on each application's accounts; kept by the ledger itself. The checks are the ledger's rules.
create table hold (
  application_id uuid primary key references application,
  deposited_cents bigint not null default 0 check (deposited_cents >= 0),
  held_cents bigint not null default 0 constraint held_is_never_negative check (held_cents >= 0),
  fee_held_cents bigint not null default 0 constraint fee_held_is_never_negative check (fee_held_cents >= 0),
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  released_cents bigint not null default 0 check (released_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  disputed_cents bigint not null default 0 check (disputed_cents >= 0),
  lost_cents bigint not null default 0 check (lost_cents >= 0),
  constraint never_more_than_was_deposited check (released_cents + refunded_cents + fee_cents <= deposited_cents)
);

create function keep_hold() returns trigger language plpgsql as $$
declare
  entry ledger_entry;
begin
  select * into strict entry from ledger_entry where id = new.entry_id;
  insert into hold (application_id) values (entry.application_id) on conflict do nothing;
  update hold set
    deposited_cents = deposited_cents + case when entry.kind = 'deposit' and new.account = 'provider' then new.amount_cents else 0 end,
    held_cents = held_cents - case when new.account = 'held' then new.amount_cents else 0 end,
    fee_held_cents = fee_held_cents - case when new.account = 'fee_held' then new.amount_cents else 0 end,
    fee_cents = fee_cents - case when new.account = 'fee' then new.amount_cents else 0 end,
    released_cents = released_cents - case when entry.kind = 'release' and new.account = 'provider' then new.amount_cents else 0 end,
    refunded_cents = refunded_cents
      - case when entry.kind in ('refund', 'return', 'refund_failed') and new.account = 'provider' then new.amount_cents else 0 end,
    disputed_cents = disputed_cents + case when new.account = 'disputed' then new.amount_cents else 0 end,
    lost_cents = lost_cents + case when new.account = 'loss' then new.amount_cents else 0 end
  where application_id = entry.application_id;
  return null;
end $$;
create trigger ledger_line_kept after insert on ledger_line for each row execute function keep_hold();

create function check_entry() returns trigger language plpgsql as $$
declare
  entry uuid := case when tg_table_name = 'ledger_line' then (to_jsonb(new) ->> 'entry_id')::uuid else (to_jsonb(new) ->> 'id')::uuid end;
begin
  if coalesce((select sum(amount_cents) from ledger_line where entry_id = entry), 1) <> 0 then
    raise exception 'The lines of a ledger entry add up to zero.' using errcode = '23514', constraint = 'ledger_entry_adds_up';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_adds_up after insert on ledger_entry
  deferrable initially deferred for each row execute function check_entry();
create constraint trigger ledger_line_adds_up after insert on ledger_line
  deferrable initially deferred for each row execute function check_entry();
