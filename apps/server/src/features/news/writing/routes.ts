import * as calls from '@basoche/contract/news/writing';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as publishing from '../publishing/service.ts';
import * as writing from './service.ts';

export const newsWritingRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listArticles, ({ query }) => writing.listArticles(platform, query, pageRequest(query)));
  mount(calls.createArticle, ({ viewer, body }) => writing.createArticle(platform, viewer, body.content));
  mount(calls.readWrittenArticle, ({ params }) => writing.readArticle(platform, params.id));
  mount(calls.saveArticle, ({ viewer, params, body }) =>
    writing.saveArticle(platform, viewer, params.id, body),
  );
  mount(calls.dropArticle, ({ viewer, params }) => writing.dropArticle(platform, viewer, params.id));
  mount(calls.previewArticle, ({ params }) => writing.previewArticle(platform, params.id));
  mount(calls.addArticlePicture, ({ params, body }) => writing.addPicture(platform, params.id, body.file));
  mount(calls.readArticlePicture, ({ params }) => writing.readPicture(platform, params.id));
  mount(calls.publishArticle, ({ viewer, params, body }) =>
    publishing.publish(platform, viewer, { ...params, ...body }),
  );
  mount(calls.scheduleArticle, ({ viewer, params, body }) =>
    publishing.schedule(platform, viewer, { ...params, ...body }),
  );
  mount(calls.unscheduleArticle, ({ viewer, params, body }) =>
    publishing.unschedule(platform, viewer, { ...params, ...body }),
  );
  mount(calls.withdrawArticle, ({ viewer, params, body }) =>
    publishing.withdraw(platform, viewer, { ...params, ...body }),
  );
};
