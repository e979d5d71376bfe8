-- The lists of missions: any filters, three orders, words, and their counts.

-- When a mission last came at the head of the lists: its creation, or the day it was relaunched.
alter table mission add column published_at timestamptz(3);
update mission set published_at = created_at;
alter table mission alter column published_at set not null;
