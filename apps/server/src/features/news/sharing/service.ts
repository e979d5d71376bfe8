import type { SharedKind } from '../../../platform/sharing/routes.ts';
import { readArticle } from '../service.ts';
import { presentShared } from './presenter.ts';

/** Ids of articles depend on their source, so the pattern accepts both. */
export const sharedArticles: SharedKind = {
  name: 'actualites',
  isId: (id) => /^[\w-]{1,120}$/.test(id),
  cardOf: async (platform, id) => presentShared(await readArticle(platform, id)),
};
