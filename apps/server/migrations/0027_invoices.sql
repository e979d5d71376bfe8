-- Billing details of members, and the invoices that they and the platform issue (rules §4).

create table billing_details (
  member_id uuid primary key references member,
  legal_name text not null check (char_length(legal_name) between 1 and 200),
  legal_form text check (char_length(legal_form) between 1 and 60),
  share_capital bigint check (share_capital >= 0),
  address text not null check (char_length(address) between 1 and 200),
  zip_code text not null check (char_length(zip_code) between 1 and 16),
  city text not null check (char_length(city) between 1 and 120),
  country text not null check (country ~ '^[A-Z]{2}$'),
  business_number text check (business_number ~ '^(\d{9}|\d{14})$'),
  vat_number text check (vat_number ~ '^[A-Z0-9+*]{4,15}$'),
  updated_at timestamptz(3) not null
);

-- Where each issuer's sequence stands. Whoever numbers an invoice holds the row until the invoice is there: numbers have no gap.
create table invoice_series (
  -- a member's id, or the platform
  issuer text primary key check (issuer = 'platform' or issuer ~ '^[0-9a-f-]{36}$'),
  year smallint not null,
  sequence integer not null check (sequence >= 0),
  day date not null
);

create table invoice (
  id uuid primary key default uuidv7(),
  issuer text not null references invoice_series,
  -- null: the platform
  issuer_id uuid references member check (issuer = coalesce(issuer_id::text, 'platform')),
  buyer_id uuid not null references member,
  application_id uuid not null references application,
  kind text not null check (kind in ('invoice', 'credit_note')),
  -- how many of this issuer's invoices of the thread were cancelled before
  round smallint not null check (round >= 0),
  corrects_id uuid unique references invoice,
  year smallint not null,
  sequence integer not null check (sequence > 0),
  number text not null check (char_length(number) <= 35),
  issued_on date not null,
  issued_at timestamptz(3) not null,
  total_cents integer not null check (total_cents > 0),
  -- what the thread was about, and all that the document says
  subject text not null,
  document jsonb not null,
  unique (issuer, year, sequence),
  unique (issuer, number),
  -- once: the next one needs the last one's credit note
  unique (application_id, issuer, kind, round),
  check ((kind = 'credit_note') = (corrects_id is not null))
);
create index invoice_of_issuer on invoice (issuer_id, issued_at desc, id desc) where issuer_id is not null;
create index invoice_of_buyer on invoice (buyer_id, issued_at desc, id desc);

-- Gapless, whatever a program does: each number follows one that is there.
create function follow_last_number() returns trigger language plpgsql as $$
begin
  if new.sequence > 1 and not exists (
    select from invoice where issuer = new.issuer and year = new.year and sequence = new.sequence - 1
  ) then
    raise exception 'Number % of % would leave a gap.', new.number, new.issuer using errcode = '23000';
  end if;
  if new.round > 0 and new.kind = 'invoice' and not exists (
    select from invoice where application_id = new.application_id and issuer = new.issuer
      and kind = 'credit_note' and round = new.round - 1
  ) then
    raise exception 'The last invoice of thread % was not cancelled.', new.application_id using errcode = '23000';
  end if;
  return new;
end $$;
create trigger invoice_follows before insert on invoice for each row execute function follow_last_number();
create trigger invoice_stays before update or delete or truncate on invoice
  for each statement execute function keep_as_written();
