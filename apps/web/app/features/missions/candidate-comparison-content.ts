import type { Independence } from '@basoche/contract/threads/independence';
import type { CandidateSort } from '@basoche/domain/threads/candidate-order';
import { count } from '../../lib/counts.ts';

/** A candidate's independence, in a word. A reserve reveals nothing about their clients. */
export const independenceWord = ({ kind, isCurrent }: Independence): string =>
  ({
    declared: isCurrent ? 'Déclarée' : 'À signer de nouveau',
    reserved: 'Réserve',
    retracted: 'Plus maintenue',
  })[kind];

/** Texts of the comparison of a mission's candidates. */
export const comparing = {
  sort: 'Ordre des candidats',
  shortlist: 'Présélectionnés',
  shortlisted: (number: number) => `Présélectionnés (${number})`,
  shortlistAction: (isShortlisted: boolean) =>
    isShortlisted ? 'Retirer de la présélection' : 'Présélectionner',
  shortlistOf: (name: string, isShortlisted: boolean) =>
    isShortlisted ? `Retirer ${name} de la présélection` : `Présélectionner ${name}`,
  asCards: 'Cartes',
  asTable: 'Tableau',
  display: 'Affichage',
  table: 'Candidats à la mission',
  columns: {
    choose: 'Choisir',
    candidate: 'Candidat',
    price: 'Prix TTC',
    delay: 'Délai',
    rating: 'Avis',
    answer: 'Répond en',
    availability: 'Disponibilité',
    distance: 'Distance',
    independence: 'Indépendance',
    state: 'État',
    ways: 'Actions',
  },
  sortBy: (column: string) => `Trier par ${column.charAt(0).toLowerCase()}${column.slice(1)}`,
  days: (number: number) => count(number, 'jour', 'jours'),
  distance: (km: number) => (km === 0 ? 'Même département' : `≈\u00a0${km}\u00a0km`),
  distanceHelp: 'Entre les chefs-lieux des deux départements.',
  unknown: '—',
  excludingTax: (price: string) => `${price}\u00a0HT`,
  emptyShortlist: { title: 'Aucun candidat présélectionné', action: 'Voir tous les candidats' },
} as const;

/** Columns that candidates can be sorted by. */
export const sortedColumns = [
  'price',
  'delay',
  'rating',
  'answer',
  'availability',
  'distance',
] as const satisfies readonly CandidateSort[];
