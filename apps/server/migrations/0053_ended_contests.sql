-- How the last contest of a thread ended, in columns of its own: taken back by who made it, or settled by staff, whose decision and reason
-- both parties read. Until now a settled contest was one of a thread that was over, and the decision stood in the record alone.
alter table application
  add column contest_end text check (contest_end in ('withdrawn', 'settled')),
  add column contest_ended_at timestamptz(3),
  add column contest_decision text,
  add column contest_decision_reason text,
  -- why staff closed the thread, or what they decided of the money that was left of it
  add column closed_note text,
  add check (num_nulls(contest_end, contest_ended_at) in (0, 2)),
  add check ((contest_decision is not null) = (contest_end is not distinct from 'settled'));
update application a set contest_end = 'settled', contest_ended_at = (e.body::jsonb ->> 'at')::timestamptz,
  contest_decision = e.body::jsonb ->> 'reason'
from thread_entry e
where e.application_id = a.id and e.body::jsonb ->> 'command' = 'settle' and a.contest_at is not null
  and e.body::jsonb ->> 'reason' is not null;
drop index application_contested;
create index application_contested on application (contest_at, id)
  where contest_at is not null and contest_end is null and state in ('ONGOING', 'WAITING_RULES');

-- A request that was given up for another: staff settled what could not be paid, or its time was over.
alter table payment_request add column withdrawn_at timestamptz(3);

-- A chargeback that was lost and then won after all, and the entry that brings the money back.
alter table chargeback drop constraint chargeback_status_check;
alter table chargeback add constraint chargeback_status_check check (status in ('open', 'won', 'lost', 'reversed'));
alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check check (kind in ('deposit', 'hold', 'fee', 'release', 'refund', 'return',
  'chargeback', 'chargeback_won', 'chargeback_lost', 'chargeback_reversed', 'refund_failed'));
-- A mission has one resolution that stands.
drop index payment_request_resolution;
create unique index payment_request_resolution on payment_request (application_id)
  where ask in ('release', 'refund', 'split') and withdrawn_at is null;
