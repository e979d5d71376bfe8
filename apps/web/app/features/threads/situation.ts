import type { Thread } from '@basoche/contract/threads/threads';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { endOf, type ThreadEnd } from '@basoche/domain/threads/ends';
import { type Situation, type SituationFacts, situationOf } from '@basoche/domain/threads/situation';

export const partyOf = ({ isCreator }: Pick<Thread, 'isCreator'>): ThreadParty =>
  isCreator ? 'creator' : 'candidate';

const contestOf = ({ isCreator, execution: { contest, endedAt } }: Thread): SituationFacts['contest'] =>
  contest && {
    by: contest.isMine === isCreator ? 'creator' : 'candidate',
    end: contest.end,
    isLast: contest.endedAt === null || endedAt === null || contest.endedAt >= endedAt,
  };

/** The facts of a thread that decide where it stands and how it ended. */
export const factsOf = (thread: Thread): SituationFacts => {
  const { execution } = thread;
  return {
    state: thread.state,
    closedReason: thread.closedReason,
    hasClosedNote: thread.closedNote !== null,
    contest: contestOf(thread),
    isCancelledByBoth: execution.cancelAsked.mine !== null && execution.cancelAsked.other !== null,
    isDeposited: execution.depositConfirmedAt !== null,
    isPayoutWaiting: execution.isPayoutWaiting,
    mode: thread.mode,
    actions: thread.actions,
    isPriceToConfirm: thread.offerToConfirm.length > 0,
    payeeIsReady: execution.payeeIsReady,
    isDelivered: execution.deliveredAt !== null,
    isChargedBack: execution.chargebackAt !== null,
    offer: thread.jobOffer,
    hasMessages: thread.messages.length > 0 || thread.hasOlder,
  };
};

/** Where a thread stands. */
export const situationIn = (thread: Thread): Situation => situationOf(factsOf(thread));

/** How a thread ended; null while it has not, or where an action says so. */
export const endIn = (thread: Thread): ThreadEnd | null => endOf(factsOf(thread));
