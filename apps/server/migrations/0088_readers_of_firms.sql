-- A suspended contact of a firm is told of nothing for it: its oldest owner who is not suspended takes their place. With none, the contact stays.
create or replace function reader_of(of_member uuid, of_application uuid, of_mission uuid, of_job uuid) returns uuid
language sql stable as $$
  select coalesce((
    select s.person_id from seat s join member p on p.id = s.person_id
    where s.firm_id = of_member and s.ended_at is null and p.suspended_at is null and s.id = coalesce(
      (select case of_member when creator_id then creator_seat_id when candidate_id then candidate_seat_id end
        from application where id = of_application),
      (select seat_id from mission where id = of_mission),
      (select seat_id from job_offer where id = of_job))
  ), (
    select coalesce((
      select s.person_id from seat s join member p on p.id = s.person_id
      where s.firm_id = f.member_id and s.ended_at is null and s.role = 'owner' and p.suspended_at is null
      order by s.person_id = f.contact_person_id desc, s.since, s.id limit 1
    ), f.contact_person_id)
    from firm f where f.member_id = of_member and f.closed_at is null
  ), of_member)
$$;
