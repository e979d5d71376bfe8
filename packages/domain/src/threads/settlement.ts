import { formatCents } from '../payments/amounts.ts';
import { instalmentName } from '../pricing/content.ts';
import type { Application } from './application.ts';
import { earnedCents, refundCents, sharedCents, splitOf } from './deposits-and-refunds.ts';

/** Settlement of a contested mission by staff (rules §3, "Contest"), in cents. `deposits-and-refunds.ts` computes its sums. */
export type Settlement =
  | { readonly outcome: 'release' }
  | { readonly outcome: 'refund' }
  /** The mission goes on: only in a direct relation, which holds no money. */
  | { readonly outcome: 'continue' }
  | { readonly outcome: 'split'; readonly candidateCents: number };

/**
 * The decision of staff in one French sentence with its sums (rules §3, "Contest"). Both parties read it in
 * the thread and by mail.
 */
export const settlementSentence = (application: Application, settlement: Settlement): string => {
  const { outcome } = settlement;
  if (outcome === 'continue') return 'La mission continue.';
  const shared = sharedCents(application);
  const { instalment } = application;
  const work = instalment === null ? 'mission' : instalmentName(instalment).toLowerCase();
  const isMonth = instalment?.count === null;
  if (shared === 0) {
    return outcome === 'refund'
      ? 'La mission est close sans suite.'
      : isMonth
        ? `Le ${work} est réputé fait.`
        : `La ${work} est réputée faite.`;
  }
  const given = outcome === 'split' ? settlement.candidateCents : earnedCents(application);
  if (outcome !== 'refund' && given < shared) {
    const { candidateCents, creatorCents } = splitOf(application, given);
    return `Le prestataire reçoit ${formatCents(candidateCents)}, le client ${formatCents(creatorCents)}.`;
  }
  return outcome === 'release'
    ? `Les fonds ${isMonth ? 'du' : 'de la'} ${work} (${formatCents(shared)}) reviennent au prestataire.`
    : `Les fonds déposés (${formatCents(refundCents(application))}) reviennent au client.`;
};

/** The reason of a decision, in French: a line of its own, below the decision. */
export const reasonLine = (reason: string): string => `Motif\u202f: ${reason}`;

/** A decision of staff and its reason, on one line each, as both parties read them in the thread. */
export const decisionLines = (decision: string, reason: string): string =>
  `${decision}\n${reasonLine(reason)}`;
