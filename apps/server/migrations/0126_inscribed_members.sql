-- The directory knows whose inscription is shown, so that a filter keeps those members.

-- the register whose confirmed line is shown of a member while they are verified and of its profession; '' where there is none
alter table member_listing add column line text not null default '';

-- As in 0060, with that line.
create or replace function listed_members(ids uuid[], at timestamptz) returns setof member_listing
language sql stable rows 100 as $$
  select m.id, m.kind, (m.completeness + case when said.verified_until > at then 101 else 0 end)::smallint,
    m.created_at::timestamptz(3), said.verified_until, of_domains.bits, of_departments.bits, of_departments.later_bits,
    coalesce(level.bit, -1::smallint), coalesce(p.hourly_cost_cents, -1), coalesce(a.status, ''),
    coalesce(a.confirmed_at, '-infinity'),
    array_to_tsvector(
      head.words || array(select 't=' || word from unnest(head.words) word) || words_of(written.said)
      || array['f=k/' || m.kind]
      || array(select 'f=d/' || code from unnest(said.domains) code)
      || array(select 'f=p/' || code from unnest(said.departments) code)
      || array(select 'f=dp/' || domain || '/' || department from unnest(said.domains) domain, unnest(said.departments) department)
      || array_remove(array['f=j/' || profession.bit, 'f=x/' || level.bit, 'f=r/' || rate_class(p.hourly_cost_cents),
        'f=a/' || a.status, 'f=l/' || inscribed.register], null)),
    coalesce(profession.bit, -1::smallint), coalesce(inscribed.register, '')
  from member m
  left join person_profile p on p.member_id = m.id
  left join company_profile c on c.member_id = m.id
  left join member_availability a on a.member_id = m.id
  left join directory_code level on level.list = 'experiences' and level.code = p.experience
  left join directory_code profession on profession.list = 'professions' and profession.code = m.job_name
  -- A line of an avocat without a bar is not shown.
  left join lateral (
    select shown ->> 'register' as register from register_line(m) shown
    where shown ->> 'register' <> 'avocats' or shown ->> 'bar' is not null) inscribed on true,
  lateral (select
    coalesce(p.skill_domains, c.sectors, '{}') as domains,
    array_remove(array[p.department], null) || coalesce(c.locations, '{}') as departments,
    case when m.verified_at is null then '-infinity' else coalesce(m.verified_until, 'infinity') end as verified_until) said,
  lateral (select coalesce(bit_or(1::bigint << bit), 0) as bits, array_remove(array_agg(word), null) as words
    from directory_code left join unnest(words) word on true where list = 'domains' and code = any(said.domains)) of_domains,
  lateral (select coalesce(bit_or(1::bigint << bit % 48) filter (where bit < 48), 0) as bits,
      coalesce(bit_or(1::bigint << bit % 48) filter (where bit >= 48), 0) as later_bits, array_remove(array_agg(word), null) as words
    from directory_code left join unnest(words) word on true where list = 'departments' and code = any(said.departments)) of_departments,
  lateral (select words_of(concat_ws(' ', display_name(m), m.role, m.place, c.headquarters_name))
    || of_domains.words || of_departments.words || profession.words as words) head,
  lateral (select concat_ws(' ', m.presentation,
    (select string_agg(e.job, ' ') from experience e where e.member_id = m.id)) as said) written
  where m.id = any(ids) and m.kind in ('STUDENT', 'EMPLOYEE', 'COMPANY')
    and m.confirmed_at is not null and m.suspended_at is null and m.deleted_at is null
$$;

-- As in 0060, with the line.
create or replace function list_members(ids uuid[], at timestamptz) returns void language plpgsql as $$
declare
  listed uuid[];
  said text[];
begin
  -- Two changes of one member follow each other, so that the later one knows of both.
  perform from member where id = any(ids) order by id for no key update;
  perform list_office_members(ids, at);
  with now_listed as materialized (
    select * from listed_members(ids, at) order by member_id
  ), written as (
    insert into member_listing as l select * from now_listed
    on conflict (member_id) do update set
      kind = excluded.kind, standing = excluded.standing, since = excluded.since, verified_until = excluded.verified_until,
      domains = excluded.domains, departments = excluded.departments, later_departments = excluded.later_departments,
      experience = excluded.experience, rate = excluded.rate, availability = excluded.availability,
      availability_said_at = excluded.availability_said_at, marks = excluded.marks, profession = excluded.profession,
      line = excluded.line
      where (l.*) is distinct from (excluded.*)
  )
  select array_agg(member_id), array(
    select distinct word from now_listed n, unnest(tsvector_to_array(n.marks)) word where word !~ '^[a-z]=' order by word)
  into listed, said from now_listed;
  delete from member_listing where member_id = any(ids) and member_id <> all(coalesce(listed, '{}'));
  insert into listed_word (list, word)
  select 'members', known.word from unnest(said) known(word)
  where not exists (select from listed_word w where w.list = 'members' and w.word = known.word)
  on conflict do nothing;
end
$$;

-- found_members of 0060 with the line; that one stays for the version before.
create function found_listings(asked tsquery) returns table (member_id uuid, kind text, standing smallint, since timestamptz(3),
  verified_until timestamptz, domains bigint, departments bigint, later_departments bigint, experience smallint, rate integer,
  availability text, availability_said_at timestamptz, profession smallint, line text)
language sql stable rows 500 set enable_seqscan = off as $$
  select member_id, kind, standing, since, verified_until, domains, departments, later_departments, experience, rate,
    availability, availability_said_at, profession, line
  from member_listing where marks @@ asked
$$;

-- Lists members anew whose shown line may be another one. The next edition that names them as before alters nothing, unless a second
-- register names them: the line that is shown is that of the latest day.
create function list_inscribed_members() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select member_id from after where state = 'confirmed');
  elsif tg_op = 'DELETE' then
    ids := array(select member_id from before where state = 'confirmed');
  else
    ids := array(
      select a.member_id from after a join before b using (member_id, register)
      where (a.state = 'confirmed', a.bar is null) is distinct from (b.state = 'confirmed', b.bar is null)
        or exists (select from public_register_match o where o.member_id = a.member_id and o.register <> a.register));
  end if;
  if ids <> '{}' then perform list_members(ids, now()); end if;
  return null;
end
$$;
create trigger public_register_match_listed_insert after insert on public_register_match
  referencing new table as after for each statement execute function list_inscribed_members();
create trigger public_register_match_listed_update after update on public_register_match
  referencing old table as before new table as after for each statement execute function list_inscribed_members();
create trigger public_register_match_listed_delete after delete on public_register_match
  referencing old table as before for each statement execute function list_inscribed_members();

drop index member_listing_order;
select list_members(array(select member_id from public_register_match where state = 'confirmed'), now());
create index if not exists member_listing_order_with_line on member_listing (standing desc, since desc, member_id desc)
  include (kind, verified_until, domains, departments, later_departments, experience, rate, availability, availability_said_at,
    profession, line);
