-- Members as staff look for them and decide about them; and what a suspended member published, off the network meanwhile.

-- Why staff decided something about somebody's account. The journal has who did what and when; it holds no text.
create table member_decision (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  decision text not null check (decision in ('suspend', 'restore', 'endSessions', 'erase')),
  reason text not null check (char_length(reason) between 1 and 2000),
  decided_by uuid not null references member,
  decided_at timestamptz(3) not null,
  -- An erased account has no address any more: where its owner is told, until the mail has left.
  told_at citext
);
create index member_decision_newest on member_decision (member_id, decided_at desc, id desc);

-- Withheld while its creator is suspended: to everybody but its creator and its candidates as if it were archived, whatever its
-- creator asks for.
alter table mission add column is_withheld boolean not null default false;
alter table job_offer add column is_withheld boolean not null default false;

-- Whatever writes a row, what is withheld is not listed; and what no longer is, is again.
create function withhold_publication() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.is_withheld := exists (select from member where id = new.creator_id and suspended_at is not null);
  end if;
  if new.is_withheld then
    new.is_listed := false;
  elsif tg_op = 'UPDATE' then
    new.is_listed := new.is_listed or (old.is_withheld and not new.is_archived);
  end if;
  return new;
end
$$;
-- In the order of their names: whatever else keeps a row off the lists comes after.
create trigger mission_creator_suspended before insert or update on mission
  for each row execute function withhold_publication();
create trigger job_offer_creator_suspended before insert or update on job_offer
  for each row execute function withhold_publication();

create function withhold_of_member() returns trigger language plpgsql as $$
declare
  stopped boolean := new.suspended_at is not null;
begin
  update mission set is_withheld = stopped, updated_at = greatest(updated_at, new.suspended_at, now())
    where creator_id = new.id and is_withheld <> stopped;
  update job_offer set is_withheld = stopped, updated_at = greatest(updated_at, new.suspended_at, now())
    where creator_id = new.id and is_withheld <> stopped;
  return null;
end
$$;
create trigger member_withheld after update of suspended_at on member for each row
  when ((old.suspended_at is null) <> (new.suspended_at is null)) execute function withhold_of_member();

-- The words of names as they are written, accents ignored: no dictionary makes two names one.
create function name_words(said text) returns text[] language sql immutable parallel safe as $$
  select array(
    select distinct left(word, 60) from regexp_split_to_table(lower(unaccent(said)), '[^[:alnum:]]+') word where word <> '')
$$;

-- What staff type: an address, or what begins like one, as it is; the words of anything else, of which the last and the long ones
-- are read as beginnings. Null where nothing is said.
create function office_search(asked text) returns tsquery language sql stable parallel safe as $$
  with typed as (
    select part, place from regexp_split_to_table(lower(asked), '\s+') with ordinality as parts(part, place) where part <> ''
  ), words as (
    select case when left(part, 1) = '@' then 'h=' || substring(part from 2) else 'e=' || part end as word, true as starts
    from typed where strpos(part, '@') > 0
    union all
    select word, length(word) > 2 or place = (select max(place) from typed)
    from typed, unnest(name_words(part)) word where strpos(part, '@') = 0
  )
  select string_agg(quote_lexeme(left(word, 400)) || case when starts then ':*' else '' end, ' & ')::tsquery from words
$$;

-- Every member, with what orders and filters the list of them and nothing else.
create table office_member (
  member_id uuid primary key references member on delete cascade,
  registered_at timestamptz(3) not null,
  kind text not null,
  -- as of the last change, or of the hourly look at what lapsed
  state text not null check (state in ('active', 'unverified', 'unconfirmed', 'suspended', 'deleted')),
  departments text[] not null,
  -- words of names; e=… the address, h=… its host; and facets as f=…
  marks tsvector not null
);
-- In the order of the list, with all that filters: many members are gone through without reading any.
create index office_member_order on office_member (registered_at desc, member_id desc) include (kind, state, departments);
create index office_member_marks on office_member using gin (marks) with (fastupdate = off);

create function office_members(ids uuid[], at timestamptz) returns setof office_member
language sql stable rows 100 as $$
  select m.id, m.created_at::timestamptz(3), m.kind, said.state, said.departments,
    array_to_tsvector(
      name_words(concat_ws(' ', m.first_name, m.last_name, m.company_name, m.customer_name,
        regexp_replace(m.email::text, '@.*$', '')))
      || array_remove(array['e=' || left(lower(m.email::text), 400), 'h=' || left(lower(split_part(m.email::text, '@', 2)), 400)], null)
      || array['f=k/' || m.kind, 'f=s/' || said.state]
      || array(select 'f=p/' || code from unnest(said.departments) code))
  from member m
  left join person_profile p on p.member_id = m.id
  left join company_profile c on c.member_id = m.id,
  lateral (select
    case
      when m.deleted_at is not null then 'deleted'
      when m.suspended_at is not null then 'suspended'
      when m.confirmed_at is null then 'unconfirmed'
      when m.kind <> 'CUSTOMER' and (m.verified_at is null or m.verified_until <= at) then 'unverified'
      else 'active'
    end as state,
    coalesce(array[p.department]::text[], '{}') || coalesce(c.locations, '{}') as places) known,
  lateral (select known.state, array_remove(known.places, null) as departments) said
  where m.id = any(ids) and m.kind in ('STUDENT', 'EMPLOYEE', 'COMPANY', 'CUSTOMER')
$$;

-- Brings the list up to what is known of these members, who are held.
create function list_office_members(ids uuid[], at timestamptz) returns void language sql as $$
  insert into office_member as l select * from office_members(ids, at) order by member_id
  on conflict (member_id) do update set
    registered_at = excluded.registered_at, kind = excluded.kind, state = excluded.state, departments = excluded.departments,
    marks = excluded.marks
    where (l.*) is distinct from (excluded.*)
$$;

-- As in 0032; and the list of staff with it.
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
      availability_said_at = excluded.availability_said_at, marks = excluded.marks
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

-- As in 0032; members who have not confirmed their address and external customers are in the list of staff alone.
create or replace function list_changed_members() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from after where kind not in ('STAFF', 'PARTNER'));
  else
    ids := array(
      select id from after a join before b using (id)
      where (a.kind, a.first_name, a.last_name, a.company_name, a.customer_name, a.email, a.role, a.place, a.completeness,
        a.created_at, a.confirmed_at, a.verified_at, a.verified_until, a.suspended_at, a.deleted_at) is distinct from
        (b.kind, b.first_name, b.last_name, b.company_name, b.customer_name, b.email, b.role, b.place, b.completeness,
        b.created_at, b.confirmed_at, b.verified_at, b.verified_until, b.suspended_at, b.deleted_at));
  end if;
  if ids <> '{}' then perform list_members(ids, now()); end if;
  return null;
end
$$;

-- By the index, however many they are.
create function found_office_members(asked tsquery)
returns table (member_id uuid, registered_at timestamptz(3), kind text, state text, departments text[])
language sql stable rows 500 set enable_seqscan = off as $$
  select member_id, registered_at, kind, state, departments from office_member where marks @@ asked
$$;

select list_office_members(array(select id from member), now());

-- How often somebody reported others.
create index report_of_reporter on report (reporter_id);
