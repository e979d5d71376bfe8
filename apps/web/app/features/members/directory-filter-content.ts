import type { directoryFilters } from '@basoche/domain/searches/directory-filters';
import type { FilterContent } from '../postings/filter-content.ts';

/** Texts of the member filters, loaded with the drawer. */
export const directoryFields: FilterContent<typeof directoryFilters> = {
  title: 'Filtrer les membres',
  wordsPlaceholder: 'Avocate, Lyon, droit social…',
  wordsHelp: 'Dans la profession, le nom, la fonction, la ville, les domaines ou la présentation.',
  fields: {
    profession: { legend: 'Profession' },
    kind: { legend: 'Type de membre' },
    experience: { legend: 'Expérience', any: 'Toutes les expériences' },
    rate: {
      legend: 'Tarif horaire',
      help: 'Les membres sans tarif sont montrés tant qu\u2019aucune limite n\u2019est fixée.',
      helpWhenLimited: 'Les membres sans tarif ne sont pas montrés.',
    },
    availability: {
      legend: 'Disponibilité',
      help: 'Indiquée ou confirmée depuis moins de deux semaines. «\u00a0Bientôt\u00a0» vaut pour un jour à venir, écrit sur le profil.',
    },
    verified: { legend: 'Vérification', only: 'Profils vérifiés seulement' },
    inscribed: { legend: 'Registres publics', only: 'Inscriptions vérifiées seulement' },
  },
};
