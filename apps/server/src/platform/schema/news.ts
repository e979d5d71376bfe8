import type { Block, RichText } from '@basoche/domain/news/article';
import type { ArticleState } from '@basoche/domain/news/standing';
import type { DraftBlock } from '@basoche/domain/news/writing';
import type { Generated } from 'kysely';
import type { PictureKind } from '../files/drawn.ts';

export interface NewsUniversityTable {
  id: string;
  name: string;
  url: string | null;
  logo_url: string | null;
}

export interface NewsAuthorTable {
  id: string;
  name: string;
  role: string | null;
  avatar_url: string | null;
  member_id: string | null;
}

export interface ArticleTable {
  id: string;
  state: ArticleState;
  author_id: string | null;
  university_id: string | null;
  category: string | null;
  title: string;
  subtitle: RichText[];
  body: Block[];
  cover_url: string | null;
  cover_alt: string | null;
  first_published_at: Date | null;
  last_published_at: Date | null;
  created_at: Date;
  updated_at: Date;
  key: Generated<string>;
  correction: string | null;
}

export interface ArticleDraftTable {
  article_key: string;
  version: number;
  slug: string;
  title: string;
  category: string;
  author_id: string | null;
  university_id: string | null;
  subtitle: RichText[];
  body: DraftBlock[];
  cover_url: string | null;
  cover_alt: string | null;
  updated_at: Date;
  updated_by: string | null;
}

export interface NewsPictureTable {
  id: string;
  article_key: string | null;
  shown: boolean;
  created_at: Date;
}

export interface NewsPictureFileTable {
  picture_id: string;
  width: number;
  kind: PictureKind;
  file_id: string;
}

interface NewsVersionTable {
  one: boolean;
  number: number;
}

export interface NewsTables {
  news_university: NewsUniversityTable;
  news_author: NewsAuthorTable;
  article: ArticleTable;
  article_draft: ArticleDraftTable;
  news_picture: NewsPictureTable;
  news_picture_file: NewsPictureFileTable;
  news_version: NewsVersionTable;
}
