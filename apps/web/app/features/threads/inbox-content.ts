import type { Turn } from '@basoche/domain/threads/whose-turn';

/** Texts of the inbox. */

export const inbox = {
  title: 'Messagerie',
  tabs: 'Conversations à afficher',
  missions: 'Missions',
  jobs: 'Offres d’emploi',
  noMessage: 'Aucun message pour le moment',
  unread: (number: number) => (number === 1 ? '1 message non lu' : `${number} messages non lus`),
  waiting: (number: number) => (number === 1 ? 'dont 1 à lire' : `dont ${number} à lire`),
  more: 'Voir plus de conversations',
  empty: {
    title: 'Aucune conversation pour le moment',
    member:
      'Une conversation s’ouvre dès que vous postulez à une mission, ou qu’un candidat vous propose un prix pour l’une des vôtres.',
    customer: 'Une conversation s’ouvre dès qu’un candidat vous propose un prix pour l’une de vos missions.',
    toMissions: 'Voir les missions',
    toOwn: 'Voir mes missions',
  },
  emptyJobs: {
    title: 'Aucune conversation sur une offre d’emploi',
    text: 'Une conversation s’ouvre dès que vous postulez à une offre, ou qu’un candidat postule à l’une des vôtres.',
    toJobs: 'Voir les offres',
  },
} as const;

export const turnContent: Readonly<Record<Turn, { label: string; none: string; hint: string }>> = {
  MINE: {
    label: 'À moi',
    none: 'Rien n’attend de vous',
    hint: 'Les conversations où c’est à vous d’agir se trouveront ici.',
  },
  OTHERS: {
    label: 'En cours',
    none: 'Aucune conversation en cours',
    hint: 'Celles où vous attendez quelqu’un d’autre se trouveront ici.',
  },
  OVER: {
    label: 'Terminées',
    none: 'Aucune conversation terminée',
    hint: 'Missions réglées et candidatures closes se trouveront ici, et restent consultables.',
  },
};

export const row = {
  mine: 'Vous\u202f:',
  releasedOn: (day: string) => `versement prévu le ${day}`,
  before: (day: string) => `avant le ${day}`,
  since: (day: string) => `depuis le ${day}`,
  others: (number: number) =>
    number === 1 ? 'Voir l’autre candidat' : `Voir les ${number} autres candidats`,
} as const;

export const inboxColumn = {
  label: 'Conversations',
  turns: 'Conversations selon qui doit agir',
  choose: 'Choisissez une conversation',
  toOthers: 'Voir les conversations en cours',
  chooseHint: 'Elle s’ouvrira ici, à côté de la liste.',
} as const;

export const search = {
  label: 'Rechercher une conversation',
  placeholder: 'Titre ou interlocuteur',
  clear: 'Effacer la recherche',
  none: {
    title: 'Aucune conversation ne correspond',
    text: (words: string) =>
      `Rien ne correspond à «\u00a0${words}\u00a0» dans les titres ni dans les noms. Vérifiez l’orthographe, ou cherchez dans l’autre onglet.`,
  },
  draft: 'Brouillon',
  draftOfFiles: 'pièces jointes à envoyer',
} as const;
