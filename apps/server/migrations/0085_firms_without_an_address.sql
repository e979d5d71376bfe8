-- contract: kept since 0074
-- A firm's people sign in and are written to, so a legal person may be without an address. Nobody else may, until the account is deleted.
alter table member drop constraint member_check,
  add constraint member_address check (case when deleted_at is null then email is not null or is_moral else email is null end) not valid;
