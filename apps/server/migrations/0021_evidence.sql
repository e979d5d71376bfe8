-- What seals the files of threads' records: whoever changes one cannot seal it again.

create table evidence_secret (
  id boolean primary key default true check (id),
  secret bytea not null check (octet_length(secret) = 32)
);
insert into evidence_secret (secret)
values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'utf8')));
