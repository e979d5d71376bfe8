-- A profession is shown as its member says it, found by its names, and filters the directory; what members write of themselves is
-- searched too, after what they are.

alter table member
  -- how a member says their profession and what agrees with it; null until they chose
  add column profession_form text check (profession_form in ('feminine', 'masculine'));

-- The trade of a member who has one and is still there, as whoever they meet is told of it.
create function stated_profession(m member) returns jsonb language sql stable as $$
  select jsonb_build_object('kind', m.kind, 'job_name', m.job_name, 'profession_form', m.profession_form,
    'verified_at', m.verified_at, 'verified_until', m.verified_until)
  where m.deleted_at is null and m.kind in ('STUDENT', 'EMPLOYEE', 'COMPANY')
$$;

alter table directory_code
  drop constraint directory_code_list_check,
  add constraint directory_code_list_check check (list in ('domains', 'departments', 'experiences', 'professions'));
-- The label of a profession is every name that it is found by.
insert into directory_code (list, code, bit, label) values
  ('professions', 'Avocat', 0, 'Avocat, Avocate'),
  ('professions', 'Clerc de commissaire de justice', 1, 'Clerc de commissaire de justice, Clerc, Clerc d''huissier'),
  ('professions', 'Commissaire de justice', 2, 'Commissaire de justice, Huissier, Huissier de justice, Huissière de justice'),
  ('professions', 'Collaborateur de notaire', 3, 'Collaborateur de notaire, Collaboratrice de notaire'),
  ('professions', 'Élève avocat', 4, 'Élève avocat, Élève avocate'),
  ('professions', 'Étudiant', 5, 'Étudiant, Étudiante'),
  ('professions', 'Juriste en droit privé', 6, 'Juriste en droit privé'),
  ('professions', 'Juriste en droit public', 7, 'Juriste en droit public'),
  ('professions', 'Mandataire judiciaire', 8, 'Mandataire judiciaire'),
  ('professions', 'Notaire', 9, 'Notaire'),
  ('professions', 'Professeur des universités', 10, 'Professeur des universités, Professeure des universités'),
  ('professions', 'Rédacteur juridique web', 11, 'Rédacteur juridique web, Rédactrice juridique web'),
  ('professions', 'Responsable des ressources humaines', 12, 'Responsable des ressources humaines, DRH'),
  ('professions', 'Responsable juridique', 13, 'Responsable juridique'),
  ('professions', 'Juriste', 14, 'Juriste'),
  ('professions', 'Autre', 15, '');

-- the place of the profession among the professions; -1 where none is said
alter table member_listing add column profession smallint not null default -1;
alter table member_listing alter column profession drop default;

-- The words of what a member is (name, function, place, domains, profession) stand twice, the second time as t=…; those of what a
-- member writes of themselves once.
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
        'f=a/' || a.status], null)),
    coalesce(profession.bit, -1::smallint)
  from member m
  left join person_profile p on p.member_id = m.id
  left join company_profile c on c.member_id = m.id
  left join member_availability a on a.member_id = m.id
  left join directory_code level on level.list = 'experiences' and level.code = p.experience
  left join directory_code profession on profession.list = 'professions' and profession.code = m.job_name,
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

-- As in 0043, with the profession.
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
      availability_said_at = excluded.availability_said_at, marks = excluded.marks, profession = excluded.profession
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

-- As in 0043; a profession and a presentation are found too.
create or replace function list_changed_members() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from after where kind not in ('STAFF', 'PARTNER'));
  else
    ids := array(
      select id from after a join before b using (id)
      where (a.kind, a.first_name, a.last_name, a.company_name, a.customer_name, a.email, a.role, a.place, a.job_name,
        a.presentation, a.completeness, a.created_at, a.confirmed_at, a.verified_at, a.verified_until, a.suspended_at,
        a.deleted_at) is distinct from
        (b.kind, b.first_name, b.last_name, b.company_name, b.customer_name, b.email, b.role, b.place, b.job_name,
        b.presentation, b.completeness, b.created_at, b.confirmed_at, b.verified_at, b.verified_until, b.suspended_at,
        b.deleted_at));
  end if;
  if ids <> '{}' then perform list_members(ids, now()); end if;
  return null;
end
$$;

create trigger experience_listed_insert after insert on experience
  referencing new table as after for each statement execute function list_saying_members();
create trigger experience_listed_update after update on experience
  referencing new table as after for each statement execute function list_saying_members();
create trigger experience_listed_delete after delete on experience
  referencing old table as before for each statement execute function list_saying_members();

drop function found_members(tsquery);
create function found_members(asked tsquery) returns table (member_id uuid, kind text, standing smallint, since timestamptz(3),
  verified_until timestamptz, domains bigint, departments bigint, later_departments bigint, experience smallint, rate integer,
  availability text, availability_said_at timestamptz, profession smallint)
