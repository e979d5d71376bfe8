-- The reason for which staff cancelled a hearing that nobody took, as its client reads it.
alter table hearing add stopped_reason text,
  add constraint hearing_stopped_reason check (btrim(stopped_reason) <> '') not valid;
