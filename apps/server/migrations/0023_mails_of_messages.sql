-- When each party was last written to about messages stands in thread_digest, with what is planned.
insert into thread_digest (application_id, party, planned, mailed_at)
  select id, 'creator', false, creator_mailed_at from application where creator_mailed_at is not null
  union all
  select id, 'candidate', false, candidate_mailed_at from application where candidate_mailed_at is not null
  on conflict do nothing;
alter table application drop column creator_mailed_at, drop column candidate_mailed_at;
