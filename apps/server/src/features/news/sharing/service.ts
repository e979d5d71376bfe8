import { type Article, plainText } from '@basoche/domain/news/article';
import { frenchDay } from '@basoche/domain/time/french';
import type { SharedCard } from '../../../platform/sharing/card.ts';
import type { SharedKind } from '../../../platform/sharing/routes.ts';
import { readArticle } from '../service.ts';

const presentShared = ({ data, last_publication_date }: Article): SharedCard => ({
  kind: 'Actualités',
  title: plainText(data.title),
  above: data.categorie,
  by: data.author,
  facts: [data.nom_universite, frenchDay(new Date(last_publication_date))].filter((fact) => fact !== null),
  portrait: null,
});

/** Ids of articles depend on their source, so the pattern accepts both. */
export const sharedArticles: SharedKind = {
  name: 'actualites',
  isId: (id) => /^[\w-]{1,120}$/.test(id),
  cardOf: async (platform, id) => presentShared(await readArticle(platform, id)),
};
