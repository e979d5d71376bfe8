-- The life of a mission for its creator: prices to confirm after an edit, and who looked at it.

alter table application
  -- What was changed of the mission since the open price was proposed; empty where the price stands.
  add column offer_to_confirm text[] not null default '{}'
    check (offer_to_confirm <@ array['price', 'execution', 'place']),
  -- The edits of the mission that its candidate was told of: each once, in whatever order their jobs come to an end.
  add column told_of_edits timestamptz(3)[] not null default '{}',
  add check (offer_to_confirm = '{}' or state = 'NEW');

-- Tabs of the candidates, and how many there are in each state; « Tous » keeps application_by_mission.
create index application_by_state on application (mission_id, state, created_at desc, id desc);

-- One's own missions in the order of their last publication.
create index mission_own on mission (creator_id, published_at desc, id desc) include (is_archived);
drop index mission_by_creator;

-- One line for each person, mission and day in Paris: a member's id, or a visitor's digest that means nothing once the day's
-- secret is gone. No reference to the mission, so that a view never waits for its row. Kept thirty days.
create table mission_view (
  day date not null,
  mission_id uuid not null,
  viewer bytea not null check (octet_length(viewer) in (16, 32)),
  primary key (day, mission_id, viewer)
);

-- How many lines a mission had in all: they go, this stays.
create table mission_view_count (
  mission_id uuid primary key,
  views integer not null check (views > 0)
) with (fillfactor = 50);

-- What visitors' digests of a day are keyed with.
create table view_secret (
  day date primary key,
  secret bytea not null check (octet_length(secret) = 32)
);
