-- A night that applies the periods of conservation, whatever came of it: one that changed nothing is told too, and one that was cut off.
create table retention_night (
  id uuid primary key default uuidv7(),
  began_at timestamptz(3) not null,
  -- false while it runs, and for good where it was cut off
  is_over boolean not null default false,
  -- null until it is over, and of nights from before this was measured
  took_ms integer check (took_ms >= 0)
);
create index retention_night_newest on retention_night (began_at desc, id desc);

insert into retention_night (began_at, is_over) select distinct ran_at, true from retention_run;

-- What it did, a row for each class that it changed, could not change, or failed at.
alter table retention_run
  add column night_id uuid references retention_night on delete cascade,
  add column has_failed boolean not null default false;
update retention_run r set night_id = n.id from retention_night n where n.began_at = r.ran_at;
alter table retention_run
  alter column night_id set not null,
  drop column ran_at,
  add constraint retention_run_once unique (night_id, class);
