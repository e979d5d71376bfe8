-- Filters of the back-office's lists that somebody of the staff keeps under a name.

create table office_filter (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  -- the list that it narrows, in the words of the contract
  list text not null check (list ~ '^[a-z]+$' and length(list) <= 30),
  name text not null check (name <> '' and length(name) <= 100),
  -- the query of the screen's address
  search text not null check (length(search) <= 500),
  created_at timestamptz(3) not null
);
create unique index office_filter_name on office_filter (member_id, list, lower(name));
