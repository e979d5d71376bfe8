-- Offers that were begun and not published: what their form held, whatever is wrong with it yet.
create table job_draft (
  id uuid primary key default uuidv7(),
  author_id uuid not null references member,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index job_draft_own on job_draft (author_id, updated_at desc, id desc);
