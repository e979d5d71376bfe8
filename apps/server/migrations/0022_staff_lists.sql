-- What waits for staff and for the partner, oldest first.
create index application_action_review on application_action (type, sent_at, application_id)
  where result = 'ONGOING' and type in ('WAITING_BASOCHE', 'WAITING_ITG');
create index application_contested on application (contest_at, id)
  where contest_at is not null and state in ('ONGOING', 'WAITING_RULES');
