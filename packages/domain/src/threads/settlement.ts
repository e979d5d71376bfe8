import { formatCents } from '../payments/amounts.ts';
import type { Application } from './application.ts';
import type { Settlement } from './commands.ts';
import { payeeCents } from './facts.ts';

/** What staff decided of a contest, in one French sentence (rules §3, contest): it stands in the record, and both parties read it. */
export const settlementSentence = (
  held: Pick<Application, 'deposit' | 'feeCents'>,
  settlement: Settlement,
): string => {
  const { outcome } = settlement;
  const { deposit } = held;
  if (deposit === null) {
    return outcome === 'refund' ? 'La mission est close sans suite.' : 'La mission est réputée faite.';
  }
  const shared = payeeCents(held);
  if (outcome === 'split') {
    const { candidateCents } = settlement;
    return `Le candidat reçoit ${formatCents(candidateCents)}, le créateur de la mission ${formatCents(shared - candidateCents)}.`;
  }
  return outcome === 'release'
    ? `Les fonds de la mission (${formatCents(shared)}) reviennent au candidat.`
    : `Les fonds déposés (${formatCents(deposit.amountCents)}) reviennent au créateur de la mission.`;
};
