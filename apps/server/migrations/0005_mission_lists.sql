-- The lists of missions: any filters, three orders, words, and their counts. What is open stands in a narrow table of its own,
-- so that a list never reads what is closed; how many there are, by everything that filters them, stands in a tally.

create extension if not exists fuzzystrmatch;

-- French words, accents ignored. What looks like an address, a file or a tag is no word.
create text search configuration words (copy = pg_catalog.french);
alter text search configuration words alter mapping for word, hword, hword_part with unaccent, french_stem;
alter text search configuration words
  drop mapping if exists for email, url, url_path, host, file, sfloat, float, version;

-- A text as the parser is to cut it into words: it knows one apostrophe only, and takes addresses, files and fractions for one
-- word each. As long as the text itself.
create function cut_as_words(said text) returns text language sql immutable strict parallel safe as $$
  select translate(said, '’ʼ‐‑@./:\=&?#%_~', '''''--' || repeat(' ', 12))
$$;

-- The words of a text, each once and as the dictionary has it; « les » and what is left of accented words that say nothing are
-- no words. Nor is a run of more letters than any word has: rid of its ligatures it could be longer than what an index takes,
-- and be cut inside of a letter.
create function words_of(said text) returns text[] language sql immutable parallel safe as $$
  select array(
    select lexeme from unnest(to_tsvector('words', regexp_replace(cut_as_words(said), '\w{255,}', ' ', 'g')))
    where lexeme <> all ('{le,a,ou,meme,ete,etre,etai,etaient,eut,fut}')
  )
$$;

-- The points of the price scale, in cents (domain, missions/price-scale): classes 2k on the k-th point, 2k + 1 after it.
create function price_class(cents integer) returns smallint language sql immutable strict parallel safe as $$
  select (case when scale[place] = cents then 2 * place - 2 else 2 * place - 1 end)::smallint
  from (values (array[10000, 25000, 50000, 75000, 100000, 150000, 200000, 300000, 400000, 500000, 750000, 1000000]))
    of_scale(scale),
  lateral (select count(*)::integer as place from unnest(scale) point where point <= cents) of_place
$$;

alter table mission
  -- When it last came at the head of the lists: its creation, or the day it was relaunched.
  add column published_at timestamptz(3),
  -- the French labels of its domain and department, for those who search for them
  add column labels text not null default '',
  -- everything that a list may ask of it: see mission_marks
  add column marks tsvector;
update mission set published_at = created_at;
alter table mission alter column published_at set not null;

-- The facets of a mission: its domain, its nature and its place, by themselves and together, as f=domain/nature/place. What many
-- lists have in common is found at once, without going through what each of them has.
create function facets_of(domain text, nature text, place text) returns text[] language sql immutable parallel safe as $$
  select array[
    'f=' || domain || '//', 'f=/' || nature || '/', 'f=//' || place, 'f=' || domain || '/' || nature || '/',
    'f=' || domain || '//' || place, 'f=/' || nature || '/' || place, 'f=' || domain || '/' || nature || '/' || place]
$$;

-- What a mission is found by: its words, those of its head again as t=…, and its facets.
create function mission_marks(m mission) returns tsvector language sql stable as $$
  select array_to_tsvector(
    words_of(concat_ws(' ', m.title, m.labels, m.city, m.description))
    || array(select 't=' || word from unnest(words_of(concat_ws(' ', m.title, m.labels, m.city))) word)
    || facets_of(m.domain, m.nature, case when m.on_place then m.department else 'distance' end))
$$;

create function mark_mission() returns trigger language plpgsql as $$
begin
  new.marks := mission_marks(new);
  return new;
end
$$;
create trigger mission_marked before insert or update of title, labels, city, description, domain, nature, on_place,
  department on mission for each row execute function mark_mission();
update mission set title = title;
alter table mission alter column marks set not null;

drop trigger mission_tally_insert on mission;
drop trigger mission_tally_update on mission;
drop trigger mission_tally_delete on mission;
drop function tally_missions();
drop table mission_tally;
drop index mission_list, mission_list_domain, mission_list_department, mission_list_nature, mission_list_domain_department,
  mission_list_domain_nature, mission_list_department_nature, mission_list_domain_department_nature;

-- The missions that are listed (is_listed), with what orders and filters them and nothing else. Marks lie apart, so that
-- going through many rows reads few pages: seven times fewer.
create table mission_listing (
  mission_id uuid primary key references mission on delete cascade,
  is_from_customer boolean not null,
  published_at timestamptz(3) not null,
  closes_on date not null,
  -- orders of the list, largest first: the deadline that comes soonest, the highest price
  urgency integer not null generated always as (date '2200-01-01' - closes_on) stored,
  pays integer not null,
  domain text not null,
  nature text not null,
  -- the department, or « distance »
  place text not null,
  -- -1 where no price is announced
  low_class smallint not null,
  high_class smallint not null,
  marks tsvector not null,
  -- PostgreSQL moves a long value out of a row only where the row is over 2 kB: with this one every row is, and what goes out is
  -- the marks. The ballast itself is compressed to a few bytes.
  ballast text not null default repeat(' ', 2100)
) with (toast_tuple_target = 128);
alter table mission_listing alter column marks set storage external;

create index mission_listing_newest on mission_listing (is_from_customer, published_at desc, mission_id desc);
create index mission_listing_deadline on mission_listing (is_from_customer, urgency desc, published_at desc, mission_id desc);
create index mission_listing_price on mission_listing (is_from_customer, pays desc, published_at desc, mission_id desc);
create index mission_listing_marks on mission_listing using gin (marks) with (fastupdate = off);

-- The words of the missions, for those who mistype them. The numbers are as of the last nightly count: they choose how a list
-- is read, never what is in it.
create table mission_word (
  word text collate "C" primary key,
  -- how many missions have it, and how many in their head
  listed integer not null default 0,
  headed integer not null default 0
);
create index mission_word_alike on mission_word using gin (word gin_trgm_ops);

-- How many missions are listed, for every choice of a place, a domain, a nature and a price, one of each or any: a count adds
-- up a few rows. '' stands for any, -2 for any price, onPlace for any department.
create table mission_tally (
  is_from_customer boolean not null,
  place text not null,
  domain text not null,
  nature text not null,
  low_class smallint not null,
  high_class smallint not null,
  listed integer not null,
  primary key (is_from_customer, place, domain, nature, low_class, high_class)
) with (fillfactor = 70);

-- What a statement changed of the listing, by everything that filters it.
create type listing_change as (
  is_from_customer boolean, place text, domain text, nature text, low_class smallint, high_class smallint, number integer
);

-- Adds what a statement listed and takes off what it no longer lists, in the order of the key so that two never wait for each
-- other.
create function tally_listing() returns trigger language plpgsql as $$
declare
  changes listing_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(
      select row(is_from_customer, place, domain, nature, low_class, high_class, count(*))::listing_change
      from after group by is_from_customer, place, domain, nature, low_class, high_class);
  elsif tg_op = 'DELETE' then
    changes := array(
      select row(is_from_customer, place, domain, nature, low_class, high_class, -count(*))::listing_change
      from before group by is_from_customer, place, domain, nature, low_class, high_class);
  else
    changes := array(
      select row(is_from_customer, place, domain, nature, low_class, high_class, sum(number))::listing_change
      from (
        select is_from_customer, place, domain, nature, low_class, high_class, 1 as number from after
        union all
        select is_from_customer, place, domain, nature, low_class, high_class, -1 from before
      ) moved group by is_from_customer, place, domain, nature, low_class, high_class having sum(number) <> 0);
  end if;
  insert into mission_tally as t (is_from_customer, place, domain, nature, low_class, high_class, listed)
  select is_from_customer, coalesce(department, mode, ''), coalesce(domain, ''), coalesce(nature, ''),
    coalesce(low_class, -2), coalesce(high_class, -2), sum(number)
  from (
    select is_from_customer, case when place = 'distance' then place else 'onPlace' end as mode, place as department, domain,
      nature, low_class, high_class, number
    from unnest(changes)
  ) changed
  group by is_from_customer, rollup (mode, department), cube (domain, nature), grouping sets ((low_class, high_class), ())
  -- What is done at a distance has no department: that level would repeat the one above it.
  having not (grouping(department) = 0 and mode = 'distance') and sum(number) <> 0
  order by 1, 2, 3, 4, 5, 6
  on conflict (is_from_customer, place, domain, nature, low_class, high_class)
    do update set listed = t.listed + excluded.listed;
  return null;
end
$$;

create trigger listing_tally_insert after insert on mission_listing
  referencing new table as after for each statement execute function tally_listing();
create trigger listing_tally_update after update on mission_listing
  referencing old table as before new table as after for each statement execute function tally_listing();
create trigger listing_tally_delete after delete on mission_listing
  referencing old table as before for each statement execute function tally_listing();

-- Keeps the listing with the missions: one statement for all that a statement changed.
create function list_missions() returns trigger language plpgsql as $$
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
  insert into mission_word (word)
  select distinct word from after, unnest(tsvector_to_array(marks)) word
  where is_listed and word !~ '^[a-z]=' order by word
  on conflict do nothing;
  return null;
end
$$;
create trigger mission_listed_insert after insert on mission
  referencing new table as after for each statement execute function list_missions();
create trigger mission_listed_update after update on mission
  referencing old table as before new table as after for each statement execute function list_missions();
update mission set updated_at = updated_at where is_listed;

-- Counts again how many missions have each word, forgets those that none has, and knows again one that was forgotten while a
-- mission came with it.
create function count_words() returns void language sql as $$
  merge into mission_word w
  using (
    select regexp_replace(word, '^t=', '') as word,
      coalesce(sum(ndoc) filter (where word not like 't=%'), 0) as listed,
      coalesce(sum(ndoc) filter (where word like 't=%'), 0) as headed
    from ts_stat('select marks from mission_listing') where word !~ '^[a-su-z]=' group by 1
  ) found on found.word = w.word
  when matched and (w.listed, w.headed) <> (found.listed, found.headed)
    then update set listed = found.listed, headed = found.headed
  when not matched by target then insert (word, listed, headed) values (found.word, found.listed, found.headed)
  when not matched by source then delete
$$;

-- A word as a query names it.
create function quote_lexeme(word text) returns text language sql immutable parallel safe as $$
  select '''' || replace(replace(word, '\', '\\'), '''', '''''') || ''''
$$;

-- Any of these words as a query names them, under a prefix and with an ending.
create function any_of(words text[], prefix text, ending text) returns tsquery language sql immutable parallel safe as $$
  select string_agg(quote_lexeme(prefix || word) || ending, ' | ')::tsquery from unnest(words) word
$$;

-- What is asked in words: the query for all of them, the one for missions that have them all in their head, and about how many
-- missions have the rarest, anywhere and in their head; nulls where no word says anything. The last word that was typed is
-- read as the start of known ones too, and so is one that is unknown; one that starts none, as the known words nearest to it. A
-- letter alone that is no known word says nothing: it starts too many.
create function mission_search(asked text, out words tsquery, out heads tsquery, out listed integer, out headed integer)
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
    if not exists (select from mission_word where word = typed.lexeme) then
      continue when length(typed.lexeme) = 1;
      if exists (select from mission_word where word ^@ typed.lexeme) then
        ending := ':*';
      else
        -- They compare 255 letters at most; longer words are near to nothing that is typed.
        readings := array(
          select word from (
            select word, rank() over (order by levenshtein(left(word, 255), left(typed.lexeme, 255))) as nearness from mission_word
            where word % typed.lexeme
              and levenshtein_less_equal(left(word, 255), left(typed.lexeme, 255), 2) <= least(2, length(typed.lexeme) / 3)
          ) near where nearness = 1 order by word limit 5);
        if readings = '{}' then readings := array[typed.lexeme]; end if;
      end if;
    elsif typed.is_open and length(typed.lexeme) > 2 then
      ending := ':*';
    end if;
    select coalesce(sum(w.listed), 0)::integer as listed, coalesce(sum(w.headed), 0)::integer as headed into likely
    from mission_word w where w.word = any(readings) or ending <> '' and w.word ^@ typed.lexeme;
    listed := least(listed, likely.listed);
    headed := least(headed, likely.headed);
    select coalesce(words && any_of(readings, '', ending), any_of(readings, '', ending)),
      coalesce(heads && any_of(readings, 't=', ending), any_of(readings, 't=', ending)) into words, heads;
  end loop;
end
$$;

-- The listed missions that are found. By the index, however many they are: reading what lies apart of every row takes longer.
create function found_missions(asked tsquery) returns table (mission_id uuid, is_from_customer boolean,
  published_at timestamptz(3), closes_on date, urgency integer, pays integer, domain text, nature text, place text,
  low_class smallint, high_class smallint) language sql stable rows 500 set enable_seqscan = off as $$
  select mission_id, is_from_customer, published_at, closes_on, urgency, pays, domain, nature, place, low_class, high_class
  from mission_listing where marks @@ asked
$$;

-- How many of them there are, for members' missions or external customers', as a list filters them.
create function count_found(asked tsquery, customers boolean, today date, on_place boolean, low_at_most integer,
  high_at_least integer) returns integer language sql stable set enable_seqscan = off as $$
  select count(*)::integer from mission_listing
  where marks @@ asked and is_from_customer = customers and closes_on >= today
    and (on_place is null or (place <> 'distance') = on_place)
    and (low_at_most is null or low_class between 0 and low_at_most)
    and (high_at_least is null or high_class >= high_at_least)
$$;

-- The two lists of what one has applied to, and their counts, without reading the missions.
alter table application add column is_from_customer boolean;
update application a set is_from_customer = coalesce((select m.is_from_customer from mission m where m.id = a.mission_id), false);
alter table application alter column is_from_customer set not null;
create index application_to_missions on application (candidate_id, is_from_customer, created_at desc, id desc)
  where mission_id is not null;
