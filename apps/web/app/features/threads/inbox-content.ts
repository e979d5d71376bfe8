import type { Turn } from '@basoche/domain/threads/whose-turn';

/** Words of the inbox. */

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
