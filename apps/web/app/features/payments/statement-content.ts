import { toPayeeAccount, toYou } from '@basoche/domain/payments/payee';
import { releaseDays } from '@basoche/domain/payments/release-times';
import { instalmentHeading } from '@basoche/domain/pricing/content';

/** Texts of the statement of a mission's funds. */

export const statement = {
  title: 'Relevé des fonds',
  back: 'Retour à la conversation',
  lead: (mission: string) => `Mission «\u00a0${mission}\u00a0»`,
  open: 'Relevé des fonds',
  openText: 'Chaque mouvement des fonds de cette mission, à imprimer ou à enregistrer.',
  empty: {
    title: 'Aucun mouvement pour l’instant',
    text: 'Le relevé commence avec le dépôt des fonds de la mission.',
  },
  print: 'Imprimer ou enregistrer en PDF',
  csv: 'Télécharger (CSV)',
  caption: 'Mouvements des fonds, du plus ancien au plus récent',
  columns: {
    at: 'Date',
    words: 'Mouvement',
    amount: 'Montant',
    balance: 'Solde',
    instalment: instalmentHeading,
  },
  totals: {
    deposited: 'Déposé',
    fee: 'Frais Basoche',
    held: 'Réservé',
    released: (payee: string | null, isPortage: boolean) => {
      if (isPortage) return 'Versé à ITG';
      return payee === null ? 'Versé' : `Versé à ${payee}`;
    },
    refunded: { creator: 'Remboursé', candidate: 'Rendu au client' },
  },
  /**
   * « Versement prévu : 600 € à Hugo Marchetti, sur son compte de paiement, le 24 novembre, au plus tard le 25 novembre. »
   */
  planned: (sum: string, plannedAt: string, payee: string | null, isPortage: boolean) =>
    `Versement prévu\u202f: ${sum} ${payee === null ? toYou(isPortage) : toPayeeAccount(isPortage, payee)}, ${releaseDays(new Date(plannedAt))}.`,
  portage:
    'En portage salarial, les fonds sont versés à la société de portage, qui établit votre bulletin de salaire.',
  taxes: 'Montants toutes taxes comprises, en euros.',
} as const;
