import type { Article } from '@basoche/domain/news/article';
import { plainText } from '@basoche/domain/news/article';
import { frenchDay } from '@basoche/domain/time/french';
import type { SharedCard } from '../../../platform/sharing/card.ts';

export const presentShared = ({ data, last_publication_date }: Article): SharedCard => ({
  kind: 'Actualités',
  title: plainText(data.title),
  above: data.categorie,
  by: data.author,
  facts: [data.nom_universite, frenchDay(new Date(last_publication_date))].filter((fact) => fact !== null),
  portrait: null,
});
