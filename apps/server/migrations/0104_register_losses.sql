-- Members whom an edition of a register named no more, and the order of the lists that staff read.

alter table public_register_edition add column gone_count integer;
create index if not exists public_register_match_listed on public_register_match (state, found_at, member_id)
  where state in ('doubtful', 'missing');
