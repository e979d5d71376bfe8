import { count } from '../../lib/counts.ts';

/**
 * Texts about job offers for candidates and visitors. Sentences quoted by the specification are here to the
 * letter.
 */

export const consult = {
  meta: 'Offres d’emploi juridiques',
  metaText:
    'Les offres d’emploi du droit\u202f: CDI, CDD et collaborations libérales pour avocats, juristes, notaires, commissaires de justice et étudiants, partout en France.',
  title: 'Offres d’emploi',
  lead: 'Des postes proposés par des entreprises, des cabinets et des études, ouverts aux professionnels du droit vérifiés.',
  publish: 'Publier une offre d’emploi',
  tabs: 'Offres à afficher',
  found: (number: number) => (number === 0 ? 'Aucune offre' : count(number, 'offre', 'offres')),
  search: 'Rechercher une offre',
  searchPlaceholder: 'Droit social, CDI, Lyon…',
  more: 'Voir plus d’offres',
  see: 'Voir l’offre',
  isWithdrawn: 'Candidature retirée',
  sentOn: (day: string) => `Candidature envoyée le ${day}`,
  endOfList: {
    title: 'Il n’y a plus d’offre au-delà',
    text: 'La liste a pu changer depuis que cette adresse a été gardée.',
    action: 'Revenir au début de la liste',
  },
  empty: {
    title: 'Aucune offre d’emploi ouverte pour le moment',
    text: 'Les nouvelles offres paraissent ici dès leur publication. Vous pouvez aussi publier la vôtre.',
    action: 'Publier une offre d’emploi',
  },
  emptyFiltered: {
    title: 'Aucune offre ne correspond à ces filtres',
    text: 'Élargissez la recherche\u202f: un autre domaine, un département voisin, d’autres mots ou les offres à distance.',
    action: 'Effacer les filtres',
  },
  emptyApplied: {
    title: 'Vous n’avez encore postulé à aucune offre',
    text: 'Vos candidatures se suivent ici\u202f: leur état et la conversation.',
    action: 'Voir toutes les offres',
  },
} as const;

export const feeds = {
  all: 'S’abonner au flux des offres',
  one: (domain: string) => `S’abonner au flux\u202f: ${domain}`,
} as const;

export const jobPage = {
  back: 'Retour aux offres d’emploi',
  notFound: 'Offre introuvable',
  metaText: 'Une offre d’emploi du droit sur Basoche, le 1ᵉʳ réseau juridique interprofessionnel.',
  gone: {
    title: 'Cette offre n’est plus en ligne',
    text: 'Elle a été archivée et ne reçoit plus de candidatures.',
    action: 'Voir les offres d’emploi',
  },
  facts: 'L’essentiel',
  salary: 'Salaire',
  fees: 'Rétrocession d’honoraires',
  contract: 'Contrat',
  place: 'Lieu',
  createdOn: 'Date de création',
  description: 'Le poste',
  salaryDescription: 'Salaire et avantages',
  profiles: 'Métier et expérience',
  creator: 'Qui recrute',
  noPresentation: 'Aucune présentation pour le moment.',
  others: 'Autres offres',
  filled: 'Poste pourvu',
  filledText: 'Cette offre a trouvé preneur. Elle n’est plus dans les listes.',
} as const;

export const apply = {
  button: 'Postuler',
  help: 'Une lettre et un CV peuvent accompagner votre candidature.',
  loginHelp: 'Il faut un compte vérifié pour répondre à une offre.',
  applied: 'Vous avez déjà postulé à cette offre.',
  edit: 'Modifier l’offre',
  archivedHelp: 'L’offre a été archivée.',
  refused: 'Vous ne pouvez pas postuler à cette offre',
} as const;
