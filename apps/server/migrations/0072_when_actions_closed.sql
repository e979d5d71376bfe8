-- When an action was accepted or refused: the conversation shows it on its day. It was known to the thread's record alone. An action
-- that was closed before its record began has the instant of its opening.
alter table application_action add column closed_at timestamptz;

update application_action x set closed_at = greatest(x.sent_at, coalesce((
  select (e.body::json ->> 'at')::timestamptz from thread_entry e
  where e.application_id = x.application_id and e.position >= x.position and e.body::json ->> 'kind' = 'command'
  order by e.position limit 1), x.sent_at))
where x.result <> 'ONGOING';

-- A program of the version before, beside this table while processes are replaced, does not write it.
create function fill_closed_at() returns trigger language plpgsql as $$
begin
  new.closed_at := clock_timestamp();
  return new;
end
$$;
create trigger action_closed_without_time before insert or update on application_action
  for each row when (new.result <> 'ONGOING' and new.closed_at is null) execute function fill_closed_at();
