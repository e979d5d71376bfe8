-- A candidate says something with their price for a mission, and a creator with a refusal.

create table mission_application (
  application_id uuid primary key references application on delete cascade,
  presentation text,
  delay_days integer check (delay_days > 0)
);

alter table application add column refusal_text text;
alter table application_action add column suggestion_cents integer check (suggestion_cents > 0);

-- Presentations that a member keeps for later applications.
create table saved_presentation (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  name text not null,
  -- the name, whatever its case
  name_key text not null,
  text text not null,
  created_at timestamptz(3) not null
);
alter table saved_presentation add constraint saved_presentation_name unique (member_id, name_key);
