-- Kinds of price that the client of a mission prefers; none: all are welcome.
alter table mission add column price_kinds text[] not null default '{}';
alter table mission add constraint mission_price_kinds
  check (price_kinds <@ array['flat', 'day', 'hour', 'instalments', 'retainer']) not valid;
