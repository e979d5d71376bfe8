-- The person in charge of what a firm publishes and answers, and the person of each act for a firm. Null: the member itself, as before.
-- Columns that come empty need no look at old rows. Tables stand in the order in which calls lock them.
alter table mission add column seat_id uuid references seat on delete set null;
alter table job_offer add column seat_id uuid references seat on delete set null;
alter table application add column creator_seat_id uuid references seat on delete set null,
  add column candidate_seat_id uuid references seat on delete set null;
alter table message add column person_id uuid references member;
alter table application_action add column opened_by uuid references member, add column closed_by uuid references member;
alter table nda_consent add column person_id uuid references member;
alter table review add column person_id uuid references member;
alter table attachment add column person_id uuid references member;
alter table report add column person_id uuid references member;
alter table bank_details_disclosure add column person_id uuid references member;
alter table deposit_session add column person_id uuid references member;
alter table accepted_text add column person_id uuid references member;
alter table saved_search add column person_id uuid references member;
-- the firm for which its reader is told; null: for themselves
alter table notification add column firm_id uuid references firm;

-- The person who is told of something that happens to a member: of a firm the person in charge of that thread, mission or offer while they hold a
-- seat and are not suspended, else its contact; of everybody else themselves.
create function reader_of(of_member uuid, of_application uuid, of_mission uuid, of_job uuid) returns uuid
language sql stable as $$
  select coalesce((
    select s.person_id from seat s join member p on p.id = s.person_id
    where s.firm_id = of_member and s.ended_at is null and p.suspended_at is null and s.id = coalesce(
      (select case of_member when creator_id then creator_seat_id when candidate_id then candidate_seat_id end
        from application where id = of_application),
      (select seat_id from mission where id = of_mission),
      (select seat_id from job_offer where id = of_job))
  ), (select contact_person_id from firm where member_id = of_member and closed_at is null), of_member)
$$;

-- Where mails to a member go that are about no thread, mission or offer; a firm has no address of its own.
create view addressee as
  select m.id as member_id, p.id as person_id, p.email, display_name(p) as name
  from member m join member p on p.id = reader_of(m.id, null, null, null) where m.deleted_at is null;
