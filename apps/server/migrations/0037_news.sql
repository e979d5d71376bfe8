-- News (first document, §2 and §3; rules §5): articles as they are written, and who writes them.

create table news_university (
  -- for ever the same
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  name text not null unique,
  -- where it is found on the web; null where that is not known
  url text,
  logo_url text
);

create table news_author (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  name text not null unique,
  role text,
  avatar_url text,
  -- the member that they are, whose page the article leads to
  member_id uuid references member on delete set null
);
create index news_author_member on news_author (member_id);

create table article (
  -- the end of its address, for ever the same
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 120 and id <> 'names'),
  state text not null check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
  author_id text references news_author,
  university_id text references news_university,
  category text,
  title text not null,
  -- rich text and blocks, as they travel
  subtitle jsonb not null default '[]' check (jsonb_typeof(subtitle) = 'array'),
  body jsonb not null default '[]' check (jsonb_typeof(body) = 'array'),
  cover_url text,
  cover_alt text,
  -- when it came out, or comes out if it is scheduled; nobody has said where it is a draft
  first_published_at timestamptz,
  last_published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state = 'draft' or (first_published_at is not null and last_published_at is not null)),
  check (last_published_at >= first_published_at)
);
create index article_author on article (author_id);
create index article_university on article (university_id);
-- what is out, or comes out by itself
create index article_out on article (first_published_at) where state in ('scheduled', 'published');

-- Moves with whatever a reader may see of the articles: who holds them in memory asks whether it has.
create table news_version (
  one boolean primary key default true check (one),
  number bigint not null
);
insert into news_version (number) values (0);

create function news_changed() returns trigger language plpgsql as $$
begin
  update news_version set number = number + 1;
  return null;
end
$$;
create trigger article_changed after insert or update or delete on article
  for each statement execute function news_changed();
create trigger news_author_changed after insert or update or delete on news_author
  for each statement execute function news_changed();
create trigger news_university_changed after insert or update or delete on news_university
  for each statement execute function news_changed();
