-- Positions of the write-ahead log up to which members changed something or were told of a change: a replica that has not replayed so far is
-- not asked for them. Members share 65,536 slots, so the table stays small and holds nothing of anybody. Unlogged: it writes no log
-- of its own, and is empty after a crash and on a standby that was promoted, which the program takes for new positions.
create unlogged table written_position (
  slot integer primary key,
  position pg_lsn not null
) with (fillfactor = 50);
