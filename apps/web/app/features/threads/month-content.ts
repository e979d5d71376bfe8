import { threadTimes } from '@basoche/domain/threads/time-limits';

/** Texts of the sheet of a month: the prestataire's entries, and the client's answer. */

export const months = {
  title: 'Mois',
  sheet: 'Compte rendu',
  /** Card of a month whose sheet is not sent, for its author. */
  draft: 'Compte rendu, pas encore envoyé',
  period: (from: string, until: string) => `Du ${from} au ${until}`,
  total: 'Total',
  sum: 'Somme (HT)',
  isLast: 'Dernier compte rendu\u202f: la mission se termine avec lui.',
  returned: (day: string) => `Rendu à corriger le ${day}`,
  reason: (text: string) => `«\u00a0${text}\u00a0»`,
  ht: 'HT',
  ofPlanned: (sum: string) => `sur ${sum} prévus`,
  nothing: 'Rien n’est encore noté pour ce mois.',
  lines: (number: number) => (number === 1 ? '1 ligne' : `${number} lignes`),
} as const;

export const sheetDialog = {
  open: 'Compte rendu du mois',
  add: 'Ajouter',
  change: 'Modifier',
  changed: 'Remplacer',
  leave: 'Ne pas modifier',
  day: 'Jour',
  quantity: { day: 'Quantité', hour: 'Temps' },
  halfDay: 'Demi-journée',
  wholeDay: 'Journée',
  hours: 'Par exemple 2 h 15',
  text: 'Ce qui a été fait',
  textHelp: {
    time: 'Quelques mots suffisent\u202f: le client les lit.',
    retainer: 'Le jour et l’acte, en quelques mots\u202f: ils sont repris sur votre facture.',
  },
  quantityAsked: {
    day: 'Choisissez une demi-journée ou une journée.',
    hour: 'Écrivez un temps par quarts d’heure, par exemple 2 h 15.',
  },
  lineWaits: 'Ajoutez d’abord cette ligne, ou effacez-la.',
  entries: 'Ce que dit le compte rendu',
  changeOf: (line: string) => `Modifier\u202f: ${line}`,
  removeOf: (line: string) => `Retirer\u202f: ${line}`,
  left: (quantity: string) => `Reste ${quantity} sur le dépôt`,
  leftDirect: (quantity: string) => `Reste ${quantity} sur ce qui est prévu`,
  /** While the entries exceed the agreed quantity. */
  beyond: (quantity: string) => `C’est plus que ce qui est convenu pour ce mois\u202f: ${quantity}.`,
  saving: 'Enregistrement…',
  saved: 'Enregistré. Le client n’en voit rien avant l’envoi.',
  notSaved: 'Gardé sur cet appareil, pas encore enregistré.',
  save: 'Enregistrer',
  isLast: 'C’est le dernier compte rendu',
  isLastHelp: 'La mission se termine avec lui. Vous pouvez alors l’envoyer avant la fin du mois.',
  from: (day: string) => `Vous pourrez l’envoyer à partir du ${day}.`,
  send: 'Envoyer le compte rendu',
  later: 'Fermer',
  confirm: {
    title: 'Envoyer ce compte rendu\u202f?',
    time: (quantity: string, sum: string) => `${quantity}\u202f: ${sum} hors taxes.`,
    retainer: (sum: string) => `Le mois vaut ${sum} hors taxes, comme convenu.`,
    rest: (sum: string) => ` Le reste du dépôt (${sum} hors taxes) est rendu au client.`,
    outlook: (other: string) =>
      ` ${other} a ${threadTimes.autoEndDays}\u00a0jours pour l’accepter, le rendre à corriger ou contester le mois\u202f; sans réponse, il est accepté. Vous ne pourrez pas le reprendre.`,
    last: ' La mission se termine avec lui.',
    send: 'Envoyer',
  },
} as const;

export const returnSheet = {
  title: 'Rendre le compte rendu à corriger\u202f?',
  lead: (other: string) =>
    `${other} le corrige et vous l’envoie de nouveau. Vous ne pouvez le rendre qu’une fois\u202f; ensuite, vous l’acceptez ou vous contestez le mois.`,
  label: 'Que faut-il corriger\u202f?',
  help: (other: string) => `${other} le lit.`,
  required: 'Indiquez ce qu’il faut corriger.',
  send: 'Rendre à corriger',
} as const;
