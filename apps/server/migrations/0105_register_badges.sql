-- The line of a public register is shown beside the name of its member, and confirms the bar that an avocat stated.

-- The confirmed line of a member, for whoever meets them: one or none. A set, so that it is read within the statement that asks.
create function register_line(m member) returns setof jsonb language sql stable as $$
  select jsonb_build_object('register', x.register, 'bar', x.bar, 'court', x.court, 'seen_on', x.seen_on)
  from public_register_match x where x.member_id = m.id and x.state = 'confirmed'
  order by x.seen_on desc limit 1
$$;

-- As migration 0060 has it, with that line.
create or replace function stated_profession(m member) returns jsonb language sql stable as $$
  select jsonb_build_object('kind', m.kind, 'job_name', m.job_name, 'profession_form', m.profession_form,
    'verified_at', m.verified_at, 'verified_until', m.verified_until,
    'line', (select line from register_line(m) line))
  where m.deleted_at is null and m.kind in ('STUDENT', 'EMPLOYEE', 'COMPANY')
$$;

-- Pages that show a member show their line.
create trigger edge_told after insert or update or delete on public_register_match
  for each row execute function note_edge_change();

-- Day of the edition of the national list of avocats that confirmed a bar; null where staff did.
alter table bar_entry add column register_day date;
