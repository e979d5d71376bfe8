import { listNews, listNewsNames, listNextReads, readArticle } from '@basoche/contract/news/news';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as service from './service.ts';

export const newsRoutes = (mount: Mount, platform: Platform): void => {
  mount(listNews, ({ query }) => service.listNews(platform, query));
  mount(listNewsNames, () => service.namesOfNews(platform));
  mount(readArticle, ({ params }) => service.readArticle(platform, params.id));
  mount(listNextReads, ({ params }) => service.nextReadsOf(platform, params.id));
};
