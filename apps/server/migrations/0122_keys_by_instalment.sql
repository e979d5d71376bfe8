-- contract: kept since 0074
-- Money is keyed by application and instalment (docs/plans/pricing.md). A flat price is the instalment 0 and has no other, so programs that
-- know none go on: their rows are of 0, and their unique keys by application stay until a release later. Those by instalment forbid less.

alter table payment_request
  add column instalment smallint not null default 0,
  add constraint payment_request_instalment check (instalment >= 0) not valid;
create unique index if not exists payment_request_resolution_once on payment_request (application_id, instalment)
  where ask in ('release', 'refund', 'split') and withdrawn_at is null;

alter table ledger_entry
  add column instalment smallint not null default 0,
  add constraint ledger_entry_instalment check (instalment >= 0) not valid;

alter table deposit_session
  add column instalment smallint not null default 0,
  add constraint deposit_session_instalment check (instalment >= 0) not valid;
create unique index if not exists deposit_session_paid_once on deposit_session (application_id, instalment) where status = 'paid';

alter table invoice
  add column instalment smallint not null default 0,
  add constraint invoice_instalment check (instalment >= 0) not valid;
create unique index if not exists invoice_stands_once on invoice (application_id, instalment, issuer, kind, round);

-- Sums of each instalment, in the columns that `hold` has for the application. It has no foreign key: with one, the copy of old rows (0123)
-- would wait for each locked thread. An entry of the ledger has one already.
create table instalment_hold (
  application_id uuid not null,
  instalment smallint not null check (instalment >= 0),
  deposited_cents bigint not null default 0 check (deposited_cents >= 0),
  held_cents bigint not null default 0 constraint instalment_held_is_never_negative check (held_cents >= 0),
  fee_held_cents bigint not null default 0 constraint instalment_fee_held_is_never_negative check (fee_held_cents >= 0),
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  released_cents bigint not null default 0 check (released_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  disputed_cents bigint not null default 0 check (disputed_cents >= 0),
  lost_cents bigint not null default 0 check (lost_cents >= 0),
  since timestamptz(3) not null,
  primary key (application_id, instalment),
  constraint instalment_never_more_than_was_deposited check (released_cents + refunded_cents + fee_cents <= deposited_cents)
);

-- Both tables, always in this order: whoever locks a holding locks the application's row first.
create or replace function keep_hold() returns trigger language plpgsql as $$
declare
  entry ledger_entry;
begin
  select * into strict entry from ledger_entry where id = new.entry_id;
  insert into hold (application_id) values (entry.application_id) on conflict do nothing;
  -- Until its row is copied (0123), all that stands on an application's accounts is of the instalment 0.
  if entry.instalment = 0 and not exists (select from instalment_hold where application_id = entry.application_id) then
    insert into instalment_hold (application_id, instalment, deposited_cents, held_cents, fee_held_cents, fee_cents, released_cents,
      refunded_cents, disputed_cents, lost_cents, since)
    select application_id, 0, deposited_cents, held_cents, fee_held_cents, fee_cents, released_cents, refunded_cents, disputed_cents,
      lost_cents, since
    from hold where application_id = entry.application_id on conflict do nothing;
  else
    insert into instalment_hold (application_id, instalment, since) values (entry.application_id, entry.instalment, entry.at)
    on conflict do nothing;
  end if;
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
  update instalment_hold set
    deposited_cents = deposited_cents + case when entry.kind = 'deposit' and new.account = 'provider' then new.amount_cents else 0 end,
    held_cents = held_cents - case when new.account = 'held' then new.amount_cents else 0 end,
    fee_held_cents = fee_held_cents - case when new.account = 'fee_held' then new.amount_cents else 0 end,
    fee_cents = fee_cents - case when new.account = 'fee' then new.amount_cents else 0 end,
    released_cents = released_cents - case when entry.kind = 'release' and new.account = 'provider' then new.amount_cents else 0 end,
    refunded_cents = refunded_cents
      - case when entry.kind in ('refund', 'return', 'refund_failed') and new.account = 'provider' then new.amount_cents else 0 end,
    disputed_cents = disputed_cents + case when new.account = 'disputed' then new.amount_cents else 0 end,
    lost_cents = lost_cents + case when new.account = 'loss' then new.amount_cents else 0 end
  where application_id = entry.application_id and instalment = entry.instalment;
  return null;
end $$;

-- Gapless, whatever a program does. Whoever issues another invoice of an instalment has cancelled the last one.
create or replace function follow_last_number() returns trigger language plpgsql as $$
begin
  if new.sequence > 1 and not exists (
    select from invoice where issuer = new.issuer and year = new.year and sequence = new.sequence - 1
  ) then
    raise exception 'Number % of % would leave a gap.', new.number, new.issuer using errcode = '23000';
  end if;
  if new.round > 0 and new.kind = 'invoice' and not exists (
    select from invoice where application_id = new.application_id and instalment = new.instalment and issuer = new.issuer
      and kind = 'credit_note' and round = new.round - 1
  ) then
    raise exception 'The last invoice of thread %, instalment %, was not cancelled.', new.application_id, new.instalment
      using errcode = '23000';
  end if;
  return new;
end $$;
