import type { ReadWork } from '@basoche/contract/back-office/readings';
import { count } from '../../lib/counts.ts';

/** Texts about the work of a thread that staff opened: what was delivered, its price, independence. */

export const work = {
  title: 'Ce que dit le dossier',
  delivered: 'Ce qui a été livré',
  sheet: {
    period: (from: string, until: string) => `Compte rendu du ${from} au ${until}`,
    sent: (day: string) => `Envoyé le ${day}`,
    total: 'Temps total',
    isLast: 'C’est le dernier compte rendu\u202f: la mission se termine avec lui.',
    returned: 'Rendu à corriger par le client',
    entries: 'Lignes du compte rendu',
    count: (number: number) => count(number, 'ligne', 'lignes'),
  },
  report: {
    sent: (day: string) => `Compte rendu d’audience envoyé le ${day}`,
    outcome: 'Issue',
    nextDay: 'Prochaine date',
  },
  nothing: 'Aucun compte rendu n’est envoyé pour la période en cours.',
  inThread: 'Rien d’autre que les messages de l’échange et leurs pièces jointes.',
  price: {
    title: 'Prix',
    accepted: 'Prix accepté',
    proposed: 'Prix proposé, sans accord',
    tax: (sum: string) => `${sum}\u00a0HT`,
    services: 'Prestations',
    days: (number: number) => `en ${count(number, 'jour', 'jours')}`,
  },
  independence: {
    title: 'Indépendance',
    kind: {
      declared: 'Indépendance déclarée',
      reserved: 'Réserve sur l’indépendance',
      retracted: 'Déclaration d’indépendance retirée',
    } satisfies Record<NonNullable<ReadWork['independence']>['kind'], string>,
    list: (version: number) => `sur la liste des parties n°\u00a0${version}`,
  },
  /** In the dialog of a decision. */
  toRead: {
    title: 'Lisez d’abord ce qui a été livré',
    text: 'Refermez cette fenêtre, puis choisissez «\u00a0Lire l’échange\u00a0». Le compte rendu d’un mois ou d’une audience s’affichera ensuite ici.',
  },
  over: 'Le temps de lecture est écoulé. Rouvrez l’échange pour relire ce qui a été livré.',
} as const;
