import type { Block } from '@basoche/domain/news/article';
import { ownNewsPicture } from '@basoche/domain/news/pictures';
import type { Day } from '@basoche/domain/time/paris';
import type { NewsRows } from '../../src/features/news/service.ts';
import { authors, universities } from './authors.ts';
import { articles } from './index.ts';
import type { WrittenArticle, WrittenBlock } from './written.ts';

/** Articles are published in the morning. */
const at = (day: Day): Date => new Date(`${day}T07:30:00Z`);

const pictureSize = { width: 1440, height: 960 };

const blockOf = (block: WrittenBlock): Block => {
  switch (block.kind) {
    case 'titre_de_section':
      return { slice_type: 'titre_de_section', primary: { titre: block.text } };
    case 'texte':
      return { slice_type: 'texte', primary: { texte: block.texts.map((text) => ({ ...text, spans: [] })) } };
    case 'citation':
      return { slice_type: 'citation', primary: { quote_text: block.quote, quote_author: block.author } };
    case 'image': {
      const image = { url: ownNewsPicture(block.picture), alt: block.alt, dimensions: pictureSize };
      return { slice_type: 'image', primary: { image, caption: block.caption } };
    }
  }
};

const rowOf = (article: WrittenArticle): NewsRows['articles'][number] => ({
  id: article.slug,
  state: 'published',
  author_id: article.author,
  university_id: article.university,
  category: article.category,
  title: article.title,
  subtitle: [{ type: 'paragraph', text: article.subtitle, spans: [] }],
  body: article.body.map(blockOf),
  cover_url: ownNewsPicture(article.slug),
  // Decorative: the title beside it says the same.
  cover_alt: null,
  first_published_at: at(article.firstPublished),
  last_published_at: at(article.lastPublished),
  created_at: at(article.firstPublished),
  updated_at: at(article.lastPublished),
});

/** The first set of the news, as rows. In the demonstration some authors are members, found by their addresses. */
export const firstSet = ({ mailDomain }: { mailDomain: string | null }): NewsRows => ({
  universities: Object.entries(universities).map(([id, { name }]) => ({
    id,
    name,
    url: null,
    logo_url: ownNewsPicture(`universite-${id}`),
  })),
  authors: Object.entries(authors).map(([id, { name, role }]) => ({
    id,
    name,
    role,
    avatar_url: ownNewsPicture(`auteur-${id}`),
    member: mailDomain === null ? null : `${id.replace('-', '.')}@${mailDomain}`,
  })),
  articles: articles.map(rowOf),
});
