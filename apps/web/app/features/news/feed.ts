import { newsFeedPath } from '@basoche/domain/news/addresses';
import { news } from './content.ts';

/** How programs that read feeds find that of the news by themselves. */
export const newsFeedDiscovery = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: news.feedTitle,
  href: newsFeedPath,
} as const;
