import { heldWorkDays, instalmentCount } from '@basoche/domain/pricing/limits';

/** Texts for choosing the kind of a price, when a prestataire proposes one. */
export const pricing = {
  flat: 'Un prix forfaitaire, pour toute la mission.',
  other: 'Autre façon de fixer le prix',
  label: 'Façon de fixer le prix',
  preferred: (kind: string) => `${kind} (préféré par le client)`,
  otherPreferred: (kinds: string) =>
    `${kinds}\u202f: c’est ce que le client préfère. Vous pouvez proposer une autre façon, il accepte ou refuse votre prix.`,
  lines: 'Les tranches',
  lead: 'Le client dépose une tranche, vous la livrez, elle vous est versée, puis la suivante s’ouvre.',
  line: (number: number) => `Tranche ${number}`,
  title: 'Ce qui est livré',
  sum: 'Somme (HT)',
  days: 'Délai, facultatif',
  unit: 'jours',
  tooLong: `Au-delà de ${heldWorkDays}\u00a0jours, cette tranche ne peut pas être déposée\u202f: partagez-la.`,
  remove: (number: number) => `Retirer la tranche ${number}`,
  add: 'Ajouter une tranche',
  full: `${instalmentCount.max} tranches au plus.`,
  equal: 'Parts égales',
  noSum: 'Indiquez d’abord une somme à partager.',
  total: 'Total (HT)',
} as const;

/** Texts of the fields of a price by day or by hour, and of a retainer. */
export const monthly = {
  rate: { day: 'Prix d’une journée (HT)', hour: 'Prix d’une heure (HT)' },
  month: {
    label: 'Temps prévu par mois',
    help: 'Le client dépose le prix de ce temps au début de chaque mois. Ce que vous n’avez pas fait lui revient.',
  },
  ceiling: {
    label: 'Plafond de la mission',
    help: 'Le client ne paie rien au-delà.',
  },
  typed: { day: 'Par exemple 2,5', hour: 'Par exemple 2 h 15' },
  unit: { day: 'jours', hour: 'heures' },
  monthSum: 'Prix d’un mois (HT)',
  months: 'Durée',
  monthsUnit: 'mois',
  startsOn: 'Premier jour',
  services: 'Ce qui est compris',
  servicesHelp: 'Ce que le client peut vous demander chaque mois pour cette somme.',
  nextMonth: {
    time: 'Chaque mois du calendrier est déposé, puis versé sur votre compte rendu. Le premier commence le jour de son dépôt, le suivant s’ouvre au versement.',
    retainer:
      'Chaque mois est déposé, puis versé sur votre compte rendu. Le suivant s’ouvre au versement. Si l’accord vient après le premier jour, les mois comptent du jour de l’accord.',
  },
} as const;

/** Texts of a price in instalments, for its reader. */
export const plan = {
  label: 'Les tranches de ce prix',
  number: (number: number) => `en ${number}\u00a0tranches`,
  ht: 'HT',
  services: 'Ce qui est compris\u202f:',
  /** Beside a price whose work may come to less. */
  atMost: 'au plus',
} as const;
