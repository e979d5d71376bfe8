-- A creator keeps what they think of the candidates of a mission, as they do of those of an offer: never told to the candidate.

alter table mission_application
  add column note text not null default '' check (char_length(note) <= 2000),
  add column is_shortlisted boolean not null default false;
