import type {
  Chargeback,
  DepositState,
  FinanceDeposit,
  FinanceMovement,
} from '@basoche/contract/payments/finances';
import { payeeAccountText } from '@basoche/domain/payments/payee';
import { threadTimes } from '@basoche/domain/threads/time-limits';
import { formatEuros } from '../../lib/money.ts';

/** Reasons of a bank dispute. */
const chargebackReasons: Readonly<Record<string, string>> = {
  credit_not_processed: 'Remboursement non reçu',
  duplicate: 'Paiement fait deux fois',
  fraudulent: 'Paiement frauduleux',
  general: 'Motif non précisé',
  product_not_received: 'Prestation non reçue',
  product_unacceptable: 'Prestation non conforme',
  subscription_canceled: 'Abonnement résilié',
  unrecognized: 'Paiement non reconnu',
};

/** An amount with its participle, which agrees as in French: singular under two. */
const amountText = (euros: number, participle: string, rest = ''): string =>
  `${formatEuros(euros)} ${participle}${euros >= 2 ? 's' : ''}${rest && ` ${rest}`}`;

/** Texts of the finance page. */

export const finances = {
  title: 'Finances',
  lead: 'Ce que la plateforme retient, a versé et attend. Un montant s’entend toutes taxes comprises.',
  closed: {
    title: 'Les finances sont réservées aux administrateurs',
    text: 'Vos contestations et vos signalements vous attendent dans les autres rubriques.',
  },
  totals: {
    title: 'Totaux',
    held: 'Fonds réservés',
    feesHeld: (fees: string) => `et ${fees} de frais en attente`,
    feesEarned: 'Frais acquis',
    released: (euros: number) => amountText(euros, 'versé', 'aux bénéficiaires'),
    disputed: 'Contesté auprès des banques',
    chargebacks: (open: number) =>
      open === 0
        ? 'aucune contestation ouverte'
        : `${open} contestation${open > 1 ? 's' : ''} ouverte${open > 1 ? 's' : ''}`,
    lost: 'Perdu',
    refunded: (euros: number) => amountText(euros, 'remboursé'),
    waiting: 'Paiements en attente',
    since: (when: string) => `le plus ancien\u202f: ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
    none: 'tout est fait',
    unattributed: (euros: number) => amountText(euros, 'reçu', 'sans mission'),
  },
  views: {
    label: 'Rubriques des finances',
    deposits: 'Dépôts',
    waiting: 'Paiements en attente',
    failed: 'Remboursements rejetés',
    chargebacks: 'Contestations bancaires',
    unmatched: 'Paiements renvoyés',
  },
  creator: 'Client',
  candidate: 'Prestataire',
  payee: 'Bénéficiaire',
  /** « Sur son compte de paiement ». */
  account: (of: FinanceDeposit | FinanceMovement): string => {
    const isSplit = 'kind' in of && of.kind === 'split';
    const words = payeeAccountText({ destination: of.destination, isSplit }, of.candidate);
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  },
  planned: 'Versement prévu',
  noPayee: 'Personne n’est désigné pour les portages',
  deposits: {
    filter: 'Montrer',
    states: {
      all: 'Tous les dépôts',
      held: 'Fonds réservés',
      old: `Réservés depuis plus de ${threadTimes.holdWarningDays} jours`,
      disputed: 'Contestés auprès d’une banque',
      lost: 'Perdus',
    } satisfies Record<DepositState, string>,
    more: 'Voir les dépôts suivants',
    empty: {
      title: 'Aucun dépôt',
      text: 'Les dépôts arrivent ici dès que le prestataire de paiement les confirme.',
    },
    since: (day: string) => `Déposé le ${day}`,
    old: `Plus de ${threadTimes.holdWarningDays} jours`,
    toSettle: 'À trancher',
    deposited: 'Déposé',
    where: 'Où en sont les fonds',
    mark: (deposit: FinanceDeposit): { label: string; urgency: 'onTime' | 'halfTime' | 'overdue' } => {
      if (deposit.lost > 0) return { label: 'Perdu', urgency: 'overdue' };
      if (deposit.disputed > 0) return { label: 'Contesté', urgency: 'overdue' };
      if (deposit.held > 0) return { label: 'Réservé', urgency: 'halfTime' };
      if (deposit.released > 0 && deposit.refunded > 0) return { label: 'Partagé', urgency: 'onTime' };
      return deposit.released > 0
        ? { label: 'Versé', urgency: 'onTime' }
        : { label: 'Remboursé', urgency: 'onTime' };
    },
    held: (euros: number) => amountText(euros, 'réservé'),
    released: (euros: number) => amountText(euros, 'versé'),
    refunded: (euros: number) => amountText(euros, 'remboursé'),
    disputed: (euros: number) => amountText(euros, 'contesté'),
    lost: (euros: number) => amountText(euros, 'perdu'),
    // The participle already ends in an s.
    takenByBanks: (euros: number) => `${formatEuros(euros)} repris par la banque`,
    fee: (sum: string) => `dont ${sum} de frais`,
  },
  movements: {
    more: 'Voir les paiements suivants',
    emptyWaiting: {
      title: 'Aucun paiement n’attend',
      text: 'Un versement ou un remboursement que le prestataire ne fait pas aussitôt reste ici jusqu’à ce qu’il soit fait.',
    },
    emptyFailed: {
      title: 'Aucun remboursement rejeté',
      text: 'Un remboursement que la banque du destinataire renvoie arrive ici. Un mail vous prévient.',
    },
    kinds: {
      release: 'Versement',
      refund: 'Remboursement',
      split: 'Partage',
      return: 'Renvoi',
      failed: 'Remboursement rejeté',
    } satisfies Record<FinanceMovement['kind'], string>,
    asked: (when: string) => `Demandé ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
    failed: (day: string) => `Rejeté le ${day}`,
    amount: 'Montant',
    reason: 'Ce que dit le prestataire',
    untried:
      'Pas encore tenté, ou personne ne peut être payé\u202f: vérifiez le compte de paiement du bénéficiaire.',
    frozen: 'Gelé tant que la banque n’a pas répondu à la contestation du paiement.',
    retry: 'Réessayer',
    retryOf: (title: string) => `Réessayer le paiement de la mission «\u00a0${title}\u00a0»`,
    retryTitle: 'Réessayer ce paiement\u202f?',
    retryText: 'Le prestataire est interrogé de nouveau\u202f: ce qui est déjà fait ne l’est pas deux fois.',
    retryFailed: 'La somme est renvoyée une nouvelle fois sur la carte qui a payé.',
    done: 'Le paiement est demandé de nouveau.',
  },
  chargebacks: {
    more: 'Voir les contestations suivantes',
    empty: {
      title: 'Aucune contestation bancaire',
      text: 'Quand le titulaire d’une carte conteste un paiement, son dépôt est gelé et arrive ici.',
    },
    status: {
      open: { label: 'Ouverte', urgency: 'overdue' },
      won: { label: 'Gagnée', urgency: 'onTime' },
      lost: { label: 'Perdue', urgency: 'halfTime' },
      reversed: { label: 'Perdue, puis gagnée', urgency: 'onTime' },
    } satisfies Record<Chargeback['status'], { label: string; urgency: 'onTime' | 'halfTime' | 'overdue' }>,
    opened: (day: string) => `Ouverte le ${day}`,
    closed: (day: string) => `close le ${day}`,
    amount: 'Montant',
    reason: 'Motif donné à la banque',
    /** The provider's codes in words; an unknown one stays as it is. */
    reasonOf: (code: string): string => chargebackReasons[code] ?? code,
    reference: 'Référence du prestataire',
  },
  unmatched: {
    more: 'Voir les paiements suivants',
    empty: {
      title: 'Aucun paiement renvoyé',
      text: 'Un paiement arrivé trop tard ou d’un mauvais montant est renvoyé, et reste ici.',
    },
    paid: (day: string) => `Reçu le ${day}`,
    returned: (day: string) => `Renvoyé le ${day}`,
    onItsWay: 'En cours de renvoi',
    amount: 'Reçu',
    expected: 'Attendu',
  },
  export: {
    open: 'Exporter les écritures',
    title: 'Exporter les écritures',
    text: 'Un fichier pour tableur (CSV), une ligne par compte mouvementé, un an au plus. L’export est inscrit au journal.',
    from: 'Du',
    to: 'Au',
    submit: 'Télécharger le fichier',
    done: 'Le fichier est téléchargé.',
  },
} as const;
