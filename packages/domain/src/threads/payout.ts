import type { Application } from './application.ts';
import type { ThreadEffect } from './effects.ts';
import { refundCents, sharedCents } from './facts.ts';
import { type Outcome, pay } from './outcome.ts';
import { addDaysOf24h } from './schedule.ts';
import { threadTimes } from './times.ts';

/** Where held funds go: rules §3 and §4. */

/**
 * Sends what is held to the candidate, all of it or a part and the rest back; nothing where nothing is held. What cannot be paid is
 * looked at again when the time that funds may be held is over.
 */
export const payCandidate = (application: Application, candidateCents?: number): ThreadEffect[] => {
  const amountCents = sharedCents(application);
  if (application.deposit === null || amountCents === 0) return [];
  const at = addDaysOf24h(application.deposit.confirmedAt, threadTimes.holdMaximumDays);
  return [
    candidateCents === undefined
      ? pay({ ask: 'release', amountCents })
      : pay({ ask: 'split', candidateCents, creatorCents: amountCents - candidateCents }),
    { kind: 'schedule', command: { type: 'rest/expire' }, at },
  ];
};

/** Sends what is held back to whoever deposited it; a payment page that is still open is closed. */
export const refundOf = (application: Application): ThreadEffect[] => {
  const amountCents = refundCents(application);
  if (amountCents > 0) return [pay({ ask: 'refund', amountCents })];
  return application.state === 'WAITING_FUNDS' ? [pay({ ask: 'expireDeposit' })] : [];
};

/** Closes the application and sends the money back. */
export const closeWithRefund = (application: Application, effects: readonly ThreadEffect[]): Outcome => ({
  fields: { state: 'REFUSED', closedReason: 'refunded' },
  effects: [...refundOf(application), ...effects],
});
