import { listNews, listNewsNames, listNextReads, readArticle } from '@basoche/contract/news/news';
import * as signatureCalls from '@basoche/contract/news/signatures';
import * as writingCalls from '@basoche/contract/news/writing';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as publishing from './publishing/service.ts';
import * as news from './service.ts';
import * as signatures from './signatures/service.ts';
import * as writing from './writing/service.ts';

export const newsRoutes = (mount: Mount, platform: Platform): void => {
  mount(listNews, ({ query, source }) => news.listNews(source, query));
  mount(listNewsNames, ({ source }) => news.namesOfNews(source));
  mount(readArticle, ({ params, source }) => news.readArticle(source, params.id));
  mount(listNextReads, ({ params, source }) => news.nextReadsOf(source, params.id));

  mount(writingCalls.listArticles, ({ query }) => writing.listArticles(platform, query, pageRequest(query)));
  mount(writingCalls.createArticle, ({ viewer, body }) =>
    writing.createArticle(platform, viewer, body.content),
  );
  mount(writingCalls.readWrittenArticle, ({ params }) => writing.readArticle(platform, params.id));
  mount(writingCalls.saveArticle, ({ viewer, params, body }) =>
    writing.saveArticle(platform, viewer, params.id, body),
  );
  mount(writingCalls.dropArticle, ({ viewer, params }) => writing.deleteArticle(platform, viewer, params.id));
  mount(writingCalls.previewArticle, ({ params }) => writing.previewArticle(platform, params.id));
  mount(writingCalls.addArticlePicture, ({ params, body }) =>
    writing.addPicture(platform, params.id, body.file),
  );
  mount(writingCalls.readArticlePicture, ({ params }) => writing.readPicture(platform, params.id));
  mount(writingCalls.publishArticle, ({ viewer, params, body }) =>
    publishing.publish(platform, viewer, { ...params, ...body }),
  );
  mount(writingCalls.scheduleArticle, ({ viewer, params, body }) =>
    publishing.schedule(platform, viewer, { ...params, ...body }),
  );
  mount(writingCalls.unscheduleArticle, ({ viewer, params, body }) =>
    publishing.unschedule(platform, viewer, { ...params, ...body }),
  );
  mount(writingCalls.withdrawArticle, ({ viewer, params, body }) =>
    publishing.withdraw(platform, viewer, { ...params, ...body }),
  );

  mount(signatureCalls.listAuthors, () => signatures.listAuthors(platform));
  mount(signatureCalls.addAuthor, ({ viewer, body }) => signatures.saveAuthor(platform, viewer, null, body));
  mount(signatureCalls.updateAuthor, ({ viewer, params, body }) =>
    signatures.saveAuthor(platform, viewer, params.id, body),
  );
  mount(signatureCalls.removeAuthor, ({ viewer, params }) =>
    signatures.remove(platform, viewer, 'author', params.id),
  );
  mount(signatureCalls.listUniversities, () => signatures.listUniversities(platform));
  mount(signatureCalls.addUniversity, ({ viewer, body }) =>
    signatures.saveUniversity(platform, viewer, null, body),
  );
  mount(signatureCalls.updateUniversity, ({ viewer, params, body }) =>
    signatures.saveUniversity(platform, viewer, params.id, body),
  );
  mount(signatureCalls.removeUniversity, ({ viewer, params }) =>
    signatures.remove(platform, viewer, 'university', params.id),
  );
};
