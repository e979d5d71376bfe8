-- Job offers: what a member of the trade publishes and others apply to without a price; their lists, and how many they are.

create table job_offer (
  id uuid primary key default uuidv7(),
  creator_id uuid not null references member,
  title text not null check (char_length(title) between 1 and 200),
  domain text not null,
  nature text not null,
  modality text not null check (modality in ('onPlace', 'distance', 'mixte')),
  department text check (department ~ '^[0-9][0-9AB]$'),
  city text check (char_length(city) between 1 and 120),
  contract_type text not null check (contract_type in ('CDI', 'CDD', 'collaboration', 'other')),
  timing text not null check (timing in ('full', 'part', 'other')),
  start_now boolean not null,
  start_date date,
  -- the last day on which one may apply
  end_date date not null,
  -- codes joined by « | »
  experiences text not null check (experiences <> ''),
  -- the creator's own words
  salary text check (char_length(salary) between 1 and 100),
  salary_low_cents bigint check (salary_low_cents >= 0),
  salary_high_cents bigint check (salary_high_cents >= salary_low_cents),
  salary_period text check (salary_period in ('year', 'month', 'day', 'hour')),
  salary_description text check (char_length(salary_description) between 1 and 1000),
  description text not null check (char_length(description) between 1 and 10000),
  -- the description as cards show it, cut once when it is written
  summary text not null,
  -- the French labels of its domain and department, for those who search for them
  labels text not null,
  is_archived boolean not null default false,
  -- when its creator said that somebody was found
  filled_at timestamptz(3),
  -- Neither archived nor, as of the last sweep, past its last day: what is in the listing.
  is_listed boolean not null,
  created_at timestamptz(3) not null,
  -- when it last came at the head of the lists: its creation, or the day it was relaunched
  published_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- everything that a list may ask of it: see mark_job_offer
  marks tsvector not null,
  check ((modality = 'distance') = (department is null)),
  check (start_now or start_date is not null),
  check (num_nulls(salary_low_cents, salary_high_cents, salary_period) in (0, 3)),
  check (not (is_listed and is_archived)),
  check (filled_at is null or is_archived)
);
create index job_offer_own on job_offer (creator_id, published_at desc, id desc) include (is_archived);
create index job_offer_expiry on job_offer (end_date) where is_listed;

-- What an offer is found by: its words, those of its head again as t=…, and each of its facets by itself.
create function mark_job_offer() returns trigger language plpgsql as $$
declare
  head text[] := words_of(concat_ws(' ', new.title, new.labels, new.city));
begin
  new.marks := array_to_tsvector(
    words_of(concat_ws(' ', new.title, new.labels, new.city, new.description))
    || array(select 't=' || word from unnest(head) word)
    || array['f=d/' || new.domain, 'f=n/' || new.nature, 'f=m/' || new.modality, 'f=c/' || new.contract_type]
    || array(select 'f=p/' || place from unnest(array[new.department]) place where place is not null));
  return new;
end
$$;
create trigger job_offer_marked before insert or update of title, labels, city, description, domain, nature, modality, department,
  contract_type on job_offer for each row execute function mark_job_offer();

-- The offers that are listed (is_listed), with what orders and filters them and nothing else. Marks lie apart, so that going
-- through many rows reads few pages: see mission_listing.
create table job_listing (
  job_id uuid primary key references job_offer on delete cascade,
  published_at timestamptz(3) not null,
  closes_on date not null,
  urgency integer not null generated always as (date '2200-01-01' - closes_on) stored,
  domain text not null,
  nature text not null,
  modality text not null,
  -- « distance » where there is no department
  place text not null,
  contract_type text not null,
  marks tsvector not null,
  ballast text not null default repeat(' ', 2100)
) with (toast_tuple_target = 128);
alter table job_listing alter column marks set storage external;

