/** Payments of held funds as one member reads them on their own page (rules §4). Direct relations pay outside the platform. */

export const paymentDirections = ['IN', 'OUT'] as const;
/** IN: to the member; OUT: from the member. */
export type PaymentDirection = (typeof paymentDirections)[number];

/**
 * `expected`: a deposit is awaited. `held`: deposited, and kept by the provider. `planned`: it is about to be sent. `paid` and
 * `refunded`: done. `taken`: the card holder's bank took it back.
 */
export const ownPaymentStatuses = ['expected', 'held', 'planned', 'paid', 'refunded', 'taken'] as const;
export type OwnPaymentStatus = (typeof ownPaymentStatuses)[number];

/** Where the money ends: a payment account at the provider, the portage company's, or the card that paid. */
export const paymentDestinations = ['payment_account', 'portage', 'card'] as const;
export type PaymentDestination = (typeof paymentDestinations)[number];

interface Told {
  readonly direction: PaymentDirection;
  readonly status: OwnPaymentStatus;
  readonly destination: PaymentDestination;
}

const received: Readonly<Record<OwnPaymentStatus, string>> = {
  expected: 'Dépôt attendu',
  held: 'Réservé pour vous',
  planned: 'Versement prévu',
  paid: 'Versé',
  refunded: 'Remboursé',
  taken: 'Repris par la banque',
};

const sent: Readonly<Record<OwnPaymentStatus, string>> = {
  ...received,
  expected: 'À déposer',
  held: 'Payé, réservé',
  paid: 'Payé',
};

/** « Versement prévu »: how far a payment is, in French. */
export const paymentStatusWords = ({ direction, status, destination }: Told): string => {
  if (direction === 'OUT') return sent[status];
  return status === 'planned' && destination === 'card' ? 'Remboursement prévu' : received[status];
};

/** Said after it while a contest stops what is held or planned (rules §3). */
export const contestedWords = 'suspendu, contestation en cours';

/** « Votre compte de paiement »: where a payment ends; `other` is the name of the other party, null while it is hidden. */
export const destinationWords = (
  { direction, destination }: Pick<Told, 'direction' | 'destination'>,
  other: string | null,
): string => {
  if (destination === 'card') return 'Votre carte';
  if (destination === 'portage') return 'ITG, société de portage';
  if (direction === 'IN') return 'Votre compte de paiement';
  return other === null ? 'Compte de paiement du prestataire' : `Compte de paiement de ${other}`;
};
