-- What the parties of a mission that is done write of each other, and what members tell staff of one another (rules §3).

alter table application
  -- when the mission became DONE
  add column done_at timestamptz(3),
  -- when both parties were told that a review is open to be read
  add column reviews_opened_at timestamptz(3);
update application set done_at = coalesce(release_at, ended_at, updated_at) where state = 'DONE';
-- How many missions a member has done.
create index application_done on application (candidate_id) where state = 'DONE';

-- One of each party, of the other. Hidden from the other until it opens.
create table review (
  application_id uuid not null references application,
  party text not null check (party in ('creator', 'candidate')),
  author_id uuid not null references member,
  -- who is written of
  subject_id uuid not null references member,
  grade smallint not null check (grade between 1 and 5),
  text text not null check (char_length(text) between 1 and 2000),
  written_at timestamptz(3) not null,
  opens_at timestamptz(3) not null,
  reply text check (char_length(reply) between 1 and 1000),
  replied_at timestamptz(3),
  primary key (application_id, party),
  check (author_id <> subject_id),
  check (opens_at >= written_at),
  check (num_nulls(reply, replied_at) in (0, 2))
);
-- A member's grades, as candidate (written by creators) or as creator, of those that are open.
create index review_of_subject on review (subject_id, party, opens_at desc) include (grade);

-- Neither a review nor a reply is edited; a hidden review may open earlier than planned.
create function keep_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.opens_at < new.opens_at or old.reply is not null and new.reply is distinct from old.reply
    or (old.application_id, old.party, old.author_id, old.subject_id, old.grade, old.text, old.written_at)
      is distinct from (new.application_id, new.party, new.author_id, new.subject_id, new.grade, new.text, new.written_at)
  then
    raise exception 'What was written in a review is never changed.' using errcode = '23000';
  end if;
  return new;
end $$;
create trigger review_stays before update or delete on review for each row execute function keep_review();

-- A member tells staff of the other party of a thread.
create table report (
  id uuid primary key default uuidv7(),
  reporter_id uuid not null references member,
  subject_id uuid not null references member,
  application_id uuid not null references application,
  -- The reporter did not know who it was: an anonymous creator is reported through the thread alone.
  is_veiled boolean not null,
  category text not null check (category in ('harassment', 'solicitation', 'fakeProfile', 'confidentiality', 'illegalContent', 'other')),
  reason text not null check (char_length(reason) between 10 and 2000),
  reported_at timestamptz(3) not null,
  settled_at timestamptz(3),
  settled_by uuid references member,
  outcome text check (outcome in ('measures', 'nothing')),
  -- staff's sentence to the reporter
  note text check (char_length(note) between 1 and 1000),
  check (reporter_id <> subject_id),
  check (num_nulls(settled_at, settled_by, outcome, note) in (0, 4))
);
-- One waits at a time: of a person, and of a thread whose other party is not known.
create unique index report_waiting on report (reporter_id, subject_id) where settled_at is null and not is_veiled;
create unique index report_veiled_waiting on report (reporter_id, application_id) where settled_at is null and is_veiled;
-- Staff's lists: those that wait, oldest first, and those that are settled, newest first.
create index report_queue on report (reported_at, id) where settled_at is null;
create index report_settled on report (settled_at desc, id desc) where settled_at is not null;
create index report_of_subject on report (subject_id);