language sql stable rows 500 set enable_seqscan = off as $$
  select member_id, kind, standing, since, verified_until, domains, departments, later_departments, experience, rate,
    availability, availability_said_at, profession
  from member_listing where marks @@ asked
$$;

-- Counts again how many of each list have each word, and how many members have each facet that few have: see 0032.
create or replace function count_words() returns void language sql as $$
  merge into member_facet f
  using (select word, ndoc from ts_stat('select marks from member_listing') where word ~ '^f=[djp]') found on found.word = f.facet
  when matched and f.listed <> found.ndoc then update set listed = found.ndoc
  when not matched by target then insert (facet, listed) values (found.word, found.ndoc)
  when not matched by source then delete;
  merge into listed_word w
  using (
    select list, regexp_replace(word, '^t=', '') as word,
      coalesce(sum(ndoc) filter (where word not like 't=%'), 0) as listed,
      coalesce(sum(ndoc) filter (where word like 't=%'), 0) as headed
    from (
      select 'missions' as list, word, ndoc from ts_stat('select marks from mission_listing')
      union all
      select 'jobs', word, ndoc from ts_stat('select marks from job_listing')
      union all
      select 'members', word, ndoc from ts_stat('select marks from member_listing')
    ) stat where word !~ '^[a-su-z]=' group by 1, 2
  ) found on (found.list, found.word) = (w.list, w.word)
  when matched and (w.listed, w.headed) <> (found.listed, found.headed)
    then update set listed = found.listed, headed = found.headed
  when not matched by target then insert (list, word, listed, headed) values (found.list, found.word, found.listed, found.headed)
  when not matched by source then delete
$$;

-- Words of which one is enough, or the letters that one begins with, under a prefix.
create function reading_of(readings text[], start text, prefix text) returns tsquery language sql immutable parallel safe as $$
  select concat_ws(' | ', any_of(readings, prefix, '')::text, any_of(array_remove(array[start], null), prefix, ':*')::text)::tsquery
$$;

-- As in 0010; a known word that is still being typed is itself, or the beginning of a longer one.
create or replace function word_search(asked_list text, asked text, out words tsquery, out heads tsquery, out listed integer,
  out headed integer)
language plpgsql stable
-- The beginning of a word finds its place in an index only where the plan is made for that word: PostgreSQL is to see which pays.
set plan_cache_mode = auto as $$
declare
  typed record;
  likely record;
  readings text[];
  -- the letters that a word begins with which is still being typed; null where none is
  start text;
begin
  for typed in
    select lexeme, place = max(place) over () and asked ~ '[[:alnum:]]$' as is_open
    from (select lexeme, positions[array_upper(positions, 1)] as place from unnest(to_tsvector('words', cut_as_words(asked)))) found
    where lexeme = any(words_of(asked)) order by place
  loop
    readings := array[typed.lexeme];
    start := null;
    if not exists (select from listed_word where list = asked_list and word = typed.lexeme) then
      continue when length(typed.lexeme) = 1;
      if exists (select from listed_word where list = asked_list and word ^@ typed.lexeme) then
        start := typed.lexeme;
        readings := '{}';
      else
        -- They compare 255 letters at most; longer words are near to nothing that is typed.
        readings := array(
          select word from (
            select word, rank() over (order by levenshtein(left(word, 255), left(typed.lexeme, 255))) as nearness
            from listed_word
            where list = asked_list and word % typed.lexeme
              and levenshtein_less_equal(left(word, 255), left(typed.lexeme, 255), 2) <= least(2, length(typed.lexeme) / 3)
          ) near where nearness = 1 order by word limit 5);
        if readings = '{}' then readings := array[typed.lexeme]; end if;
      end if;
    elsif typed.is_open and length(typed.lexeme) > 2 then
      -- As it was typed: « rennes » is no beginning of « renfort », though both are stemmed to « ren… ».
      start := substring(lower(unaccent(cut_as_words(asked))) from '[[:alnum:]]+$');
      if words_of(start) <> array[typed.lexeme] then start := null; end if;
    end if;
    select coalesce(sum(w.listed), 0)::integer as listed, coalesce(sum(w.headed), 0)::integer as headed into likely
    from listed_word w where w.list = asked_list and (w.word = any(readings) or w.word ^@ start);
    listed := least(listed, likely.listed);
    headed := least(headed, likely.headed);
    select coalesce(words && one.said, one.said), coalesce(heads && one.sought, one.sought) into words, heads
    from (select reading_of(readings, start, '') as said, reading_of(readings, start, 't=') as sought) one;
  end loop;
end
$$;

drop index member_listing_order;
select list_members(array(select id from member), now());
create index member_listing_order on member_listing (standing desc, since desc, member_id desc)
  include (kind, verified_until, domains, departments, later_departments, experience, rate, availability, availability_said_at,
    profession);

-- Whether the author lets everybody read the words of a review; of those written before nobody was asked.
alter table review add column is_public boolean not null default false;
create index review_author on review (author_id);
