import { threadTitles } from '../../notifications/titles.ts';
import { otherParty } from '../actors.ts';
import type { Application } from '../application.ts';
import { partyOf } from '../conditions.ts';
import type { ThreadEffect } from '../effects.ts';
import { payeeCents } from '../facts.ts';
import { mail, mailBoth, notify, notifyBoth, type Outcome, type OutcomeOf, pay } from '../outcome.ts';
import { addDaysOf24h, threadTimes } from '../schedule.ts';

/** Rows of rules §3 and §4 about held funds: asking for the deposit, releasing it, sending it back. */

/** A payment page is asked for, and moves nothing: only the provider's word does. */
export const askDeposit: OutcomeOf<'deposit'> = () => ({});

/** Sends what is held to the candidate, all of it or a part and the rest back; nothing where nothing is held. */
export const payCandidate = (application: Application, candidateCents?: number): ThreadEffect[] => {
  if (application.deposit === null) return [];
  const amountCents = payeeCents(application);
  return candidateCents === undefined
    ? [pay({ ask: 'release', amountCents })]
    : [pay({ ask: 'split', candidateCents, creatorCents: amountCents - candidateCents })];
};

/** Closes the application and sends the money back; a payment session that is still open is closed too. */
export const closeWithRefund = (
  { state, deposit }: Application,
  effects: readonly ThreadEffect[],
): Outcome => {
  const refund: ThreadEffect[] =
    deposit !== null
      ? [pay({ ask: 'refund', amountCents: deposit.amountCents })]
      : state === 'WAITING_FUNDS'
        ? [pay({ ask: 'expireDeposit' })]
        : [];
  return { fields: { state: 'REFUSED', closedReason: 'refunded' }, effects: [...refund, ...effects] };
};

export const cancelDeposit: OutcomeOf<'cancelDeposit'> = ({ application, actor, now }) => {
  const party = partyOf(actor);
  if (party !== null && application.cancelAsked[otherParty(party)] === null) {
    return {
      fields: { cancelAsked: { ...application.cancelAsked, [party]: now } },
      effects: [
        notify(otherParty(party), 'NEW_MESSAGE', threadTitles.cancelAsked),
        mail(otherParty(party), 'deposit-cancel-asked'),
      ],
    };
  }
  const told =
    party === null
      ? notifyBoth('NEW_MESSAGE', threadTitles.depositCancelled)
      : [notify(otherParty(party), 'NEW_MESSAGE', threadTitles.depositCancelled)];
  // The mail is a receipt: who agreed last has one too.
  const closed = closeWithRefund(application, [...told, ...mailBoth('deposit-cancelled')]);
  if (party === null) return closed;
  return {
    ...closed,
    fields: { ...closed.fields, cancelAsked: { ...application.cancelAsked, [party]: now } },
  };
};

const released: readonly ThreadEffect[] = [
  notify('candidate', 'NEW_MESSAGE', threadTitles.fundsReleased),
  mail('candidate', 'funds-released'),
  notify('creator', 'NEW_MESSAGE', threadTitles.fundsLeft),
];

export const release: OutcomeOf<'release'> = ({ application }) => ({
  fields: { state: 'DONE' },
  effects: [...payCandidate(application), ...released],
});

export const warnOfHold: OutcomeOf<'hold/warn'> = () => ({ effects: [mail('staff', 'hold-warning')] });

/**
 * A held sum is never kept beyond 75 days (rules §3, "Times"): work that was delivered or ended and that nobody contests
 * is paid; in every other case the money goes back to who deposited it.
 */
export const expireHold: OutcomeOf<'hold/expire'> = ({ application, now }) => {
  const isEarned = application.deliveredAt !== null || application.endedAt !== null;
  if (isEarned && application.contest === null) {
    return {
      accept: ['MISSION_ONGOING'],
      fields: { state: 'DONE', endedAt: application.endedAt ?? now },
      effects: [...payCandidate(application), ...released],
    };
  }
  return closeWithRefund(application, [
    ...notifyBoth('NEW_MESSAGE', threadTitles.holdExpired),
    ...mailBoth('deposit-cancelled'),
  ]);
};

/** The bank took the deposit back for as long as it looks at the dispute: nothing is released, refunded or settled before. */
export const openChargeback: OutcomeOf<'chargeback/open'> = ({ now }) => ({
  fields: { chargebackAt: now },
  effects: [
    ...notifyBoth('NEW_MESSAGE', threadTitles.chargebackOpened),
    ...mailBoth('chargeback-opened'),
    mail('staff', 'chargeback-opened'),
  ],
});

/** The money is there again: timers that found it frozen come again, each at its time or at once. */
export const winChargeback: OutcomeOf<'chargeback/won'> = ({ application }) => {
  const { releaseAt, deliveredAt, deposit, state } = application;
  const again: ThreadEffect[] = [];
  if (state === 'WAITING_RULES' && releaseAt !== null) {
    again.push({ kind: 'schedule', command: { type: 'release' }, at: releaseAt });
  }
  if (state === 'ONGOING' && deliveredAt !== null) {
    const at = addDaysOf24h(deliveredAt, threadTimes.autoEndDays);
    again.push({ kind: 'schedule', command: { type: 'end/auto' }, at });
  }
  if (deposit !== null) {
    const at = addDaysOf24h(deposit.confirmedAt, threadTimes.holdMaximumDays);
    again.push({ kind: 'schedule', command: { type: 'hold/expire' }, at });
  }
  return {
    fields: { chargebackAt: null },
    effects: [
      ...again,
      ...notifyBoth('NEW_MESSAGE', threadTitles.chargebackWon),
      ...mailBoth('chargeback-won'),
      mail('staff', 'chargeback-won'),
    ],
  };
};

/** The bank gave the deposit back to the card's holder: there is nothing left to pay anyone with. */
export const loseChargeback: OutcomeOf<'chargeback/lost'> = () => ({
  fields: { state: 'REFUSED', closedReason: 'refunded', chargebackAt: null },
  effects: [
    ...notifyBoth('NEW_MESSAGE', threadTitles.chargebackLost),
    ...mailBoth('chargeback-lost'),
    mail('staff', 'chargeback-lost'),
  ],
});
