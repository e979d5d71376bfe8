import * as needs from '../conditions.ts';
import { closeWithRefund } from '../payment-effects.ts';
import { parties, permission } from './definition.ts';

/** Commands on an instalment of a price (rules §13). */
export const instalmentCommands = {
  /** Ends the mission before an instalment that nobody deposited. Those before it stay paid, and the thread stands at the last of them. */
  'instalment/stop': permission({
    by: parties,
    from: ['WAITING_FUNDS', 'ONGOING'],
    to: ['REFUSED'],
    needs: [
      needs.isLaterInstalment,
      needs.instalmentIsUnfunded,
      needs.actorMayStop,
      needs.notDelivered,
      needs.notContested,
    ],
    does: ({ application }) => closeWithRefund(application, []),
    recordedAs: 'Mission arrêtée avant une tranche',
  }),
};
