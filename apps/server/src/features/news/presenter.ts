import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import type { Article } from '@basoche/domain/news/article';
import { readBlocks, readRichText } from '@basoche/domain/news/read-blocks';
import type { ArticleRow } from './store.ts';

const authorPage = ({ member_id, member_kind }: ArticleRow): string | null =>
  member_id === null || member_kind === null ? null : canonicalProfilePage(member_kind, member_id);

/**
 * An article of the database in the specified shape; `unknown` is called with each kind of block that is left
 * out.
 */
export const presentArticle = (row: ArticleRow, unknown: (kind: string) => void): Article => ({
  id: row.id,
  first_publication_date: row.first_published_at.toISOString(),
  last_publication_date: row.last_published_at.toISOString(),
  data: {
    author: row.author_name,
    avatar: { url: row.avatar_url },
    role_auteur: row.author_role,
    lien_auteur: authorPage(row),
    categorie: row.category,
    miniature: { url: row.cover_url, alt: row.cover_alt },
    title: [{ type: 'heading1', text: row.title, spans: [] }],
    subtitle: readRichText(row.subtitle, unknown),
    nom_universite: row.university_name,
    logo_universite: { url: row.logo_url, alt: row.university_name },
    lien_universite: row.university_url,
    body: readBlocks(row.body, unknown),
    correction: row.correction,
  },
});
