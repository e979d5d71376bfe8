alter table member validate constraint member_address;

-- Ending a seat gives its work to another, and deleting one at the end of its term looks for what still names it. Hardly any row has one.
create index if not exists mission_of_seat on mission (seat_id) where seat_id is not null;
create index if not exists job_offer_of_seat on job_offer (seat_id) where seat_id is not null;
create index if not exists application_of_creator_seat on application (creator_seat_id) where creator_seat_id is not null;
create index if not exists application_of_candidate_seat on application (candidate_seat_id) where candidate_seat_id is not null;
