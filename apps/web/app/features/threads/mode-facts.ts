import type { Thread } from '@basoche/contract/threads/threads';
import { eurosToCents, formatCents } from '@basoche/domain/payments/amounts';
import { depositLines } from '@basoche/domain/payments/deposit';
import { type CollaborationMode, feeWithTaxCents } from '@basoche/domain/payments/fees';
import { paymentDays } from '@basoche/domain/payments/invoices/invoice';
import { releasePromise, releaseSoon } from '@basoche/domain/payments/release-times';
import { portageNet } from '@basoche/domain/payments/simulator';
import { plainSimulation } from '@basoche/domain/payments/simulator-address';
import type { PriceKind } from '@basoche/domain/pricing/kinds';

/** Cost of a mode for the creator and income for the candidate, at the agreed price. */
export interface ModeFacts {
  readonly pays: string;
  readonly receives: string;
  readonly when: string;
}

/** Rounds an estimate down to whole euros. */
const about = (cents: number): string => `environ ${formatCents(Math.floor(cents / 100) * 100)}`;

const monthly = {
  before: 'par carte, mois par mois',
  promise: `${releaseSoon} qui suivent l’accord sur chaque compte rendu`,
};

/** How a deposit is paid and when it is released, by kind of price. */
const paidBy: Readonly<Record<PriceKind, { readonly before: string; readonly promise: string }>> = {
  flat: { before: 'par carte avant le début', promise: releasePromise },
  instalments: {
    before: 'par carte, tranche par tranche',
    promise: `${releaseSoon} qui suivent la fin de chaque tranche`,
  },
  day: monthly,
  hour: monthly,
  retainer: monthly,
};

export const modeFactsOf = (
  mode: CollaborationMode,
  { offer, tvaApplicable }: Pick<Thread, 'offer' | 'tvaApplicable'>,
  kind: PriceKind = 'flat',
): ModeFacts => {
  const { before, promise } = paidBy[kind];
  const offerCents = eurosToCents(offer ?? 0);
  const fee = feeWithTaxCents(mode);
  const { payeeCents, totalCents } = depositLines({ offerCents, tvaApplicable, feeCents: fee });
  const tax = (isTaxed: boolean) => (isTaxed ? '\u00a0TTC' : '');
  const most = kind === 'day' || kind === 'hour' ? '\u00a0au plus' : '';
  const received = `${formatCents(payeeCents)}${tax(tvaApplicable)}${most}`;
  const pays = `${formatCents(totalCents)}${tax(tvaApplicable || fee > 0)}${most}`;
  if (mode === 'direct') {
    return {
      pays: `${pays}, par virement`,
      receives: received,
      when: `Sous ${paymentDays}\u00a0jours après réception de la facture`,
    };
  }
  if (mode === 'funds') {
    return {
      pays: `${pays}, dont ${formatCents(fee)} de frais, ${before}`,
      receives: received,
      when: `D${promise.slice(1)}`,
    };
  }
  const { netCents } = portageNet(offerCents, plainSimulation.months, plainSimulation.ownRate);
  return {
    pays: `${pays}, ${before}`,
    receives: `${about(netCents)} net avant impôt, en salaire (estimation)`,
    when: `ITG reçoit les fonds ${promise}, puis verse le salaire`,
  };
};
