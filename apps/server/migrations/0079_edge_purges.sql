-- Public pages that a network in front of the program keeps (the edge) and drops when something that they show has changed.

-- Its row is there while changes are noted. Each start of a process writes or deletes it, as PURGE_URL says.
create table edge_purging (one boolean primary key default true check (one));

-- Changes that the edge has not been told of: surrogate keys (contract, surrogate-keys.ts) of the pages to drop.
create table edge_change (
  id bigint generated always as identity primary key,
  keys text[] not null,
  noted_at timestamptz(3) not null default now()
);

-- Notes the topic that is its argument, and every id in the old and the new row, by its last twelve digits. The first change of a
-- transaction adds the job that tells the edge. No key of a job and no unique key of changes: transactions would wait for each other.
create function note_edge_change() returns trigger language plpgsql as $$
declare
  transaction_id text := pg_current_xact_id();
begin
  if not exists (select from edge_purging) then
    return null;
  end if;
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  insert into edge_change (keys)
  select array(
    select unnest(tg_argv)
    union
    select right(field.value, 12)
    from (values (to_jsonb(old)), (to_jsonb(new))) version (said), jsonb_each_text(said) field
    -- An id, or the address of a picture, which ends with one.
    where length(field.value) < 80 and field.value ~ '(^|/)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  );
  if current_setting('basoche.edge_change', true) is distinct from transaction_id then
    perform set_config('basoche.edge_change', transaction_id, true),
      graphile_worker.add_job('edge.purge', '{}'::json, queue_name := 'edge');
  end if;
  return null;
end
$$;

-- Every table that a visitor's page reads, with the topic of the lists that a change of it may alter.
create trigger edge_told after insert or update or delete on mission for each row execute function note_edge_change('missions');
create trigger edge_told after insert or update or delete on job_offer for each row execute function note_edge_change('jobs');
create trigger edge_told after insert or update or delete on member_listing for each row execute function note_edge_change('members');
create trigger edge_told after insert or update or delete on member for each row execute function note_edge_change();
create trigger edge_told after insert or update or delete on person_profile for each row execute function note_edge_change();
create trigger edge_told after insert or update or delete on company_profile for each row execute function note_edge_change();
create trigger edge_told after insert or update or delete on company_photo for each row execute function note_edge_change();
create trigger edge_told after insert or update or delete on member_availability for each row execute function note_edge_change();
create trigger edge_told after insert or update or delete on skill for each row execute function note_edge_change();
create trigger edge_told after insert or update or delete on experience for each row execute function note_edge_change();
create trigger edge_told after insert or update or delete on formation for each row execute function note_edge_change();
create trigger edge_told after insert or update or delete on review for each row execute function note_edge_change();
create trigger edge_told after insert or update or delete on picture for each row execute function note_edge_change();
create trigger edge_told after insert or update or delete on eligibility_rule for each row execute function note_edge_change('rules');
create trigger edge_told after update on news_version for each row execute function note_edge_change('news');
create trigger edge_told after update or delete on news_picture for each row execute function note_edge_change();
