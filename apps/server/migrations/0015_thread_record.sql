-- The record of a thread: each command that changed it and each message is linked to the one before by a hash (rules §3).

create table thread_entry (
  application_id uuid not null references application,
  -- the thread's position after the command
  position integer not null,
  -- the canonical text that is linked
  body text not null,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (application_id, position)
);

create function keep_as_written() returns trigger language plpgsql as $$
begin
  raise exception 'A row of % is never changed.', tg_table_name using errcode = '23000';
end $$;
create trigger thread_entry_stays before update or delete or truncate on thread_entry
  for each statement execute function keep_as_written();

-- A message's entry is made from the message itself; null where the thread's record had not begun.
alter table message add column hash bytea check (octet_length(hash) = 32);
-- the hash of the thread's last entry
alter table application add column last_hash bytea check (octet_length(last_hash) = 32);

-- The record of a thread that was there before its record: one entry that says how it stood.
create function open_thread_records() returns void language sql as $$
  with opening as (
    select a.id, a.position, json_build_object(
      'kind', 'opening', 'position', a.position,
      'at', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'state', a.state,
      'actions', coalesce((
        select json_agg(json_build_object('type', x.type, 'result', x.result) order by x.opened_position)
        from application_action x where x.application_id = a.id), '[]'),
      'messages', coalesce((
        select json_agg(json_build_object('position', m.position,
          'sha256', encode(sha256(convert_to(m.content, 'utf8')), 'hex')) order by m.position)
        from message m where m.application_id = a.id), '[]'))::text as body
    from application a where a.last_hash is null
  ), entered as (
    insert into thread_entry (application_id, position, body, hash)
    select id, position, body, sha256(convert_to(repeat('0', 64) || E'\n' || body, 'utf8')) from opening
    returning application_id, hash
  )
  update application a set last_hash = entered.hash from entered where entered.application_id = a.id
$$;
select open_thread_records();
