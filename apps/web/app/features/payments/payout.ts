import type { Thread } from '@basoche/contract/threads/threads';
import { destinationText } from '@basoche/domain/payments/own-payments';
import { releaseDays, releasePromise, releaseSoon } from '@basoche/domain/payments/release-times';
import { formatEuros } from '../../lib/money.ts';
import { payoutContent as content } from './own-content.ts';

/** Payout of a mission's funds, for one of its parties: payee, amount, date and account. */
export interface Payout {
  readonly payee: string;
  readonly sum: string;
  readonly when: string;
  readonly account: string;
}

/** When a release that is not planned yet will be made, in words. */
const promiseOf = ({ instalment }: Thread): string => {
  if (!instalment) return releasePromise;
  return `${releaseSoon} qui suivent ${instalment.count === null ? 'l’accord sur le compte rendu du mois' : 'la fin de la tranche'}`;
};

/** True for a month by time whose sheet is not sent, which may come to less than the deposit. */
const isMost = ({ actions, execution }: Thread): boolean => {
  const monthly = actions.findLast(({ type }) => type === 'PRICE')?.monthly;
  return monthly !== undefined && monthly.kind !== 'retainer' && execution.deliveredAt === null;
};

const whenOf = (thread: Thread): string => {
  const { state, execution } = thread;
  const { contest, chargebackAt, releaseAt, isPayoutWaiting } = execution;
  if (chargebackAt !== null) return content.atBank;
  if (contest !== null && contest.end === null) return content.contested;
  if (state === 'DONE') return isPayoutWaiting ? content.onItsWay : content.sent;
  return releaseAt === null
    ? content.promised(promiseOf(thread))
    : content.planned(releaseDays(new Date(releaseAt)));
};

const states: readonly Thread['state'][] = ['WAITING_FUNDS', 'ONGOING', 'WAITING_RULES', 'DONE'];

/**
 * Payout of a thread; null before a mode with funds is agreed, and after a decision of staff, which the
 * statement shows.
 */
export const payoutOf = (thread: Thread, other: string): Payout | null => {
  const { mode, state, isCreator, execution, closedNote } = thread;
  const { payeeReceives, contest } = execution;
  if (mode === null || mode === 'direct' || payeeReceives === null || !states.includes(state)) return null;
  if (state === 'DONE' && (contest?.settlement != null || closedNote !== null)) return null;
  const isPortage = mode === 'portage';
  const destination = isPortage ? 'portage' : 'payment_account';
  return {
    payee: isPortage ? content.portage : isCreator ? other : content.you,
    sum: `${formatEuros(payeeReceives)}${isMost(thread) ? ' au plus' : ''}`,
    when: whenOf(thread),
    account: destinationText({ direction: isCreator ? 'OUT' : 'IN', destination }, other),
  };
};
