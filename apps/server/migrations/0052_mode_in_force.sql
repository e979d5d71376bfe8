-- The mode in force of a thread (rules §3): the last one that the candidate accepted, and that neither staff nor the partner refused
-- since. It is written by the rules; until now each query found it among the actions in its own way, and a portage that was refused
-- went on deciding who is paid.
alter table application add column mode text check (mode in ('direct', 'funds', 'portage'));
update application a set mode = lower(x.type)
from application_action x
where x.application_id = a.id and x.type in ('DIRECT', 'FUNDS', 'PORTAGE') and x.result = 'ACCEPTED'
  and not exists (
    select from application_action y where y.application_id = a.id and y.opened_position > x.opened_position and (
      y.type in ('DIRECT', 'FUNDS', 'PORTAGE') and y.result = 'ACCEPTED'
      or y.type in ('WAITING_BASOCHE', 'WAITING_ITG') and y.result = 'REFUSED'));
-- A transfer that nobody has asked for yet, and that was planned to somebody else than whom the mode pays, is planned anew.
delete from money_movement t using application a, member p
where t.application_id = a.id and t.kind = 'transfer' and t.tried_at is null and p.id = t.payee_id
  and case when a.mode = 'portage' then p.kind <> 'PARTNER' else t.payee_id <> a.candidate_id end;

-- Which login of the portage company is paid for every portage (rules §3): an admin designates it, and nobody else is ever paid in its
-- stead. Until now it was whichever was ready first.
create table portage_payee (
  is_only boolean primary key default true check (is_only),
  member_id uuid not null references member
);
insert into portage_payee (member_id)
select p.member_id from payment_account p join member m on m.id = p.member_id
where m.kind = 'PARTNER' and m.suspended_at is null order by p.is_ready desc, p.created_at, p.member_id limit 1;
-- Whom what is held for an application goes to, where they can be paid now: in a portage the login that is designated, unless it is
-- suspended; else the candidate.
create function payee_of(a application) returns uuid language sql stable as $$
  select case when a.mode = 'portage' then (
      select y.member_id from portage_payee y join member m on m.id = y.member_id and m.suspended_at is null)
    else a.candidate_id end
$$;
-- The provider said that it did not do this: asked again, it may be another call.
alter table money_movement add column is_refused boolean not null default false;