create index job_listing_newest on job_listing (published_at desc, job_id desc);
create index job_listing_deadline on job_listing (urgency desc, published_at desc, job_id desc);
create index job_listing_marks on job_listing using gin (marks) with (fastupdate = off);

-- How many offers are listed, for every choice of a domain, a nature, a place, a modality and a contract, one of each or any
-- ('' stands for any): a count adds up a few rows.
create table job_tally (
  domain text not null,
  nature text not null,
  place text not null,
  modality text not null,
  contract_type text not null,
  listed integer not null,
  primary key (domain, nature, place, modality, contract_type)
) with (fillfactor = 70);

create type job_listing_change as (
  domain text, nature text, place text, modality text, contract_type text, number integer
);

-- Adds what a statement listed and takes off what it no longer lists, in the order of the key so that two never wait for each
-- other.
create function tally_job_listing() returns trigger language plpgsql as $$
declare
  changes job_listing_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(
      select row(domain, nature, place, modality, contract_type, count(*))::job_listing_change
      from after group by domain, nature, place, modality, contract_type);
  elsif tg_op = 'DELETE' then
    changes := array(
      select row(domain, nature, place, modality, contract_type, -count(*))::job_listing_change
      from before group by domain, nature, place, modality, contract_type);
  else
    changes := array(
      select row(domain, nature, place, modality, contract_type, sum(number))::job_listing_change
      from (
        select domain, nature, place, modality, contract_type, 1 as number from after
        union all
        select domain, nature, place, modality, contract_type, -1 from before
      ) moved group by domain, nature, place, modality, contract_type having sum(number) <> 0);
  end if;
  insert into job_tally as t (domain, nature, place, modality, contract_type, listed)
  select coalesce(domain, ''), coalesce(nature, ''), coalesce(place, ''), coalesce(modality, ''), coalesce(contract_type, ''),
    sum(number)
  from unnest(changes) changed
  group by cube (domain, nature, place, modality, contract_type)
  having sum(number) <> 0
  order by 1, 2, 3, 4, 5
  on conflict (domain, nature, place, modality, contract_type) do update set listed = t.listed + excluded.listed;
  return null;
end
$$;
create trigger job_tally_insert after insert on job_listing
  referencing new table as after for each statement execute function tally_job_listing();
create trigger job_tally_update after update on job_listing
  referencing old table as before new table as after for each statement execute function tally_job_listing();
create trigger job_tally_delete after delete on job_listing
  referencing old table as before for each statement execute function tally_job_listing();

-- The known words, of each list its own. What was known of the missions stays.
create table listed_word (
  list text not null check (list in ('missions', 'jobs')),
  word text collate "C" not null,
  -- how many of the list have it, and how many in their head, as of the last nightly count
  listed integer not null default 0,
  headed integer not null default 0,
  primary key (list, word)
);
create index listed_word_alike on listed_word using gin (word gin_trgm_ops);
insert into listed_word (list, word, listed, headed) select 'missions', word, listed, headed from mission_word;

create or replace function list_missions() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from mission_listing l using before b
    where l.mission_id = b.id and b.is_listed and not exists (select from after a where a.id = b.id and a.is_listed);
  end if;
  insert into mission_listing as l (mission_id, is_from_customer, published_at, closes_on, pays, domain, nature, place,
    low_class, high_class, marks)
  select id, is_from_customer, published_at, closes_on, coalesce(tarif_high_cents, -1), domain, nature,
    case when on_place then department else 'distance' end,
    coalesce(price_class(tarif_low_cents), -1), coalesce(price_class(tarif_high_cents), -1), marks
  from after where is_listed order by id
  on conflict (mission_id) do update set
    is_from_customer = excluded.is_from_customer, published_at = excluded.published_at, closes_on = excluded.closes_on,
    pays = excluded.pays, domain = excluded.domain, nature = excluded.nature, place = excluded.place,
    low_class = excluded.low_class, high_class = excluded.high_class, marks = excluded.marks
    where (l.is_from_customer, l.published_at, l.closes_on, l.pays, l.domain, l.nature, l.place, l.low_class, l.high_class,
      l.marks) is distinct from (excluded.is_from_customer, excluded.published_at, excluded.closes_on, excluded.pays,
      excluded.domain, excluded.nature, excluded.place, excluded.low_class, excluded.high_class, excluded.marks);
  insert into listed_word (list, word)
  select distinct 'missions', word from after, unnest(tsvector_to_array(marks)) word
  where is_listed and word !~ '^[a-z]=' order by word
  on conflict do nothing;
  return null;
