/**
 * A member's payments of held funds, as shown on their own page (rules §4). Direct relations pay outside the
 * platform.
 */

export const paymentDirections = ['IN', 'OUT'] as const;
/** IN: to the member; OUT: from the member. */
export type PaymentDirection = (typeof paymentDirections)[number];

/**
 * `expected`: a deposit is awaited. `held`: deposited, and kept by the provider. `planned`: about to be sent.
 * `paid` and `refunded`: done. `taken`: taken back by the card holder's bank.
 */
export const ownPaymentStatuses = ['expected', 'held', 'planned', 'paid', 'refunded', 'taken'] as const;
export type OwnPaymentStatus = (typeof ownPaymentStatuses)[number];

/**
 * Statuses of payments that are still to come, by direction. The creator's deposit counts as done although it
 * is still held.
 */
export const comingStatuses: Readonly<Record<PaymentDirection, readonly OwnPaymentStatus[]>> = {
  IN: ['expected', 'held', 'planned'],
  OUT: ['expected'],
};

/**
 * Destination of the money: a payment account at the provider, the portage company's account, or the card
 * that paid.
 */
export const paymentDestinations = ['payment_account', 'portage', 'card'] as const;
export type PaymentDestination = (typeof paymentDestinations)[number];

interface PaymentFacts {
  readonly direction: PaymentDirection;
  readonly status: OwnPaymentStatus;
  readonly destination: PaymentDestination;
}

const receivedLabels: Readonly<Record<OwnPaymentStatus, string>> = {
  expected: 'Dépôt attendu',
  held: 'Réservé pour vous',
  planned: 'Versement prévu',
  paid: 'Versé',
  refunded: 'Remboursé',
  taken: 'Repris par la banque',
};

const sentLabels: Readonly<Record<OwnPaymentStatus, string>> = {
  ...receivedLabels,
  expected: 'À déposer',
  held: 'Payé, réservé',
  paid: 'Payé',
};

/** The status of a payment in French: « Versement prévu ». */
export const paymentStatusText = ({ direction, status, destination }: PaymentFacts): string => {
  if (direction === 'OUT') return sentLabels[status];
  return status === 'planned' && destination === 'card' ? 'Remboursement prévu' : receivedLabels[status];
};

/** French words after the status while a contest stops a held or planned payment (rules §3). */
export const contestedText = 'suspendu, contestation en cours';

/** French words after the status while a request to cancel the deposit waits for an answer (rules §3). */
export const cancelAskedText = 'annulation demandée, accord attendu';

/**
 * The destination of a payment in French: « Votre compte de paiement ». `other` is the name of the other
 * party, null while it is hidden.
 */
export const destinationText = (
  { direction, destination }: Pick<PaymentFacts, 'direction' | 'destination'>,
  other: string | null,
): string => {
  if (destination === 'card') return 'Votre carte';
  if (destination === 'portage') return 'ITG, société de portage';
  if (direction === 'IN') return 'Votre compte de paiement';
  return other === null ? 'Compte de paiement du prestataire' : `Compte de paiement\u202f: ${other}`;
};
