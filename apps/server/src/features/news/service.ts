import { articleAddress } from '@basoche/domain/news/addresses';
import { type Article, plainText } from '@basoche/domain/news/article';
import { type Shelf, shelfOf } from '@basoche/domain/news/article-index';
import {
  chooseNews,
  type NewsQuery,
  newsNames,
  nextReads,
  type Searchable,
} from '@basoche/domain/news/article-search';
import { articleVisibility } from '@basoche/domain/news/article-states';
import { frenchDay } from '@basoche/domain/time/french-dates';
import type { Db } from '../../platform/database/database.ts';
import type { MappedPages } from '../../platform/feeds/sitemap.ts';
import type { Page } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SharedCard } from '../../platform/sharing/card.ts';
import type { SharedKind } from '../../platform/sharing/routes.ts';
import { presentArticle } from './presenter.ts';
import { onceEach, prismicShelf } from './prismic/service.ts';
import * as store from './store.ts';

const presentShared = ({ data, last_publication_date }: Article): SharedCard => ({
  kind: 'Actualités',
  title: plainText(data.title),
  above: data.categorie,
  by: data.author,
  facts: [data.nom_universite, frenchDay(new Date(last_publication_date))].filter((fact) => fact !== null),
  portrait: null,
});

/** Ids of articles depend on their source, so the pattern accepts both. */
export const sharedArticles: SharedKind = {
  name: 'actualites',
  isId: (id) => /^[\w-]{1,120}$/.test(id),
  cardOf: async (platform, id) => presentShared(await readArticle(platform, id)),
};

export type { NewsRows } from './store.ts';

/** Source of the articles: the database, or a content service if one is configured. */
interface Source {
  shelf(): Promise<Shelf>;
  /** True if an article that is no longer there was once published. */
  isGone(id: string): Promise<boolean>;
}

/** Time for which the articles are cached, in milliseconds. Limited, because an author may have left since. */
const heldMs = 60_000;

const databaseSource = (platform: Platform): Source => {
  const { database, clock } = platform;
  const unknown = onceEach(platform.log);
  let cached: { version: number; from: Date; until: number; shelf: Shelf } | null = null;
  let reading: { version: number; shelf: Promise<Shelf> } | null = null;

  const read = async (version: number, now: Date): Promise<Shelf> => {
    try {
      const rows = await store.outOrScheduled(database.db);
      const out = rows.filter((row) => row.first_published_at <= now);
      const shelf = shelfOf(out.map((row) => presentArticle(row, unknown)));
      // The cache ends when the next scheduled article is due, since its publication does not change the
      // version.
      const coming = rows.map((row) => row.first_published_at.getTime()).filter((at) => at > now.getTime());
      cached = { version, from: now, until: Math.min(now.getTime() + heldMs, ...coming), shelf };
      return shelf;
    } finally {
      if (reading?.version === version) reading = null;
    }
  };

  return {
    shelf: async () => {
      const now = clock.now();
      const version = await store.versionOf(database.db);
      if (
        cached !== null &&
        cached.version === version &&
        now >= cached.from &&
        now.getTime() < cached.until
      ) {
        return cached.shelf;
      }
      // Concurrent calls share one read.
      if (reading?.version !== version) reading = { version, shelf: read(version, now) };
      return reading.shelf;
    },
    isGone: async (id) => {
      const life = await store.lifeOf(database.db, id);
      return life !== undefined && articleVisibility(life, clock.now()) === 'gone';
    },
  };
};

/** One source per database, and one for the content service. */
const sources = new WeakMap<object, Source>();

const sourceOf = (platform: Platform): Source => {
  const key = platform.contentService ?? platform.database;
  const opened = sources.get(key);
  if (opened !== undefined) return opened;
  const shelf = prismicShelf(platform);
  const source = shelf === null ? databaseSource(platform) : { shelf, isGone: () => Promise.resolve(false) };
  sources.set(key, source);
  return source;
};

/** One page of the articles that match, with their total. */
export const listNews = async (
  platform: Platform,
  { page, limit, ...wish }: NewsQuery & { readonly page: number; readonly limit: number },
): Promise<Page<Searchable['card']>> => {
  const found = chooseNews((await sourceOf(platform).shelf()).searchables, wish);
  return { items: found.slice((page - 1) * limit, page * limit), next: null, total: found.length };
};

export const namesOfNews = async (platform: Platform) =>
  newsNames((await sourceOf(platform).shelf()).searchables);

/** An article, with all the published ones. */
const find = async (platform: Platform, id: string) => {
  const source = sourceOf(platform);
  const shelf = await source.shelf();
  const article = shelf.articles.get(id) ?? refuse((await source.isGone(id)) ? 'GONE' : 'NOT_FOUND');
  return { article, shelf };
};

export const readArticle = async (platform: Platform, id: string): Promise<Article> =>
  (await find(platform, id)).article;

const nextReadsAtMost = 3;

export const nextReadsOf = async (platform: Platform, id: string): Promise<Searchable['card'][]> => {
  const { shelf } = await find(platform, id);
  return nextReads(shelf.searchables, id, nextReadsAtMost);
};

/** The articles, for the sitemap. */
export const mappedArticles: MappedPages = {
  name: 'actualites',
  topic: 'news',
  pages: async (platform) => {
    const { articles } = await sourceOf(platform).shelf();
    return [...articles.values()].map(({ id, last_publication_date }) => ({
      path: articleAddress(id),
      changedAt: new Date(last_publication_date),
    }));
  },
};

/** Inserts articles with their authors and universities; existing ones stay unchanged. Returns the number of new articles. */
export const addNews = (db: Db, rows: store.NewsRows): Promise<number> => store.addNews(db, rows);
