-- The people of an erased firm are told by mail which one it was, after its name is gone elsewhere.
alter table firm add column told_name text;
