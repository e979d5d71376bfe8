-- Which version of the terms and of the data charter a member accepted, and when: at registration, and again for each later one.
-- A row says what somebody agreed to. It is never changed, and stays when the account is deleted.
create table accepted_text (
  member_id uuid not null references member on delete cascade,
  text text not null check (text in ('TERMS', 'DATA_CHARTER')),
  version date not null,
  -- of the words of that version
  sha256 bytea not null check (octet_length(sha256) = 32),
  accepted_at timestamptz(3) not null,
  primary key (member_id, text, version)
);
create function refuse_accepted_text_change() returns trigger language plpgsql as $$
begin
  raise exception 'What a member accepted is never changed.';
end
$$;
create trigger accepted_text_unchanged before update on accepted_text
  for each row execute function refuse_accepted_text_change();