end
$$;

-- Keeps the listing with the offers: one statement for all that a statement changed.
create function list_job_offers() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from job_listing l using before b
    where l.job_id = b.id and b.is_listed and not exists (select from after a where a.id = b.id and a.is_listed);
  end if;
  insert into job_listing as l (job_id, published_at, closes_on, domain, nature, modality, place, contract_type, marks)
  select id, published_at, end_date, domain, nature, modality, coalesce(department, 'distance'), contract_type, marks
  from after where is_listed order by id
  on conflict (job_id) do update set
    published_at = excluded.published_at, closes_on = excluded.closes_on, domain = excluded.domain, nature = excluded.nature,
    modality = excluded.modality, place = excluded.place, contract_type = excluded.contract_type, marks = excluded.marks
    where (l.published_at, l.closes_on, l.domain, l.nature, l.modality, l.place, l.contract_type, l.marks) is distinct from
      (excluded.published_at, excluded.closes_on, excluded.domain, excluded.nature, excluded.modality, excluded.place,
      excluded.contract_type, excluded.marks);
  insert into listed_word (list, word)
  select distinct 'jobs', word from after, unnest(tsvector_to_array(marks)) word
  where is_listed and word !~ '^[a-z]=' order by word
  on conflict do nothing;
  return null;
end
$$;
create trigger job_offer_listed_insert after insert on job_offer
  referencing new table as after for each statement execute function list_job_offers();
create trigger job_offer_listed_update after update on job_offer
  referencing old table as before new table as after for each statement execute function list_job_offers();

-- Counts again how many of each list have each word, forgets those that none has, and knows again one that was forgotten while
-- something came with it.
create or replace function count_words() returns void language sql as $$
  merge into listed_word w
  using (
    select list, regexp_replace(word, '^t=', '') as word,
      coalesce(sum(ndoc) filter (where word not like 't=%'), 0) as listed,
      coalesce(sum(ndoc) filter (where word like 't=%'), 0) as headed
    from (
      select 'missions' as list, word, ndoc from ts_stat('select marks from mission_listing')
      union all
      select 'jobs', word, ndoc from ts_stat('select marks from job_listing')
    ) stat where word !~ '^[a-su-z]=' group by 1, 2
  ) found on (found.list, found.word) = (w.list, w.word)
  when matched and (w.listed, w.headed) <> (found.listed, found.headed)
    then update set listed = found.listed, headed = found.headed
  when not matched by target then insert (list, word, listed, headed) values (found.list, found.word, found.listed, found.headed)
  when not matched by source then delete
$$;

-- What is asked of a list in words: see mission_search, whose place it takes.
create function word_search(asked_list text, asked text, out words tsquery, out heads tsquery, out listed integer,
  out headed integer)
language plpgsql stable
-- The beginning of a word finds its place in an index only where the plan is made for that word: PostgreSQL is to see which pays.
set plan_cache_mode = auto as $$
declare
  typed record;
  likely record;
  readings text[];
  ending text;
