import type { missionFilters } from '@basoche/domain/searches/mission-filters';
import type { FilterContent } from '../postings/filter-content.ts';

/** Texts of the mission filters, loaded with the drawer. */
export const filters: FilterContent<typeof missionFilters> = {
  title: 'Filtrer les missions',
  wordsPlaceholder: 'Bail commercial, RGPD, Lyon…',
  fields: {
    modality: { legend: 'Mode d’exécution' },
    nature: { legend: 'Nature de la mission' },
    price: {
      legend: 'Prix HT',
      help: 'Les missions sans prix annoncé sont montrées tant qu\u2019aucune limite n\u2019est fixée.',
      helpWhenLimited: 'Les missions sans prix annoncé ne sont pas montrées.',
    },
  },
};
