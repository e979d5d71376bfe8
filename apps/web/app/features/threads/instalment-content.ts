import { count } from '../../lib/counts.ts';

/** Texts of the instalments of a mission. */
export const instalments = {
  title: 'Tranches',
  ht: 'HT',
  daysFrom: (days: number) => `${count(days, 'jour', 'jours')} à partir du dépôt`,
  daysFromOpening: (days: number, opened: string) => `${count(days, 'jour', 'jours')} à partir du ${opened}`,
  paidPart: (sum: string) => `Part du prestataire\u202f: ${sum}`,
  sums: { instalments: 'Sommes des tranches, hors taxes', months: 'Sommes des mois, hors taxes' },
  paid: 'Versé',
  /** The same in a direct relation, where nothing passes through Basoche. */
  ended: 'Terminé, sur facture',
  deposited: 'Déposé',
  toCome: 'À venir',
  dropped: 'Sans suite',
} as const;
