import { actingParty, otherParty } from '../actors.ts';
import * as needs from '../conditions.ts';
import * as instalments from '../instalment-conditions.ts';
import { mail, mailBoth, notify, notifyBoth } from '../outcome.ts';
import { closeWithRefund } from '../payment-effects.ts';
import { command, parties, permission } from './definition.ts';

/** Commands on an instalment of a price (rules §13). */
export const instalmentCommands = {
  /**
   * Ends the mission before an instalment without a deposit. Earlier instalments stay paid, and the last of
   * them becomes the current one again; without one the mission is REFUSED.
   */
  'instalment/stop': permission({
    by: parties,
    from: ['WAITING_FUNDS', 'ONGOING'],
    to: ['REFUSED'],
    needs: [
      instalments.isStoppable,
      instalments.instalmentIsUnfunded,
      instalments.actorMayStop,
      needs.notDelivered,
      needs.notContested,
    ],
    does: ({ application, actor }) => {
      const other = otherParty(actingParty(actor));
      return closeWithRefund(application, [notify(other, 'MISSION_STOPPED'), mail(other, 'mission-stopped')]);
    },
    recordedAs: 'Mission arrêtée avant son terme',
  }),

  /** `day`: days since the deposit was requested. */
  'instalment/unfunded': command<{ readonly day: number }>({
    by: ['timer'],
    from: ['WAITING_FUNDS'],
    needs: [instalments.isLaterInstalment, instalments.unfundedIsDue],
    does: () => ({ effects: [...notifyBoth('INSTALMENT_UNFUNDED'), ...mailBoth('instalment-unfunded')] }),
    recordedAs: 'Alerte sur un dépôt toujours attendu',
  }),
};
