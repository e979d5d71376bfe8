import * as calls from '@basoche/contract/news/signatures';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as signatures from './service.ts';

export const newsSignatureRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listAuthors, () => signatures.listAuthors(platform));
  mount(calls.addAuthor, ({ viewer, body }) => signatures.saveAuthor(platform, viewer, null, body));
  mount(calls.updateAuthor, ({ viewer, params, body }) =>
    signatures.saveAuthor(platform, viewer, params.id, body),
  );
  mount(calls.removeAuthor, ({ viewer, params }) => signatures.remove(platform, viewer, 'author', params.id));
  mount(calls.listUniversities, () => signatures.listUniversities(platform));
  mount(calls.addUniversity, ({ viewer, body }) => signatures.saveUniversity(platform, viewer, null, body));
  mount(calls.updateUniversity, ({ viewer, params, body }) =>
    signatures.saveUniversity(platform, viewer, params.id, body),
  );
  mount(calls.removeUniversity, ({ viewer, params }) =>
    signatures.remove(platform, viewer, 'university', params.id),
  );
};
