-- The pages of members that search engines may show, in the order in which the map for robots lists them.
create index member_indexed on member (id)
  where is_indexed and deleted_at is null and suspended_at is null and confirmed_at is not null;
