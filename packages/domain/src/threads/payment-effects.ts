import type { Application } from './application.ts';
import { earnedCents, refundCents, sharedCents, splitOf } from './deposits-and-refunds.ts';
import type { ThreadEffect } from './effects.ts';
import { type Outcome, pay } from './outcome.ts';
import { threadTimes } from './time-limits.ts';
import { addDaysOf24h } from './timer-schedule.ts';

/** Payments of held funds: rules §3 and §4. */

/**
 * Pays the payee their part of the held sum and refunds the rest; no effect if nothing is held. Money still
 * unpaid at the end of the holding time goes back (`rest/expire`).
 */
export const payCandidate = (
  application: Application,
  candidateCents = earnedCents(application),
): ThreadEffect[] => {
  const amountCents = sharedCents(application);
  if (application.deposit === null || amountCents === 0) return [];
  const at = addDaysOf24h(application.deposit.confirmedAt, threadTimes.holdMaximumDays);
  return [
    candidateCents === amountCents
      ? pay({ ask: 'release', amountCents })
      : pay({ ask: 'split', ...splitOf(application, candidateCents) }),
    { kind: 'schedule', command: { type: 'rest/expire' }, at },
  ];
};

/** Refunds the held sum to the depositor; closes a payment page that is still open. */
export const refundOf = (application: Application): ThreadEffect[] => {
  const amountCents = refundCents(application);
  if (amountCents > 0) return [pay({ ask: 'refund', amountCents })];
  return application.state === 'WAITING_FUNDS' ? [pay({ ask: 'expireDeposit' })] : [];
};

/** Closes the application and refunds the money. */
export const closeWithRefund = (application: Application, effects: readonly ThreadEffect[]): Outcome => ({
  fields: { state: 'REFUSED', closedReason: 'refunded' },
  effects: [...refundOf(application), ...effects],
});
