import { isOver } from '../application.ts';
import * as needs from '../conditions.ts';
import { mailBoth, notifyBoth } from '../outcome.ts';
import { addDaysOf24h, timersAgain } from '../schedule.ts';
import { threadTimes } from '../times.ts';
import { command, held, over } from './definition.ts';

/** Days that staff have to settle what a bank gave back late, before it goes back to whoever deposited it. */
const settleWithinDays = threadTimes.holdMaximumDays - threadTimes.holdWarningDays;

/** The card's holder disputed the deposit at their bank; then what the bank decided. */
export const chargebackCommands = {
  /** The bank took the deposit back for as long as it looks at the dispute: nothing is released, refunded or settled before. */
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

  /** The money is there again. Staff are written to by the payments, whatever becomes of the thread. */
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
   * `lostCents` of the deposit are gone for good, `lostFeeCents` of them from the platform's fee. Of all of it there is nothing left to
   * pay anyone with, and the mission is over; of a part, the mission goes on with what is left (rules §3, "A chargeback").
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
   * A bank gave back what it had taken for good: so much of it is held for the mission again. A mission that runs has it; of one that
   * is over, staff settle whose it is. The fee that was credited stays credited.
   */
  'chargeback/reversed': command<{ readonly heldCents: number }>({
    by: ['provider'],
    from: [...held, ...over],
    needs: [needs.wasDeposited],
    does: ({ application, command, now }) => {
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
    },
    recordedAs: 'Dépôt rendu par la banque',
  }),
};
