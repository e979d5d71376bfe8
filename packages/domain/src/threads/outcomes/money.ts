import { otherParty } from '../actors.ts';
import { type Application, isContested, isOver } from '../application.ts';
import { partyOf } from '../conditions.ts';
import type { ThreadEffect } from '../effects.ts';
import { refundCents, sharedCents } from '../facts.ts';
import { mail, mailBoth, notify, notifyBoth, type Outcome, type OutcomeOf, pay } from '../outcome.ts';
import { addDaysOf24h } from '../schedule.ts';
import { reasonLine } from '../settlement.ts';
import { threadTimes } from '../times.ts';

/** Rows of rules §3 and §4 about held funds: asking for the deposit, releasing it, sending it back. */

/** A payment page is asked for, and moves nothing: only the provider's word does. */
export const askDeposit: OutcomeOf<'deposit'> = () => ({});

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

export const refundOf = (application: Application): ThreadEffect[] => {
  const amountCents = refundCents(application);
  if (amountCents > 0) return [pay({ ask: 'refund', amountCents })];
  return application.state === 'WAITING_FUNDS' ? [pay({ ask: 'expireDeposit' })] : [];
};

/** Closes the application and sends the money back; a payment session that is still open is closed too. */
export const closeWithRefund = (application: Application, effects: readonly ThreadEffect[]): Outcome => ({
  fields: { state: 'REFUSED', closedReason: 'refunded' },
  effects: [...refundOf(application), ...effects],
});

export const cancelDeposit: OutcomeOf<'cancelDeposit'> = ({ application, actor, command, now }) => {
  const party = partyOf(actor);
  if (party !== null && application.cancelAsked[otherParty(party)] === null) {
    return {
      fields: { cancelAsked: { ...application.cancelAsked, [party]: now } },
      effects: [notify(otherParty(party), 'CANCEL_ASKED'), mail(otherParty(party), 'deposit-cancel-asked')],
    };
  }
  const told =
    party === null ? notifyBoth('DEPOSIT_CANCELLED') : [notify(otherParty(party), 'DEPOSIT_CANCELLED')];
  const reason = party === null ? (command.reason ?? '').trim() : null;
  // The mail is a receipt: who agreed last has one too.
  const closed = closeWithRefund(application, [...told, ...mailBoth('deposit-cancelled', reason)]);
  const cancelAsked = party === null ? application.cancelAsked : { ...application.cancelAsked, [party]: now };
  return { ...closed, fields: { ...closed.fields, cancelAsked, closedNote: reason && reasonLine(reason) } };
};

/** Both are told that it was paid once it was: the payments say so, when the provider has done the transfer. */
export const release: OutcomeOf<'release'> = ({ application }) => ({
  fields: { state: 'DONE' },
  effects: payCandidate(application),
});

export const warnOfHold: OutcomeOf<'hold/warn'> = () => ({ effects: [mail('staff', 'hold-warning')] });

/**
 * A held sum is never kept beyond 75 days (rules §3, "Times"): work that was delivered or ended and that nobody contests
 * is paid; in every other case the money goes back to who deposited it.
 */
export const expireHold: OutcomeOf<'hold/expire'> = ({ application, now }) => {
  const isEarned = application.deliveredAt !== null || application.endedAt !== null;
  if (isEarned && !isContested(application)) {
    return {
      accept: ['MISSION_ONGOING'],
      fields: { state: 'DONE', endedAt: application.endedAt ?? now },
      effects: payCandidate(application),
    };
  }
  return closeWithRefund(application, [...notifyBoth('HOLD_EXPIRED'), ...mailBoth('deposit-cancelled')]);
};

