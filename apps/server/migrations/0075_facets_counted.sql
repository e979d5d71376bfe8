-- Counts again how many members have each facet, also those that many have, and how many of each list have each word: see 0060.
create or replace function count_words() returns void language sql as $$
  merge into member_facet f
  using (select word, ndoc from ts_stat('select marks from member_listing') where word like 'f=%') found on found.word = f.facet
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
