-- Staff who type a surname and the first letters of a first name: the index unites the members of every word that begins with these
-- letters, which are many, to keep the few that have the surname too. Here it finds those of what is sought, and what else was
-- asked is read in each of them.
create function found_office_members(sought tsquery, asked tsquery)
returns table (member_id uuid, registered_at timestamptz(3), kind text, state text, departments text[])
language sql stable rows 500 set enable_seqscan = off as $$
  select l.member_id, l.registered_at, l.kind, l.state, l.departments
  from (select * from office_member where marks @@ sought offset 0) l
  where asked is null or l.marks @@ asked
$$;