begin
  for typed in
    select lexeme, place = max(place) over () and asked ~ '[[:alnum:]]$' as is_open
    from (select lexeme, positions[array_upper(positions, 1)] as place from unnest(to_tsvector('words', cut_as_words(asked)))) found
    where lexeme = any(words_of(asked)) order by place
  loop
    readings := array[typed.lexeme];
    ending := '';
    if not exists (select from listed_word where list = asked_list and word = typed.lexeme) then
      continue when length(typed.lexeme) = 1;
      if exists (select from listed_word where list = asked_list and word ^@ typed.lexeme) then
        ending := ':*';
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
      ending := ':*';
    end if;
    select coalesce(sum(w.listed), 0)::integer as listed, coalesce(sum(w.headed), 0)::integer as headed into likely
    from listed_word w where w.list = asked_list and (w.word = any(readings) or ending <> '' and w.word ^@ typed.lexeme);
    listed := least(listed, likely.listed);
    headed := least(headed, likely.headed);
    select coalesce(words && any_of(readings, '', ending), any_of(readings, '', ending)),
      coalesce(heads && any_of(readings, 't=', ending), any_of(readings, 't=', ending)) into words, heads;
  end loop;
end
$$;

-- What has to be among the words that a search of a list was given: see 0007.
create function askable_words(asked_list text, marks tsvector) returns tsvector language sql stable as $$
  with known as materialized (
    select word, length(word) as size from unnest(tsvector_to_array(marks)) word where word !~ '^[a-z]='
  ), unknown as materialized (
    select lexeme, length(lexeme) as size, least(2, length(lexeme) / 3) as slips
    from (
      select distinct unnest(words) as lexeme from saved_search
      where typed is not null and frequency <> 'none' and (audience = 'jobs') = (asked_list = 'jobs')
    ) given
    -- In this order, the words that a lexeme starts come right after it.
    where not coalesce((
      select word ^@ lexeme from listed_word where list = asked_list and word >= lexeme collate "C" order by word limit 1), false)
  )
  select array_to_tsvector(array(
    select left(word, number) from known, generate_series(1, least(size, 48)) number
    union
    select left(lexeme, 48) from unknown u where exists (
      select from known k where k.size between u.size - slips and u.size + slips
        and case when k.size < 200 then levenshtein_less_equal(word, lexeme, slips) <= slips end)
  ))
$$;
drop function askable_words(tsvector);
drop function mission_search(text);
drop table mission_word;

-- The listed offers that are found. By the index, however many they are: reading what lies apart of every row takes longer.
create function found_jobs(asked tsquery) returns table (job_id uuid, published_at timestamptz(3), closes_on date,
  urgency integer, domain text, nature text, modality text, place text, contract_type text)
language sql stable rows 500 set enable_seqscan = off as $$
  select job_id, published_at, closes_on, urgency, domain, nature, modality, place, contract_type
  from job_listing where marks @@ asked
$$;

-- How many of them there are.
create function count_found_jobs(asked tsquery, today date) returns integer language sql stable
set enable_seqscan = off as $$
  select count(*)::integer from job_listing where marks @@ asked and closes_on >= today
$$;

-- An application to an offer: no price, and a stage that is its creator's own affair.
alter table application
  add column job_id uuid references job_offer,
  add column stage text check (stage in ('new', 'shortlisted', 'interview', 'offer')),
  drop constraint application_check,
  add constraint application_about_one check (
    (type = 'MISSION') = (mission_id is not null) and (type = 'JOB') = (job_id is not null)),
  add constraint application_stage check ((type = 'JOB') = (stage is not null)),
  add constraint application_of_offer check (type <> 'JOB' or (state in ('NEW', 'REFUSED') and offer_cents is null));
create unique index application_once_to_job on application (job_id, candidate_id) where job_id is not null;
create index application_by_job on application (job_id, created_at desc, id desc) where job_id is not null;
create index application_by_stage on application (job_id, state, stage, created_at desc, id desc) where job_id is not null;
create index application_to_jobs on application (candidate_id, created_at desc, id desc) where job_id is not null;
create index application_to_own_jobs on application (creator_id, job_id) where job_id is not null;
