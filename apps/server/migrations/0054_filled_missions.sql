-- When the creator of a mission said that somebody was found: it is archived then. Published again, it looks for somebody again.
alter table mission add column filled_at timestamptz(3);
