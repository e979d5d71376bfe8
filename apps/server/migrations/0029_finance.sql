-- What staff see of the money: lists that cost the same however long the ledger is, and who was told of what waits.

-- Since when an application has an account in the ledger: its deposits are listed by it.
alter table hold add column since timestamptz(3);
update hold h set since = (select min(e.at) from ledger_entry e where e.application_id = h.application_id);
alter table hold alter column since set not null;
create function date_hold() returns trigger language plpgsql as $$
begin
  new.since := (select min(at) from ledger_entry where application_id = new.application_id);
  return new;
end $$;
create trigger hold_dated before insert on hold for each row execute function date_hold();
create index hold_listed on hold (since desc, application_id desc);
create index hold_listed_held on hold (since desc, application_id desc) where held_cents > 0 or fee_held_cents > 0;
create index hold_listed_disputed on hold (since desc, application_id desc) where disputed_cents > 0;
create index hold_listed_lost on hold (since desc, application_id desc) where lost_cents > 0;

create index deposit_session_returned on deposit_session (paid_at desc, id desc) where status = 'returned';
create index chargeback_listed on chargeback (opened_at desc, session_id desc);
create index ledger_entry_at on ledger_entry (at, id);

-- What waits for too long, and what a bank sent back: staff are told once, and have the latter sent again.
alter table payment_request add column told_at timestamptz(3);
alter table money_movement add column told_at timestamptz(3), add column again_at timestamptz(3);
create index money_movement_failed on money_movement (failed_at, id) where failed_at is not null and again_at is null;
-- One way back at a time: what a bank sent back may go again.
drop index payment_request_return;
create unique index payment_request_return on payment_request (session_id) where ask = 'return' and handled_at is null;

-- The ledger's sums of the days that are over: a total is these and the days since. Written by a night's job.
create table ledger_day (
  day date not null,
  kind text not null,
  account text not null,
  amount_cents bigint not null,
  primary key (day, kind, account)
);
-- Days until this one are summed.
create table ledger_summed (
  is_only boolean primary key default true check (is_only),
  until_day date not null
);
