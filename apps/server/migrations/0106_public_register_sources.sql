-- Files of public registers that are read each night at an address, and members who say that a line is not theirs.

create table public_register_source (
  register text primary key check (register in ('avocats', 'companies', 'officers')),
  -- digest of the address; of another one, nothing is known of its file
  address_sha256 text not null check (address_sha256 ~ '^[0-9a-f]{64}$'),
  -- the file as its server sent it, and the headers by which it says that it is the same
  file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  etag text,
  last_modified text,
  -- since when the address is read, well or not
  tried_since timestamptz(3) not null,
  checked_at timestamptz(3),
  failed_at timestamptz(3),
  failure text,
  failure_detail text,
  check ((failed_at is null) = (failure is null) and (failure is null) = (failure_detail is null))
);

-- when the member said last that the confirmed line was not theirs; doubtful since, it waits for staff
alter table public_register_match add column disputed_at timestamptz(3);
