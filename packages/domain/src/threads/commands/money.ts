import { otherParty } from '../actors.ts';
import { isContested } from '../application.ts';
import * as needs from '../conditions.ts';
import { action, mail, mailBoth, notify, notifyBoth } from '../outcome.ts';
import { closeWithRefund, payCandidate, refundOf } from '../payout.ts';
import { holdTimers } from '../schedule.ts';
import { reasonLine } from '../settlement.ts';
import { threadTimes } from '../times.ts';
import { command, held, over, parties, permission } from './definition.ts';

/** Held funds: their deposit, their release, and the end of the time for which they may be held. */
export const moneyCommands = {
  /** Asks for a payment page, and moves nothing: only the provider's word does. */
  deposit: permission({
    by: ['creator'],
    from: ['WAITING_FUNDS'],
    needs: [needs.ongoing('WAITING_FUNDS'), needs.payeeIsReady],
    does: () => ({}),
    recordedAs: 'Dépôt des fonds commencé',
  }),

  /** The amount that the payment provider says it holds, all taxes included. */
  'deposit/confirm': command<{ readonly amountCents: number; readonly currency: string }>({
    by: ['provider'],
    from: ['WAITING_FUNDS'],
    to: ['ONGOING'],
    needs: [needs.ongoing('WAITING_FUNDS'), needs.amountMatches],
    does: ({ command: { amountCents }, now }) => ({
      accept: ['WAITING_FUNDS'],
      open: [action('MISSION_ONGOING')],
      fields: {
        state: 'ONGOING',
        deposit: { amountCents, confirmedAt: now },
        // Money came after it was asked to give the mission up: nobody's agreement of before is taken for one on what is held.
        cancelAsked: { creator: null, candidate: null },
      },
      effects: [...notifyBoth('FUNDS_DEPOSITED'), ...mailBoth('funds-deposited'), ...holdTimers(now)],
    }),
    recordedAs: 'Fonds déposés',
  }),

  /** The second party to ask ends the mission; staff do so alone, and say why. */
  cancelDeposit: permission<{ readonly reason?: string }>({
    by: ['staff', ...parties],
    from: ['WAITING_FUNDS', 'ONGOING'],
    to: ['REFUSED'],
    needs: [
      needs.notDirect,
      needs.notContestedButByStaff,
      needs.notChargedBack,
      needs.notAskedByActor,
      needs.staffGiveReason,
    ],
    does: ({ application, actor, command, now }) => {
      const party = needs.partyOf(actor);
      if (party !== null && application.cancelAsked[otherParty(party)] === null) {
        return {
          fields: { cancelAsked: { ...application.cancelAsked, [party]: now } },
          effects: [
            notify(otherParty(party), 'CANCEL_ASKED'),
            mail(otherParty(party), 'deposit-cancel-asked'),
          ],
        };
      }
      const told =
        party === null ? notifyBoth('DEPOSIT_CANCELLED') : [notify(otherParty(party), 'DEPOSIT_CANCELLED')];
      const reason = party === null ? (command.reason ?? '').trim() : null;
      // The mail is a receipt: who agreed last has one too.
      const closed = closeWithRefund(application, [...told, ...mailBoth('deposit-cancelled', reason)]);
      const cancelAsked =
        party === null ? application.cancelAsked : { ...application.cancelAsked, [party]: now };
      return {
        ...closed,
        fields: { ...closed.fields, cancelAsked, closedNote: reason && reasonLine(reason) },
      };
    },
    sample: () => ({ reason: '.' }),
    recordedAs: 'Annulation du dépôt demandée',
  }),

  /** Both are told that it was paid once it was: the payments say so, when the provider has done the transfer. */
  release: command({
    by: ['timer'],
    from: ['WAITING_RULES'],
    to: ['DONE'],
    needs: [needs.notContested, needs.notChargedBack, needs.releaseIsDue],
    does: ({ application }) => ({ fields: { state: 'DONE' }, effects: payCandidate(application) }),
    recordedAs: 'Versement des fonds demandé',
  }),

  'hold/warn': command({
    by: ['timer'],
    from: [...held, 'DONE'],
    needs: [needs.fundsAreHeld, needs.holdWarningIsDue],
    does: () => ({ effects: [mail('staff', 'hold-warning')] }),
    recordedAs: 'Alerte sur la durée du dépôt',
  }),

  /**
   * A held sum is never kept beyond 75 days (rules §3, "Times"): work that was delivered or ended and that nobody contests
   * is paid; in every other case the money goes back to whoever deposited it.
   */
  'hold/expire': command({
    by: ['timer'],
    from: held,
    to: ['DONE', 'REFUSED'],
    needs: [needs.fundsAreHeld, needs.notChargedBack, needs.holdIsOver],
    does: ({ application, now }) => {
      const isEarned = application.deliveredAt !== null || application.endedAt !== null;
      if (isEarned && !isContested(application)) {
        return {
          accept: ['MISSION_ONGOING'],
          fields: { state: 'DONE', endedAt: application.endedAt ?? now },
          effects: payCandidate(application),
        };
      }
      return closeWithRefund(application, [...notifyBoth('HOLD_EXPIRED'), ...mailBoth('deposit-cancelled')]);
    },
    recordedAs: 'Durée du dépôt atteinte',
  }),

  /** What could not be paid for 75 days goes back, although the mission is over (rules §3, "Times"). */
  'rest/expire': command({
    by: ['timer'],
    from: over,
    needs: [needs.fundsAreHeld, needs.holdIsOver],
    does: ({ application }) => ({
      fields: {
        closedNote: `Les fonds n'ont pas pu être versés dans les ${threadTimes.holdMaximumDays} jours\u202f: ils reviennent à qui les a déposés.`,
      },
      effects: [
        ...refundOf(application),
        ...notifyBoth('PAYOUT_EXPIRED'),
        ...mailBoth('payout-expired'),
        mail('staff', 'payout-expired'),
      ],
    }),
    recordedAs: 'Durée du dépôt atteinte sans versement possible',
  }),
};
