import { articleAddress, newsFeedPath, newsPath } from '@basoche/domain/news/addresses';
import { plainText } from '@basoche/domain/news/article';
import { rssFeed } from '../../../platform/feeds/rss.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listNews } from '../service.ts';

/** Number of articles in the feed. */
const newest = 50;

/**
 * Last content of the feed and the time of its change, per process: the removal of an article counts as a
 * change too.
 */
const lastDigests = new WeakMap<Platform, { readonly items: string; readonly since: Date }>();

/** The feed of the news, and when it last changed. */
export const readFeed = async (platform: Platform): Promise<{ body: string; changedAt: Date }> => {
  const { publicUrl } = platform.config;
  const { items: cards } = await listNews(platform, { sort: 'newest', page: 1, limit: newest });
  const items = cards.map(({ id, data, first_publication_date }) => ({
    url: publicUrl + articleAddress(id),
    title: plainText(data.title),
    description: plainText(data.subtitle),
    author: data.author,
    category: data.categorie,
    publishedAt: new Date(first_publication_date),
  }));
  const digest = JSON.stringify(items);
  const last = lastDigests.get(platform);
  const since = last?.items === digest ? last.since : platform.clock.now();
  lastDigests.set(platform, { items: digest, since });
  const lastChange = Math.max(
    0,
    ...cards.map(({ last_publication_date }) => Date.parse(last_publication_date)),
  );
  return {
    changedAt: since,
    body: rssFeed({
      feedUrl: publicUrl + newsFeedPath,
      title: 'Basoche · Actualités juridiques',
      description:
        'Les actualités juridiques du réseau Basoche\u202f: contrats, procédure, droit du travail, exercice du droit',
      pageUrl: publicUrl + newsPath,
      changedAt: new Date(lastChange),
      items,
    }),
  };
};
