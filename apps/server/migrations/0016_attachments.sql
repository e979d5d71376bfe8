-- Files that come with messages.

alter table stored_file drop constraint stored_file_kind_check;
alter table stored_file add constraint stored_file_kind_check check (kind in ('pdf', 'docx', 'jpeg', 'png'));

create table attachment (
  id uuid primary key default uuidv7(),
  application_id uuid not null references application,
  member_id uuid not null references member,
  file_id uuid not null unique references stored_file,
  -- as its sender called it, cleaned; it says nothing of where the file is
  name text not null check (char_length(name) between 1 and 120),
  -- of what is kept, which is what is given: a picture was drawn anew
  sha256 bytea not null check (octet_length(sha256) = 32),
  -- a small JPEG of a picture, for where it is shown
  preview bytea check (octet_length(preview) between 1 and 262144),
  created_at timestamptz(3) not null,
  -- what it came with, and where it stands there; null while it waits to be sent
  message_id uuid references message,
  rank smallint check (rank >= 0),
  check ((message_id is null) = (rank is null))
);
create unique index attachment_of_message on attachment (message_id, rank) where message_id is not null;
create index attachment_waiting on attachment (member_id, created_at) where message_id is null;

-- What came with a message, as it is told with it: [{id, name, kind, bytes, sha256}] in its order; null for most.
alter table message add column attachments jsonb check (jsonb_array_length(attachments) between 1 and 10);
-- A message says something, or something comes with it.
alter table message drop constraint message_content_check;
alter table message add constraint message_content_check
  check (char_length(content) <= 5000 and (content <> '' or attachments is not null));
