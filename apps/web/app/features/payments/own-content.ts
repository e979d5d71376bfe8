import type { NextPayment, OwnPayment } from '@basoche/contract/payments/own';
import { ofName } from '@basoche/domain/members/elision';
import { modeNames } from '@basoche/domain/payments/fees';
import {
  cancelAskedText,
  contestedText,
  destinationText,
  paymentStatusText,
} from '@basoche/domain/payments/own-payments';
import { releasePromise, releaseSoon } from '@basoche/domain/payments/release-times';
import { formatDay } from '../../lib/dates.ts';
import { formatEuros } from '../../lib/money.ts';

/** Texts of the page of the member's own payments. */

export const ownPayments = {
  title: 'Paiements',
  lead: 'Ce qui vous est versé, ce que vous payez, et les documents qui vont avec.',
  views: { label: 'Vos paiements', in: 'À recevoir', out: 'À payer', documents: 'Factures et relevés' },
  more: 'Voir les précédents',
  /** « Total : 1 318 € TTC »; `portage` is the part that goes to the portage company. */
  total: (sum: number) => `Total\u202f: ${formatEuros(sum)}\u00a0TTC`,
  /** Part of the total; see `inUncertain` of the contract. */
  uncertain: (sum: number) => `dont ${formatEuros(sum)} pas encore déposés ou suspendus`,
  /** The same, if another part goes to the portage company. */
  toYou: (sum: number) => `Versé à vous\u202f: ${formatEuros(sum)}\u00a0TTC`,
  portage: (sum: number) => `Versé à ITG, qui vous paie\u202f: ${formatEuros(sum)}\u00a0TTC`,
  next: ({ total, plannedDay, latestDay }: NextPayment) =>
    `Prochain versement\u202f: ${formatEuros(total)}\u00a0TTC, ${plannedDay === null ? '' : `le ${formatDay(plannedDay)}, `}au plus tard le ${formatDay(latestDay)}.`,
  noDay: `Aucun jour n’est encore fixé\u202f: chaque somme est versée ${releaseSoon} qui suivent la fin de sa mission.`,
  bank: (last4: string) =>
    `Votre compte de paiement vire ce qu’il reçoit sur votre compte bancaire ••••\u00a0${last4}.`,
  bankOpen: 'Gérer le compte',
  open: 'Voir l’échange',
  statement: 'Relevé des fonds',
  direct:
    'En relation directe, rien ne passe par Basoche\u202f: vous réglez entre vous, sur facture. Ces paiements ne figurent donc pas ici, mais leurs factures s’y trouvent.',
  IN: {
    coming: 'À venir',
    done: 'Reçus',
    noneComing: 'Rien n’est attendu pour le moment.',
    noneDone: 'Rien n’a encore été versé.',
    from: (name: string) => `D${ofName(name).slice(1)}`,
    empty: {
      title: 'Rien à recevoir pour le moment',
      text: 'Les sommes déposées pour vos missions s’afficheront ici\u202f: de qui, combien, quand, et sur quel compte elles arrivent.',
    },
    next: { to: '/consult/missions', label: 'Voir les missions' },
  },
  OUT: {
    coming: 'À déposer',
    done: 'Payés',
    noneComing: 'Vous n’avez rien à déposer.',
    noneDone: 'Vous n’avez encore rien payé.',
    from: (name: string) => `À ${name}`,
    empty: {
      title: 'Rien à payer pour le moment',
      text: 'Les sommes que vous déposez pour vos missions s’afficheront ici\u202f: à qui, combien, et quand elles sont versées.',
    },
    next: { to: '/manage/missions', label: 'Voir mes missions' },
  },
  months: {
    title: 'Totaux par mois',
    lead: 'Sommes toutes taxes comprises, au jour où elles ont été payées ou versées.',
    caption: (year: number) => `Sommes reçues et payées par mois en ${year}`,
    year: 'Année',
    columns: {
      month: 'Mois',
      in: 'Reçu',
      out: 'Payé',
      refunded: 'Remboursé',
      portage: 'Versé à ITG pour vous',
    },
    total: 'Total',
    none: 'Rien n’a encore été versé ni payé\u202f: les totaux par mois, et leur fichier CSV, apparaîtront ici au premier paiement.',
    export: (year: number) => `Télécharger ${year} (CSV)`,
  },
  documents: {
    invoices: 'Factures et avoirs',
    latest: 'Les plus récents',
    all: 'Toutes les factures',
    none: 'Aucune facture pour le moment. Celles des relations directes et des frais Basoche s’afficheront ici.',
    statements: 'Relevés des fonds',
    statementsText:
      'Chaque mission dont les fonds ont été déposés a son relevé, à imprimer ou à enregistrer\u202f: il s’ouvre depuis sa ligne dans vos paiements.',
    settings: 'Comptes et coordonnées',
    settingsText: 'Votre compte de paiement, vos coordonnées bancaires et de facturation.',
    settingsOpen: 'Ouvrir les paramètres',
  },
} as const;

