import { lateReturns } from '@basoche/domain/hearings/late-returns';
import { minutesToReopen } from '@basoche/domain/hearings/take';
import { threadTimes } from '@basoche/domain/threads/time-limits';

/** Texts of a mission that is a hearing, in its thread. */

export const hearing = {
  title: 'L’audience',
  open: 'Voir l’audience',
  report: 'Compte rendu',
  /** Beside the choice of the person who appears for a firm. */
  appears:
    'Avant l’audience, la personne choisie est celle qui s’y présente\u202f: un avocat qui peut la prendre. Le client lit aussitôt son nom.',
} as const;

export const reportDialog = {
  title: 'Écrire le compte rendu',
  lead: (other: string) =>
    `${other} le lit aussitôt, puis a ${threadTimes.autoEndDays}\u00a0jours pour terminer la mission ou la contester\u202f; sans réponse, elle se termine d’elle-même. Un compte rendu envoyé ne peut pas être retiré.`,
  /** Above a report whose deposit was not paid. */
  unpaid:
    'Les fonds n’ont pas été déposés\u202f: avec ce compte rendu, le prix vous est dû directement, et vous facturez le client.',
  outcome: 'Que s’est-il passé\u202f?',
  noOutcome: 'Indiquez ce qui s’est passé.',
  nextDay: {
    pleaded: 'Délibéré au',
    adjourned: 'Renvoyée au',
    other: 'Date suivante',
  },
  nextDayHelp: 'Facultatif.',
  text: 'Compte rendu',
  textHelp:
    'Déroulement, observations de l’adversaire, suites à donner. Les pièces se joignent dans la conversation.',
  send: 'Envoyer le compte rendu',
} as const;

const { hours, pauseFrom, days, pauseDays } = lateReturns;

export const returnDialog = {
  title: 'Rendre l’audience\u202f?',
  lead: (other: string) =>
    `${other} en est informé aussitôt et la conversation est close. À plus de ${minutesToReopen}\u00a0minutes de l’audience, elle est de nouveau proposée aux confrères. Cette décision est définitive.`,
  why: 'Pour quelle raison\u202f?',
  whyHelp: 'Le client ne la lit pas.',
  noWhy: 'Indiquez une raison.',
  text: 'Un mot au client',
  textHelp: 'Facultatif. Sans nommer personne.',
  /** Above the form to give a hearing back so late that it counts. */
  counts: `Dans les ${hours}\u00a0heures qui précèdent l’audience, un empêchement compte\u202f: à ${pauseFrom} en ${days}\u00a0jours, vous ne prenez plus d’audience pendant ${pauseDays}\u00a0jours. Un conflit d’intérêts ne compte pas.`,
  early: `À plus de ${hours}\u00a0heures de l’audience, rien n’est compté.`,
  send: 'Rendre l’audience',
} as const;
