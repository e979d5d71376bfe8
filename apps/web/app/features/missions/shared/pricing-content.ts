import { heldWorkDays, instalmentCount } from '@basoche/domain/pricing/limits';

/** Texts of the kind of a price, where a prestataire proposes one. */
export const pricing = {
  flat: 'Un prix forfaitaire, pour toute la mission.',
  other: 'Autre façon de fixer le prix',
  label: 'Façon de fixer le prix',
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

/** Texts of a price in instalments, where it is read. */
export const plan = {
  label: 'Les tranches de ce prix',
  number: (number: number) => `en ${number}\u00a0tranches`,
  ht: 'HT',
} as const;
