import type { Feature } from '../../platform/feature.ts';
import { newsFeedRoutes } from './feed/routes.ts';
import { newsPictureRoutes } from './pictures/routes.ts';
import { newsRoutes } from './routes.ts';
import { mappedArticles } from './service.ts';
import { sharedArticles } from './sharing/service.ts';

export const news = {
  routes: newsRoutes,
  files: (app, platform, availability) => {
    newsFeedRoutes(app, platform, availability);
    newsPictureRoutes(app, platform, availability);
  },
  mappedTogether: mappedArticles,
  shared: sharedArticles,
} satisfies Feature;
