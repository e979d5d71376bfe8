-- Indexes of the run that reminds of the file of vigilance: documents by the days that end them, and pairs with a mission under way.
create index if not exists vigilance_document_issued on vigilance_document (from_day, member_id)
  where until_day is null and withdrawn_at is null;
create index if not exists vigilance_document_ending on vigilance_document (until_day, member_id)
  where until_day is not null and withdrawn_at is null;
create index if not exists application_under_way on application (creator_id, candidate_id, id)
  where state in ('WAITING_FUNDS', 'ONGOING') and mode in ('direct', 'funds');
