-- The end of a hearing before its hour: its client cancels it, or its taker gives it back and it is open to others again.

-- The platform's fee of the day of publishing, in cents with all taxes; null: published before this column.
alter table hearing add fee_cents integer,
  add constraint hearing_fee check (fee_cents >= 0) not valid;

-- Instructions stay until the hour has passed: whoever takes a hearing that was given back reads them as well.
alter table hearing drop constraint hearing_check1;

-- The end of a hearing before its hour. Why it was given back stays with its taker: a conflict would tell whose counsel they are.
create table hearing_ending (
  application_id uuid primary key references application on delete cascade,
  kind text not null check (kind in ('cancelled', 'returned')),
  why text check (why in ('conflict', 'prevented', 'asked')),
  words text check (char_length(words) between 1 and 500),
  -- the person who acted for a firm; null: the party
  person_id uuid references member,
  at timestamptz(3) not null,
  check ((kind = 'returned') = (why is not null))
);
create index hearing_ending_of_person on hearing_ending (person_id) where person_id is not null;

-- Returns that count, by the person who was to appear; some of them in a few months pause.
create table hearing_late_return (
  application_id uuid primary key references application on delete cascade,
  member_id uuid not null references member,
  at timestamptz(3) not null
);
create index hearing_late_return_of_member on hearing_late_return (member_id, at);
