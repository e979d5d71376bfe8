import { formatCents } from '../payments/amounts.ts';
import type { Application } from './application.ts';
import type { Settlement } from './commands.ts';

/** What staff decided of a contest, in one French sentence (rules §3, contest): it stands in the record, and both parties read it. */
export const settlementSentence = (
  { deposit }: Pick<Application, 'deposit'>,
  settlement: Settlement,
): string => {
  const { outcome } = settlement;
  if (deposit === null) {
    return outcome === 'refund' ? 'La mission est close sans suite.' : 'La mission est réputée faite.';
  }
  const { amountCents } = deposit;
  if (outcome === 'split') {
    const { candidateCents } = settlement;
    return `Le candidat reçoit ${formatCents(candidateCents)}, le créateur de la mission ${formatCents(amountCents - candidateCents)}.`;
  }
  return `Les fonds déposés (${formatCents(amountCents)}) reviennent au ${outcome === 'release' ? 'candidat' : 'créateur de la mission'}.`;
};