/** Texts of the payout in a thread. */
export const payoutContent = {
  title: 'Versement des fonds',
  payee: 'Payé à',
  sum: 'Montant',
  when: 'Quand',
  account: 'Sur',
  you: 'Vous',
  portage: 'ITG',
  all: 'Voir vos paiements',
  promised: (promise: string) => `D${promise.slice(1)}`,
  planned: (days: string) => `Prévu ${days}`,
  contested: 'Suspendu tant que la contestation n’est pas tranchée',
  atBank: 'Suspendu tant que la banque examine le dépôt',
  onItsWay: 'En cours de versement',
  sent: 'Versé',
} as const;

const monthFormat = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long', year: 'numeric' });
/** Month of `2026-11` in words: « novembre 2026 ». */
export const monthName = (month: string): string => monthFormat.format(new Date(`${month}-15T00:00:00Z`));

const sinceThen = ['expected', 'held'] as const satisfies OwnPayment['status'][];

const stateText = (payment: OwnPayment): string => {
  const { direction, status, day, latestDay } = payment;
  const text = paymentStatusText(payment);
  const when = formatDay(day);
  if (sinceThen.some((one) => one === status)) return `${text} depuis le ${when}`;
  // For a deposit, the day on which it was paid.
  if (direction === 'OUT' && status === 'refunded') return `${text}, payé le ${when}`;
  if (status !== 'planned') return `${text} le ${when}`;
  return latestDay === null
    ? `${text}, demandé le ${when}`
    : `${text} le ${when}, au plus tard le ${formatDay(latestDay)}`;
};

/** End of the sentence, by state. No payout during a contest; held funds are paid out after the end of the work. */
const following = ({
  isContested,
  isCancelAsked,
  direction,
  status,
  refunded,
  latestDay,
}: OwnPayment): string => {
  if (isContested) return `, ${contestedText}`;
  if (isCancelAsked) return `, ${cancelAskedText}`;
  if (refunded && status !== 'refunded') return `, dont ${formatEuros(refunded)} remboursés`;
  if (status === 'held' && latestDay !== null) {
    return `\u202f; travail remis, versé au plus tard le ${formatDay(latestDay)}, sauf contestation`;
  }
  return direction === 'IN' && status === 'held' ? `\u202f; versé ${releasePromise}` : '';
};

/** Text of a payment's date: « Versement prévu le 24 novembre 2026, au plus tard le 25 novembre 2026 ». */
export const paymentWhen = (payment: OwnPayment): string => `${stateText(payment)}${following(payment)}`;

/** Account and mode of a payment: « Votre compte de paiement · Dépôt des fonds chez un tiers ». */
export const paymentRoute = (payment: OwnPayment): string =>
  `${destinationText(payment, payment.other)} · ${modeNames[payment.mode]}`;

/** Parts of a payment: « 500 € HT, TVA 100 €, frais 18 € »; null where the amount is not split. */
export const paymentParts = ({ price, vat, fee }: OwnPayment): string | null => {
  if (price === null) return null;
  const parts = [`${formatEuros(price)}\u00a0HT`];
  if (vat) parts.push(`TVA ${formatEuros(vat)}`);
  if (fee) parts.push(`frais Basoche ${formatEuros(fee)}\u00a0TTC`);
  return parts.join(' + ');
};
