import type { jobFilters } from '@basoche/domain/searches/job-filters';
import type { FilterContent } from '../postings/filter-content.ts';

/** Texts of the offer filters, loaded with the drawer. */
export const filters: FilterContent<typeof jobFilters> = {
  title: 'Filtrer les offres',
  wordsPlaceholder: 'Droit social, RGPD, Lyon…',
  fields: {
    contractType: { legend: 'Contrat' },
    modality: { legend: 'Présence' },
    nature: { legend: 'Nature du travail' },
  },
};
