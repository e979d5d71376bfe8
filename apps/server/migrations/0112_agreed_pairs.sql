-- The sum of a year between a prestataire and a client is read when a mode is accepted, and with the page of a thread in which one is proposed.
create index if not exists application_agreed_of_pair on application (candidate_id, creator_id) where mode is not null;
