-- The life of personal data: the archive that a member asks for, how long each class is kept, and erasures that hold after a restore.

-- An archive is a ZIP among the private files.
alter table stored_file drop constraint stored_file_kind_check;
alter table stored_file
  add constraint stored_file_kind_check check (kind in ('pdf', 'docx', 'jpeg', 'png', 'webp', 'zip'));

create table data_export (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  asked_at timestamptz(3) not null,
  ready_at timestamptz(3),
  failed_at timestamptz(3),
  -- none while it is made, and none once it was removed
  file_id uuid unique references stored_file,
  bytes integer check (bytes > 0),
  check (ready_at is null or failed_at is null),
  check ((ready_at is null) = (bytes is null)),
  check (file_id is null or ready_at is not null)
);
create index data_export_of_member on data_export (member_id, asked_at desc);
-- One at a time.
create unique index data_export_under_way on data_export (member_id) where ready_at is null and failed_at is null;
create index data_export_kept on data_export (ready_at) where file_id is not null;

-- The day on which a member was last here, in UTC. A session that opens says so, and each night those that were used.
create table member_presence (
  member_id uuid primary key references member on delete cascade,
  seen_on date not null
) with (fillfactor = 80);
create index member_presence_oldest on member_presence (seen_on);
-- Nobody is inactive because nothing was written down until now.
insert into member_presence select id, current_date from member where deleted_at is null;

create function note_presence() returns trigger language plpgsql as $$
begin
  insert into member_presence as p (member_id, seen_on) values (new.member_id, (new.created_at at time zone 'utc')::date)
  on conflict (member_id) do update set seen_on = excluded.seen_on where p.seen_on < excluded.seen_on;
  return null;
end
$$;
create trigger session_noted after insert on session for each row execute function note_presence();

-- Who was told that an account nobody uses is about to be erased. Forgotten as soon as somebody uses it.
create table inactivity_warning (
  member_id uuid not null references member on delete cascade,
  warning text not null check (warning in ('first', 'last')),
  claimed_at timestamptz(3) not null,
  primary key (member_id, warning)
);

-- What a night's application of the periods did, a row for each class that it changed or could not change.
create table retention_run (
  id uuid primary key default uuidv7(),
  ran_at timestamptz(3) not null,
  class text not null check (length(class) between 1 and 40),
  -- how many were erased, or, of a warning, written to
  done integer not null check (done >= 0),
  -- whose term is over and who had to be left: money is held for them
  left_over integer not null check (left_over >= 0)
);
create index retention_run_newest on retention_run (ran_at desc, id desc);

-- Erasures that a restored copy of the database has to carry out again: signed out and closed at once, erased as soon as may be.
create table erasure_due (
  member_id uuid primary key references member on delete cascade,
  since timestamptz(3) not null
);

-- The record of a thread and its reviews are never changed; a transaction that says that their term is over removes them whole.
create function remove_at_term() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('basoche.term_is_over', true) = 'on' then return null; end if;
  raise exception 'A row of % is never changed.', tg_table_name using errcode = '23000';
end $$;
drop trigger thread_entry_stays on thread_entry;
create trigger thread_entry_stays before update or delete or truncate on thread_entry
  for each statement execute function remove_at_term();

-- The reply of an erased member goes with what else they said of themselves.
create or replace function keep_review() returns trigger language plpgsql as $$
begin
  if current_setting('basoche.term_is_over', true) = 'on' then
    if tg_op = 'DELETE' then return old; end if;
    if new.reply is null and (old.application_id, old.party, old.author_id, old.subject_id, old.grade, old.text, old.written_at)
      = (new.application_id, new.party, new.author_id, new.subject_id, new.grade, new.text, new.written_at) then return new; end if;
  end if;
  if tg_op = 'DELETE' or old.opens_at < new.opens_at or old.reply is not null and new.reply is distinct from old.reply
    or (old.application_id, old.party, old.author_id, old.subject_id, old.grade, old.text, old.written_at)
      is distinct from (new.application_id, new.party, new.author_id, new.subject_id, new.grade, new.text, new.written_at)
  then
    raise exception 'What was written in a review is never changed.' using errcode = '23000';
  end if;
  return new;
end $$;
