import { verificationAnswerHours } from '@basoche/domain/limits';

/** Texts shared by the screens of missions and offers. */

export const listing = {
  startNow: 'Dès maintenant',
  startOn: (day: string) => `À partir du ${day}`,
  posted: (when: string) => `Publiée ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
  /** On a card of a list. */
  applied: 'Vous avez postulé',
  closed: 'Candidatures closes',
  archived: 'Archivée',
  start: 'Début',
  deadline: 'Candidatures',
  until: (day: string) => `Jusqu’au ${day}`,
  closedHelp: (day: string) => `On pouvait postuler jusqu’au ${day}.`,
} as const;

export const apply = {
  register: 'S’inscrire pour postuler',
  login: 'Se connecter pour postuler',
  expired:
    'Votre session a expiré. Reconnectez-vous\u202f: ce que vous avez écrit vous attend sur cette page.',
  thread: 'Ouvrir la conversation',
  candidates: 'Voir les candidats',
  unconfirmed:
    'Ouvrez le lien reçu par mail pour confirmer votre adresse\u202f: vous pourrez ensuite postuler.',
} as const;

export const verify = {
  title: 'Vérifiez votre profil pour postuler',
  text: `Seuls les juristes dont le titre, le diplôme ou la scolarité a été vérifié peuvent postuler. Envoyez-nous votre justificatif\u202f: la réponse arrive sous ${verificationAnswerHours} heures.`,
  action: 'Vérifier mon profil',
  later: 'Plus tard',
} as const;

/** Texts of any list. */
export const list = {
  filtered: ' filtrées',
  all: 'Toutes',
  applied: 'J’ai postulé',
  favourites: 'Favoris',
  searchButton: 'Rechercher',
  sort: 'Ordre de la liste',
  filters: 'Filtres',
  activeFilters: 'Filtres actifs',
  remove: (label: string) => `Retirer le filtre ${label}`,
  clear: 'Tout effacer',
  first: 'Revenir au début de la liste',
} as const;

export const creatorPage = 'Voir sa page';
