-- What waits for staff: documents asked for again, reasoned decisions and appeals, threads opened for a while, jobs given up.

-- RETURNED: staff asked for some documents again; the others stand in the request that its sender then prepares.
alter table verification_request
  drop constraint verification_request_state_check,
  drop constraint verification_request_check1,
  drop constraint verification_request_check2,
  add constraint verification_request_state_check
    check (state in ('PREPARING', 'SENT', 'ACCEPTED', 'REFUSED', 'RETURNED', 'WITHDRAWN')),
  add constraint verification_request_decided
    check ((state in ('ACCEPTED', 'REFUSED', 'RETURNED')) = (decided_at is not null)),
  add constraint verification_request_reasoned check (reason is null or state in ('REFUSED', 'RETURNED')),
  -- which of them
  add column asked_slots text[] check (asked_slots <@ array['enrolment', 'diploma', 'employment', 'registration']),
  add constraint verification_request_asked check ((state = 'RETURNED') = (asked_slots is not null));
-- Staff's list of what was decided, newest first.
create index verification_request_decisions on verification_request (decided_at desc, id desc)
  where decided_at is not null;

-- What was done about who was reported, and the statement of reasons that they read: it never says who reported.
alter table report
  add column measures text[] not null default '{}'
    check (measures <@ array['warning', 'contentHidden', 'accountSuspended', 'other']),
  add column ground text check (ground in ('terms', 'law')),
  add column statement text check (char_length(statement) between 1 and 2000),
  -- when they were told
  add column measured_at timestamptz(3);
-- What was decided before has no statement: who was measured was told nothing, and has nothing to appeal.
update report set measures = '{other}' where outcome = 'measures';
alter table report
  add constraint report_measured check (num_nulls(ground, statement, measured_at) in (0, 3)),
  add constraint report_measured_for check (measured_at is null or outcome is not null);

-- A decision is looked at again, once for who reported and once for who was measured.
create table report_appeal (
  id uuid primary key default uuidv7(),
  report_id uuid not null references report on delete cascade,
  party text not null check (party in ('reporter', 'subject')),
  text text not null check (char_length(text) between 1 and 2000),
  made_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by uuid references member,
  outcome text check (outcome in ('upheld', 'reversed')),
  -- staff's words to who appealed
  reason text check (char_length(reason) between 1 and 2000),
  unique (report_id, party),
  check (num_nulls(decided_at, decided_by, outcome, reason) in (0, 4))
);
create index report_appeal_queue on report_appeal (made_at, id) where decided_at is null;
create index report_appeal_decided on report_appeal (decided_at desc, id desc) where decided_at is not null;

-- Somebody of the staff may read one thread for a while, on a report or a dispute that is open.
create table thread_reading (
  id uuid primary key default uuidv7(),
  application_id uuid not null references application on delete cascade,
  staff_id uuid not null references member,
  -- null: on the dispute of the thread itself
  report_id uuid references report,
  reason text not null check (char_length(reason) between 1 and 2000),
  opened_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > opened_at)
);
create index thread_reading_of_thread on thread_reading (application_id, opened_at desc);
create index thread_reading_of_staff on thread_reading (staff_id, ends_at desc);

-- What was done about a job that was given up; of the job itself nothing but its kind.
create table incident_act (
  id uuid primary key default uuidv7(),
  job_id bigint not null,
  task text not null,
  act text not null check (act in ('retry', 'giveUp')),
  reason text not null check (char_length(reason) between 1 and 2000),
  acted_by uuid not null references member,
  acted_at timestamptz(3) not null
);
create index incident_act_newest on incident_act (acted_at desc, id desc);

-- A notification may tell of a decision about a report.
alter table notification
  add column report_id uuid references report on delete cascade,
  drop constraint notification_about_one,
  add constraint notification_about_one check (num_nonnulls(application_id, mission_id, about, report_id) = 1);
