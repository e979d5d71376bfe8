import { ofTopic } from '../definition.ts';

/** Notifications about deposits, payments, chargebacks and invoices. */

const depositedSum = { sum: 'money', became: 'déposés' } as const;
const paidSum = { sum: 'money', became: 'versés' } as const;

export const moneyNotifications = ofTopic('money', {
  APPROVAL_ASKED: { title: 'Un dépôt attend votre approbation.', detail: { sum: 'money' } },
  APPROVAL_DECIDED: {
    title: 'Votre demande d’approbation d’un dépôt a reçu une réponse.',
    detail: { sum: 'money' },
  },
  REST_SETTLED: {
    title: 'Notre équipe a décidé à qui reviennent les fonds de la mission.',
    mail: 'rest-settled',
  },
  PAYEE_READY: {
    title: 'Le dépôt des fonds est ouvert\u202f: le compte de paiement est prêt.',
    mail: 'funds-awaited',
  },
  FUNDS_DEPOSITED: {
    title: 'Les fonds sont déposés. La mission peut commencer.',
    mail: 'funds-deposited',
    detail: depositedSum,
  },
  DEPOSIT_RETURNED: {
    title: 'Votre paiement est arrivé trop tard ou ne correspondait plus. Il vous est rendu.',
  },
  CANCEL_ASKED: {
    title: 'L’autre partie demande l’annulation du dépôt de fonds. Elle attend votre accord.',
    mail: 'deposit-cancel-asked',
    detail: depositedSum,
  },
  CANCEL_REFUSED: {
    title: 'L’autre partie a refusé l’annulation du dépôt de fonds. La mission suit son cours.',
    mail: 'deposit-cancel-refused',
  },
  DEPOSIT_CANCELLED: {
    title: 'Le dépôt de fonds est annulé et la mission prend fin.',
    mail: 'deposit-cancelled',
  },
  HOLD_EXPIRED: {
    title: 'La durée maximale de conservation des fonds est atteinte. Ils reviennent au client.',
    mail: 'deposit-cancelled',
  },
  FUNDS_RELEASED: {
    title: 'Les fonds de la mission vous sont versés.',
    mail: 'funds-released',
    detail: paidSum,
  },
  FUNDS_LEFT: { title: 'Les fonds de la mission sont versés au prestataire.', detail: paidSum },
  PAYOUT_EXPIRED: {
    title: 'Les fonds n’ont pas pu être versés à temps. Ils reviennent au client.',
    mail: 'payout-expired',
  },
  CHARGEBACK_OPENED: {
    title: 'Le paiement de la mission est contesté auprès de la banque. Les fonds sont gelés.',
    mail: 'chargeback-opened',
  },
  CHARGEBACK_WON: {
    title: 'La banque a rejeté la contestation du paiement. La mission suit son cours.',
    mail: 'chargeback-won',
  },
  CHARGEBACK_LOST: {
    title: 'La banque a remboursé le dépôt au titulaire de la carte. La mission prend fin.',
    mail: 'chargeback-lost',
  },
  CHARGEBACK_PARTLY_LOST: {
    title: 'La banque a repris une partie du dépôt. Le reste demeure consacré à la mission.',
    mail: 'chargeback-partly-lost',
  },
  CHARGEBACK_REVERSED: {
    title: 'La banque a rendu le dépôt qu’elle avait repris.',
    mail: 'chargeback-reversed',
  },
  INVOICE_ISSUED: { title: 'Une facture vous est adressée.' },
  INVOICE_CREDITED: { title: 'Une facture qui vous a été adressée est annulée par un avoir.' },
  BILLING_DETAILS_AWAITED: {
    title: 'Indiquez vos coordonnées de facturation pour recevoir la facture des frais Basoche.',
  },
  FEE_INVOICED: { title: 'La facture des frais Basoche est disponible.' },
  FEE_CREDITED: { title: 'L’avoir des frais Basoche est disponible.' },
});
