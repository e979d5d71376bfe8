-- Decisions of reports that are carried out with what they decide, and appeals of who is suspended and has no session.

alter table report
  -- measures that were in force before this decision, which repeats none of them
  add column in_force text[] not null default '{}' check (in_force <@ array['contentHidden', 'accountSuspended']),
  -- of the link in the mail to who is measured while their account is suspended
  add column appeal_hash bytea check (octet_length(appeal_hash) = 32);
create unique index report_appeal_link on report (appeal_hash) where appeal_hash is not null;

-- What carried out the measures of a report: the report's own statement and appeal are theirs.
alter table publication_measure add column report_id uuid references report on delete set null;
create index publication_measure_of_report on publication_measure (report_id) where report_id is not null;
alter table member_decision
  add column report_id uuid references report on delete set null,
  -- of the link in the mail about a suspension that no report led to
  add column appeal_hash bytea check (octet_length(appeal_hash) = 32);
create index member_decision_of_report on member_decision (report_id) where report_id is not null;
create unique index member_decision_appeal_link on member_decision (appeal_hash) where appeal_hash is not null;

-- An appeal is of a report's decision, or of a suspension that no report led to.
alter table report_appeal
  alter column report_id drop not null,
  add column decision_id uuid unique references member_decision on delete cascade,
  add constraint report_appeal_of_one check (num_nonnulls(report_id, decision_id) = 1),
  add constraint report_appeal_of_suspended check (decision_id is null or party = 'subject');
