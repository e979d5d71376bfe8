import { newsImageAddress } from '@basoche/domain/news/pictures';
import type { Feature } from '../../platform/feature.ts';
import { servePictures } from '../../platform/files/picture-routes.ts';
import { newsFeedRoutes } from './feed/routes.ts';
import { openShown } from './pictures/service.ts';
import { newsRoutes } from './routes.ts';
import { mappedArticles, sharedArticles } from './service.ts';

export const news = {
  routes: newsRoutes,
  files: (app, platform, availability) => {
    newsFeedRoutes(app, platform, availability);
    servePictures(app, platform.config, availability, newsImageAddress, (id, kind, width) =>
      openShown(platform, id, kind, width),
    );
  },
  sitemapPages: mappedArticles,
  sharingPictures: sharedArticles,
} satisfies Feature;
