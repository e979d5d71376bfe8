-- As in 0070. A beginning that few known words have is replaced by them: the index reads every row of a beginning at once, and of a whole
-- word only those that the other words leave.
create or replace function word_search(asked_list text, asked text, out words tsquery, out heads tsquery, out listed integer,
  out headed integer)
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  typed record;
  likely record;
  readings text[];
  -- the letters that a word begins with which is still being typed; null where none is
  start text;
  -- known words that begin so
  begun text[];
  -- after every word that begins so
  beyond constant text := chr(1114111);
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
      if exists (select from listed_word where list = asked_list and word >= typed.lexeme and word < typed.lexeme || beyond) then
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
    if start is not null then
      begun := array(
        select word from listed_word
        where list = asked_list and word >= start and word < start || beyond and word <> all(readings) limit 4);
      if cardinality(begun) < 4 then
        readings := readings || begun;
        start := null;
      end if;
    end if;
    select coalesce(sum(w.listed), 0)::integer as listed, coalesce(sum(w.headed), 0)::integer as headed into likely
    from listed_word w where w.list = asked_list and (w.word = any(readings) or w.word >= start and w.word < start || beyond);
    listed := least(listed, likely.listed);
    headed := least(headed, likely.headed);
    select coalesce(words && one.said, one.said), coalesce(heads && one.sought, one.sought) into words, heads
    from (select reading_of(readings, start, '') as said, reading_of(readings, start, 't=') as sought) one;
  end loop;
end
$$;
