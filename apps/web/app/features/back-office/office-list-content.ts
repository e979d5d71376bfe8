import { count } from '../../lib/counts.ts';

/** Texts of the back-office tables and filters. */
export const officeList = {
  search: 'Rechercher',
  any: 'Tous',
  reset: 'Effacer les filtres',
  saved: 'Filtres enregistrés',
  save: 'Enregistrer ces filtres',
  remove: (name: string) => `Supprimer le filtre «\u00a0${name}\u00a0»`,
  more: 'Voir la suite',
  shown: (rows: number) =>
    rows === 0 ? 'Aucun résultat' : count(rows, 'ligne affichée', 'lignes affichées'),
  keys: 'Dans le tableau\u202f: flèches ou j et k pour passer d’une ligne à l’autre, Entrée pour ouvrir.',
  dialog: {
    title: 'Enregistrer ces filtres',
    name: 'Nom du filtre',
    hint: 'Personne d’autre ne le verra. Un filtre du même nom est remplacé.',
    submit: 'Enregistrer',
  },
} as const;