/** What could not be paid for 75 days goes back, although the mission is over (rules §3, "Times"). */
export const expireRest: OutcomeOf<'rest/expire'> = ({ application }) => ({
  fields: {
    closedNote: `Les fonds n'ont pas pu être versés dans les ${threadTimes.holdMaximumDays} jours\u202f: ils reviennent à qui les a déposés.`,
  },
  effects: [
    ...refundOf(application),
    ...notifyBoth('PAYOUT_EXPIRED'),
    ...mailBoth('payout-expired'),
    mail('staff', 'payout-expired'),
  ],
});

/** The bank took the deposit back for as long as it looks at the dispute: nothing is released, refunded or settled before. */
export const openChargeback: OutcomeOf<'chargeback/open'> = ({ now }) => ({
  fields: { chargebackAt: now },
  effects: [...notifyBoth('CHARGEBACK_OPENED'), ...mailBoth('chargeback-opened')],
});

/** Timers that found the mission frozen come again, each at its time or at once. Its release is planned once it has ended. */
export const timersAgain = ({ releaseAt, deliveredAt, deposit }: Application): ThreadEffect[] => {
  const again: ThreadEffect[] = [];
  if (releaseAt !== null) {
    again.push({ kind: 'schedule', command: { type: 'release' }, at: releaseAt });
  } else if (deliveredAt !== null) {
    const at = addDaysOf24h(deliveredAt, threadTimes.autoEndDays);
    again.push({ kind: 'schedule', command: { type: 'end/auto' }, at });
  }
  if (deposit !== null) {
    const at = addDaysOf24h(deposit.confirmedAt, threadTimes.holdMaximumDays);
    again.push({ kind: 'schedule', command: { type: 'hold/expire' }, at });
  }
  return again;
};

/** The money is there again. Staff are written to by the payments, whatever becomes of the thread. */
export const winChargeback: OutcomeOf<'chargeback/won'> = ({ application }) => ({
  fields: { chargebackAt: null },
  effects: [...timersAgain(application), ...notifyBoth('CHARGEBACK_WON'), ...mailBoth('chargeback-won')],
});

/**
 * The bank gave the card's holder so much of the deposit. Of all of it there is nothing left to pay anyone with, and the mission is over;
 * of a part, the mission goes on with what is left (rules §3, "A chargeback").
 */
export const loseChargeback: OutcomeOf<'chargeback/lost'> = ({ application, command }) => {
  const { deposit, feeCents } = application;
  const leftCents = (deposit?.amountCents ?? 0) - command.lostCents;
  if (deposit === null || leftCents <= 0) {
    return {
      fields: { state: 'REFUSED', closedReason: 'refunded', chargebackAt: null },
      effects: [...notifyBoth('CHARGEBACK_LOST'), ...mailBoth('chargeback-lost')],
    };
  }
  const left = {
    deposit: { ...deposit, amountCents: leftCents },
    feeCents: feeCents - command.lostFeeCents,
  };
  return {
    fields: { ...left, chargebackAt: null },
    effects: [
      ...timersAgain(application),
      ...notifyBoth('CHARGEBACK_PARTLY_LOST'),
      ...mailBoth('chargeback-partly-lost'),
    ],
  };
};

/** Days that staff have to settle what a bank gave back late, before it goes back to who deposited it. */
const settleWithinDays = threadTimes.holdMaximumDays - threadTimes.holdWarningDays;

/**
 * A bank gave back what it had taken for good. A mission that runs has it again; of one that is over, staff settle whose it is. The fee
 * that was credited stays credited.
 */
export const reverseChargeback: OutcomeOf<'chargeback/reversed'> = ({ application, command, now }) => {
  const { deposit } = application;
  const told = [...notifyBoth('CHARGEBACK_REVERSED'), ...mailBoth('chargeback-reversed')];
  if (isOver(application) || deposit === null) {
    const at = addDaysOf24h(now, settleWithinDays);
    return { effects: [{ kind: 'schedule', command: { type: 'rest/expire' }, at }, ...told] };
  }
  return {
    fields: { deposit: { ...deposit, amountCents: deposit.amountCents + command.heldCents } },
    effects: told,
  };
};
