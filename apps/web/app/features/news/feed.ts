import { newsFeedPath } from '@basoche/domain/news/addresses';
import { news } from './content.ts';

/** Link element through which feed readers find the news feed. */
export const newsFeedDiscovery = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: news.feedTitle,
  href: newsFeedPath,
} as const;
