-- The labels of the shared lists have the apostrophe of the screens. Searches read both alike (`cut_as_words`); codes stay as they are.
update directory_code set label = replace(label, '''', '’') where label like '%''%';
