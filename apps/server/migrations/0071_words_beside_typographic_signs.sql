-- Where the database's locale is C, PostgreSQL's parser takes every sign and blank beyond ASCII for a letter: a word beside « », …, “ ”,
-- a dash or a no-break space was another word. As long as the text itself.
alter function cut_as_words rename to cut_as_words_before;

create function cut_as_words(said text) returns text language sql immutable strict parallel safe as $$
  select translate(said,
    '’ʼ‘‐‑@./:\=&?#%_~«»“”„‹›…–—―•·■▪●◦→×°§€£©®™¿¡' ||
      U&'\00A0\2002\2003\2004\2005\2006\2007\2008\2009\200A\200B\202F\205F\3000\FEFF',
    '''''''--' || repeat(' ', 55))
$$;

create function pg_temp.is_cut_anew(variadic said text[]) returns boolean language sql as $$
  select cut_as_words(whole) <> cut_as_words_before(whole) from array_to_string(said, ' ') whole
$$;

update directory_code set label = label where pg_temp.is_cut_anew(label);
update mission set title = title where pg_temp.is_cut_anew(title, labels, city, description);
update job_offer set title = title where pg_temp.is_cut_anew(title, labels, city, description);
update saved_search set filters = filters where pg_temp.is_cut_anew(filters ->> 'q');
select list_members(array(
  select m.id from member m
  where pg_temp.is_cut_anew(display_name(m), m.role, m.place, m.presentation)
    or exists (select from company_profile c where c.member_id = m.id and pg_temp.is_cut_anew(c.headquarters_name))
    or exists (select from experience e where e.member_id = m.id and pg_temp.is_cut_anew(e.job))
), now());

drop function cut_as_words_before;
