import { isOver } from '../application.ts';
import * as needs from '../conditions.ts';
import { mailBoth, notifyBoth } from '../outcome.ts';
import { threadTimes } from '../time-limits.ts';
import { addDaysOf24h, timersAgain } from '../timer-schedule.ts';
import { command, held, over } from './definition.ts';

/** Days in which staff settle money that a bank gave back late; then it goes back to the depositor. */
const settleWithinDays = threadTimes.holdMaximumDays - threadTimes.holdWarningDays;

/** Commands of a chargeback: the card's holder disputes the deposit at their bank, then the bank decides. */
export const chargebackCommands = {
  /**
   * The bank takes the deposit back while it examines the dispute: until it decides, nothing is released,
   * refunded or settled.
   */
  'chargeback/open': command({
    by: ['provider'],
    from: held,
    needs: [needs.fundsAreHeld, needs.notChargedBack],
    does: ({ now }) => ({
      fields: { chargebackAt: now },
      effects: [...notifyBoth('CHARGEBACK_OPENED'), ...mailBoth('chargeback-opened')],
    }),
    recordedAs: 'Paiement contesté auprès de la banque',
  }),

  /** The money is back. The payments code mails staff, whatever the state of the thread. */
  'chargeback/won': command({
    by: ['provider'],
    from: held,
    needs: [needs.chargedBack],
    does: ({ application }) => ({
      fields: { chargebackAt: null },
      effects: [...timersAgain(application), ...notifyBoth('CHARGEBACK_WON'), ...mailBoth('chargeback-won')],
    }),
    recordedAs: 'Contestation du paiement rejetée par la banque',
  }),

  /**
   * `lostCents` of the deposit are lost for good; `lostFeeCents` of them come from the platform's fee. If all
   * is lost, the mission is over; otherwise it goes on with the rest (rules §3, "A chargeback").
   */
  'chargeback/lost': command<{ readonly lostCents: number; readonly lostFeeCents: number }>({
    by: ['provider'],
    from: held,
    to: ['REFUSED'],
    needs: [needs.fundsAreHeld],
    does: ({ application, command }) => {
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
    },
    recordedAs: 'Dépôt repris par la banque, en tout ou en partie',
  }),

  /**
   * A bank gave back money that it had taken for good: this sum is held for the mission again. If the mission
   * is over, staff settle it. A fee that was credited stays credited.
   */
  'chargeback/reversed': command<{ readonly heldCents: number }>({
    by: ['provider'],
    from: [...held, ...over],
    needs: [needs.wasDeposited],
    does: ({ application, command, now }) => {
      const { deposit } = application;
      const effects = [...notifyBoth('CHARGEBACK_REVERSED'), ...mailBoth('chargeback-reversed')];
      if (isOver(application) || deposit === null) {
        const at = addDaysOf24h(now, settleWithinDays);
        return { effects: [{ kind: 'schedule', command: { type: 'rest/expire' }, at }, ...effects] };
      }
      return {
        fields: { deposit: { ...deposit, amountCents: deposit.amountCents + command.heldCents } },
        effects,
      };
    },
    recordedAs: 'Dépôt rendu par la banque',
  }),
};
