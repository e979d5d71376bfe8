import { heldPeriod } from '../../pricing/months.ts';
import { actingParty, otherParty } from '../actors.ts';
import { isContested } from '../application.ts';
import { type PaidDeposit, paidDeposit } from '../awaited-deposit.ts';
import * as needs from '../conditions.ts';
import { action, mail, mailBoth, notify, notifyBoth } from '../outcome.ts';
import { closeWithRefund, payCandidate, refundOf } from '../payment-effects.ts';
import { reasonLine } from '../settlement.ts';
import * as sheets from '../sheet-conditions.ts';
import { threadTimes } from '../time-limits.ts';
import { holdTimers, lateReportTimers, sheetTimers } from '../timer-schedule.ts';
import { command, held, over, parties, permission } from './definition.ts';

/** Held funds: their deposit, their release, and the end of the longest time of holding. */
export const moneyCommands = {
  /** Asks for a payment page. The state changes only on an event of the provider. */
  deposit: permission({
    by: ['creator'],
    from: ['WAITING_FUNDS'],
    needs: [needs.ongoing('WAITING_FUNDS'), needs.payeeIsReady, sheets.depositIsNotEarly],
    does: () => ({}),
    recordedAs: 'Dépôt des fonds commencé',
  }),

  /**
   * `amountCents`: the amount that the payment provider holds, all taxes included. For a month of time it may
   * cover less than was planned.
   */
  'deposit/confirm': command<PaidDeposit>({
    by: ['provider'],
    from: ['WAITING_FUNDS'],
    to: ['ONGOING'],
    needs: [needs.ongoing('WAITING_FUNDS'), needs.amountMatches],
    does: ({ application, command, now }) => ({
      accept: ['WAITING_FUNDS'],
      open: [action('MISSION_ONGOING')],
      fields: {
        state: 'ONGOING',
        deposit: { amountCents: command.amountCents, confirmedAt: now },
        offerCents: paidDeposit({ application, command, now })?.offerCents ?? null,
        // Requests to cancel made before the deposit are dropped: they did not agree on held money.
        cancelAsked: { creator: null, candidate: null },
      },
      effects: [
        ...notifyBoth('FUNDS_DEPOSITED'),
        ...mailBoth('funds-deposited'),
        ...holdTimers(now),
        ...lateReportTimers(application.hearing?.heldAt ?? null, now),
        ...(application.instalment?.month
          ? sheetTimers(heldPeriod(application.instalment.month, application.instalment.position, now), now)
          : []),
      ],
    }),
    recordedAs: 'Fonds déposés',
  }),

  /**
   * Cancels the deposit. The first party to call it only asks; the second one ends the mission. Staff cancel
   * alone, with a reason.
   */
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
      const notifications =
        party === null ? notifyBoth('DEPOSIT_CANCELLED') : [notify(otherParty(party), 'DEPOSIT_CANCELLED')];
      const reason = party === null ? (command.reason ?? '').trim() : null;
      // The mail is a receipt, so it also goes to the party who agreed last.
      const closed = closeWithRefund(application, [
        ...notifications,
        ...mailBoth('deposit-cancelled', reason),
      ]);
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

  /** The party who was asked to cancel refuses: the request is closed and the mission goes on. */
  'cancelDeposit/refuse': permission({
    by: parties,
    from: ['WAITING_FUNDS', 'ONGOING'],
    needs: [needs.askedByOther],
    does: ({ application, actor, now }) => {
      const refuser = actingParty(actor);
      const asker = otherParty(refuser);
      return {
        fields: {
          cancelAsked: { creator: null, candidate: null },
          cancelRefused: { ...application.cancelRefused, [refuser]: now },
        },
        effects: [notify(asker, 'CANCEL_REFUSED'), mail(asker, 'deposit-cancel-refused')],
      };
    },
    recordedAs: 'Annulation du dépôt refusée',
  }),

  /** Sends no notification: the payments code tells both parties once the provider has done the transfer. */
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
   * A sum is held for 75 days at most (rules §3, "Times"). Delivered or ended work that nobody contests is
   * then paid; in all other cases the money goes back to the depositor.
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

  /** Money that could not be paid for 75 days goes back, although the mission is over (rules §3, "Times"). */
  'rest/expire': command({
    by: ['timer'],
    from: over,
    needs: [needs.fundsAreHeld, needs.holdIsOver],
    does: ({ application }) => ({
      fields: {
        closedNote: `Les fonds n’ont pas pu être versés dans les ${threadTimes.holdMaximumDays} jours\u202f: ils reviennent à qui les a déposés.`,
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
