-- The person who was to appear when a hearing was given back or cancelled, whoever is in charge of its thread since: a late return is theirs.
-- Null: a version before wrote it, or nobody's that is charged.
alter table hearing_ending add appears_id uuid references member;
create index if not exists hearing_ending_appears on hearing_ending (appears_id) where appears_id is not null;

-- Kinds of client that may ask for an act before a kind of court. A line that a version before writes has none: nobody asks until staff say who.
alter table hearing_rule add clients text[] not null default '{}';
update hearing_rule set clients = '{avocat,firm}';
