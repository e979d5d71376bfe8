import type { Block } from '@basoche/domain/news/article';
import { type ArticleContent, emptyContent } from '@basoche/domain/news/writing';
import { addNews } from '../src/features/news/service.ts';
import type { TestApp } from './app.ts';

interface Wish {
  readonly id?: string;
  readonly title?: string;
  readonly category?: string | null;
  /** Names of the author and the university; each is reused if it exists. */
  readonly author?: string | null;
  readonly university?: string | null;
  readonly state?: 'draft' | 'scheduled' | 'published' | 'withdrawn';
  readonly first?: Date;
  readonly last?: Date;
  readonly body?: Block[];
  /** The email address of the author's member account. */
  readonly member?: string | null;
}

let counted = 0;

const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const paragraph = (text: string) => ({ type: 'paragraph' as const, text, spans: [] });

export const aText = (text: string): Block => ({
  slice_type: 'texte',
  primary: { texte: [paragraph(text)] },
});

/** Adds an article, published an hour ago by default; returns its id. */
export const anArticle = async ({ platform }: TestApp, wish: Wish = {}): Promise<string> => {
  counted += 1;
  const now = platform.clock.now();
  const first = wish.first ?? new Date(now.getTime() - 3_600_000);
  const { author = 'Camille Roy', university = null } = wish;
  const id = wish.id ?? `article-${counted}`;
  await addNews(platform.database.db, {
    universities:
      university === null ? [] : [{ id: slug(university), name: university, url: null, logo_url: null }],
    authors:
      author === null
        ? []
        : [
            {
              id: slug(author),
              name: author,
              role: 'Juriste',
              avatar_url: null,
              member: wish.member ?? null,
            },
          ],
    articles: [
      {
        id,
        state: wish.state ?? 'published',
        author_id: author === null ? null : slug(author),
        university_id: university === null ? null : slug(university),
        category: wish.category === undefined ? 'Procédure' : wish.category,
        title: wish.title ?? `Article ${counted}`,
        subtitle: [paragraph('Ce qu’il faut en retenir.')],
        body: wish.body ?? [aText('Le délai court à compter de la notification.')],
        cover_url: null,
        cover_alt: null,
        first_published_at: first,
        last_published_at: wish.last ?? first,
        created_at: now,
        updated_at: now,
      },
    ],
  });
  return id;
};

/** The key of an article, used by staff. */
export const keyOfArticle = async ({ platform }: TestApp, id: string): Promise<string> => {
  const { rows } = await platform.database.pool.query('select key from article where id = $1', [id]);
  return rows[0].key;
};

/** Complete content of an article, signed by Camille Roy. */
export const written = async (
  { platform }: TestApp,
  part: Partial<ArticleContent> = {},
): Promise<ArticleContent> => {
  await platform.database.pool.query(
    `insert into news_author (id, name) values ('camille-roy', 'Camille Roy') on conflict do nothing`,
  );
  return {
    ...emptyContent,
    title: 'La clause pénale',
    slug: 'la-clause-penale',
    authorID: 'camille-roy',
    subtitle: [paragraph('Ce qu’il faut en retenir.')],
    cover: { url: '/actualites/clause-penale.jpeg', alt: 'Un registre' },
    body: [aText('Le juge la modère.')],
    ...part,
  };
};
