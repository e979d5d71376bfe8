-- The writing of the news (issue 9): what is written of an article, beside what readers have of it.

alter table article
  -- by which staff know it: its address may change until it is out
  add column key uuid not null default gen_random_uuid(),
  -- what its last correction mended, as readers are told
  add column correction text,
  add constraint article_key unique (key);

-- What is written. Readers get none of it, and what holds articles in memory hears nothing of it, until it is brought out.
create table article_draft (
  article_key uuid primary key references article (key) on delete cascade,
  -- moves with every change of the article by staff: who saw another one is refused
  version integer not null,
  slug text not null,
  title text not null,
  category text not null,
  author_id text references news_author,
  university_id text references news_university,
  subtitle jsonb not null check (jsonb_typeof(subtitle) = 'array'),
  body jsonb not null check (jsonb_typeof(body) = 'array'),
  cover_url text,
  cover_alt text,
  updated_at timestamptz(3) not null,
  updated_by uuid references member on delete set null
);
create index article_draft_author on article_draft (author_id);
create index article_draft_university on article_draft (university_id);
create index article_draft_writer on article_draft (updated_by);

-- Pictures that were brought to an article, to an author (portrait) or to a university (logo).
create table news_picture (
  id uuid primary key,
  article_key uuid references article (key) on delete cascade,
  -- whether what is out shows it; of an article that is not out, nobody sees any
  shown boolean not null,
  created_at timestamptz(3) not null
);
create index news_picture_article on news_picture (article_key);

create table news_picture_file (
  picture_id uuid not null references news_picture on delete cascade,
  width smallint not null,
  kind text not null check (kind in ('jpeg', 'webp')),
  file_id uuid not null references stored_file,
  primary key (picture_id, width, kind)
);
create unique index news_picture_file_file on news_picture_file (file_id);
