import type { ArticleRow, WrittenArticle } from '@basoche/contract/news/writing';
import { type PublishedLife, stageOf } from '@basoche/domain/news/publication';
import { readBlocks, readRichText } from '@basoche/domain/news/read-blocks';
import { type ArticleContent, isSameArticle } from '@basoche/domain/news/writing';
import type { ListedRow, StoredArticle } from './store.ts';

const nobody = (): void => undefined;

const coverOf = ({ cover_url, cover_alt }: { cover_url: string | null; cover_alt: string | null }) =>
  cover_url === null ? null : { url: cover_url, alt: cover_alt ?? '' };

/** Content as readers have it, or will once it is published. */
const outContent = ({ published }: StoredArticle): ArticleContent => ({
  title: published.title,
  slug: published.id,
  category: published.category ?? '',
  authorID: published.author_id,
  universityID: published.university_id,
  subtitle: readRichText(published.subtitle, nobody),
  cover: coverOf(published),
  body: readBlocks(published.body, nobody),
});

/** Content of the draft or, without one, of the published article. */
export const contentOf = (article: StoredArticle): ArticleContent => {
  const { draft } = article;
  if (draft === null) return outContent(article);
  return {
    title: draft.title,
    slug: draft.slug,
    category: draft.category,
    authorID: draft.author_id,
    universityID: draft.university_id,
    subtitle: draft.subtitle,
    cover: coverOf(draft),
    body: draft.body,
  };
};

export const lifeOf = ({ published }: StoredArticle): PublishedLife => ({
  state: published.state,
  firstPublishedAt: published.first_published_at,
  lastPublishedAt: published.last_published_at,
});

export const versionOf = ({ draft }: StoredArticle): number => draft?.version ?? 0;

/** True if the draft differs from the published or scheduled content. */
export const isChanged = (article: StoredArticle): boolean =>
  article.published.state !== 'draft' && !isSameArticle(contentOf(article), outContent(article));

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentWritten = (article: StoredArticle, now: Date): WrittenArticle => ({
  id: article.published.key,
  version: versionOf(article),
  stage: stageOf(lifeOf(article), now),
  content: contentOf(article),
  isChanged: isChanged(article),
  firstPublishedAt: iso(article.published.first_published_at),
  lastPublishedAt: iso(article.published.last_published_at),
  correction: article.published.correction,
  updatedAt: (article.draft ?? article.published).updated_at.toISOString(),
  updatedBy: article.draft?.writer ?? null,
});

export const presentListed = (row: ListedRow): ArticleRow => ({
  id: row.id,
  title: row.title,
  stage: row.stage,
  author: row.author,
  publishedAt: iso(row.first_published_at),
  updatedAt: row.written_at.toISOString(),
});
