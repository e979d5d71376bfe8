-- Saved searches: filters of a list of missions under a name, and the mails that tell what they find.

-- The words that are searched, all of them and each as it was typed, as far as askable_words has them; null where there is none.
-- Letters alone are left out: the search may take them for the start of something, or for nothing yet.
create function typed_words(asked text) returns tsquery language sql immutable parallel safe as $$
  select string_agg(any_of(array[left(word, 48)], '', '')::text, ' & ')::tsquery
  from unnest(words_of(asked)) word where length(word) > 1
$$;

create table saved_search (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  -- the name, whatever its case
  name_key text not null,
  audience text not null check (audience in ('members', 'customers')),
  -- as the contract's MissionFilters, each value once and in the order of its list
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  frequency text not null check (frequency in ('none', 'instant', 'daily', 'weekly')),
  created_at timestamptz(3) not null,
  -- when its last alert left
  alerted_at timestamptz(3),
  -- the same as the lists ask for them of mission_listing; null where all pass
  domains text[],
  natures text[],
  departments text[],
  on_place boolean,
  low_at_most smallint,
  high_at_least smallint,
  words text[] generated always as (words_of(filters ->> 'q')) stored,
  -- all of these words, each as it was typed; null where there is none
  typed tsquery generated always as (typed_words(filters ->> 'q')) stored,
  constraint saved_search_name unique (member_id, name_key)
);

-- What has to be among the words that a search was given for a mission to be found, as the search reads them (mission_search):
-- the mission's words, their beginnings, and those alike that nobody knows, which it takes for known ones. That a mission has
-- all the words of a search among these is quickly seen, and most have not; what is left is asked of the search itself. The first
-- 48 letters of each, so that the longest description has room for all of them.
create function askable_words(marks tsvector) returns tsvector language sql stable as $$
  with known as materialized (
    select word, length(word) as size from unnest(tsvector_to_array(marks)) word where word !~ '^[a-z]='
  ), unknown as materialized (
    select lexeme, length(lexeme) as size, least(2, length(lexeme) / 3) as slips
    from (select distinct unnest(words) as lexeme from saved_search where typed is not null and frequency <> 'none') given
    -- In this order, the words that a lexeme starts come right after it.
    where not coalesce((select word ^@ lexeme from mission_word where word >= lexeme collate "C" order by word limit 1), false)
  )
  select array_to_tsvector(array(
    select left(word, number) from known, generate_series(1, least(size, 48)) number
    union
    select left(lexeme, 48) from unknown u where exists (
      select from known k where k.size between u.size - slips and u.size + slips
        and case when k.size < 200 then levenshtein_less_equal(word, lexeme, slips) <= slips end)
  ))
$$;

-- What a search found and has not told yet.
create table saved_search_hit (
  search_id uuid not null references saved_search on delete cascade,
  mission_id uuid not null references mission on delete cascade,
  -- when it was found, or when the frequency of the search was last chosen
  waits_since timestamptz(3) not null,
  primary key (search_id, mission_id)
);
create index saved_search_hit_mission on saved_search_hit (mission_id);

-- What a member was told, once for all, whichever of their searches found it and whatever became of that search since.
create table mission_alert (
  member_id uuid not null references member on delete cascade,
  mission_id uuid not null references mission on delete cascade,
  -- the mail that tells it
  batch_id uuid not null,
  sent_at timestamptz(3),
  primary key (member_id, mission_id)
);
create index mission_alert_batch on mission_alert (batch_id);
create index mission_alert_mission on mission_alert (mission_id);

-- The links by which the reader of a mail stops its alert.
create table alert_stop (
  token_hash bytea primary key,
  search_id uuid not null references saved_search on delete cascade,
  created_at timestamptz(3) not null
);
create index alert_stop_search on alert_stop (search_id);
