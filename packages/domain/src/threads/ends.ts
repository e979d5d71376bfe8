import type { ThreadParty } from './actors.ts';
import type { ClosedReason, ContestEnd } from './application.ts';
import type { ApplicationState } from './states.ts';

/** How a thread ends (rules §3). */
export const threadEnds = [
  'refused',
  'withdrawn',
  'cancelled',
  'settledAgainst',
  'refunded',
  'settled',
  'restDecided',
  'payable',
  'paid',
] as const;
export type ThreadEnd = (typeof threadEnds)[number];

/** The facts of a thread that decide how it ended. */
export interface EndFacts {
  readonly state: ApplicationState;
  readonly closedReason: ClosedReason | null;
  /** Staff wrote why they closed it, or what they decided of money that was left of it. */
  readonly hasClosedNote: boolean;
  /** The last contest: who made it, how it ended, and whether that came with the end of the mission or after it. */
  readonly contest: {
    readonly by: ThreadParty;
    readonly end: ContestEnd['kind'] | null;
    readonly isLast: boolean;
  } | null;
  /** Both parties asked that the deposit be cancelled. */
  readonly isCancelledByBoth: boolean;
  readonly isDeposited: boolean;
  /** What is left of a mission that is over waits to be paid. */
  readonly isPayoutWaiting: boolean;
}

/** Staff's settlement of a contest is how it ended; of one that went on, what came later is. */
const isEndedBySettlement = ({ contest, state }: Pick<EndFacts, 'contest' | 'state'>): boolean =>
  contest?.end === 'settled' && (state === 'REFUSED' || (state === 'DONE' && contest.isLast));

/** Why an application is closed, or how its mission ended; null while neither, or where an action says it all. */
export const endOf = (facts: EndFacts): ThreadEnd | null => {
  // A mission may also end on an open contest: with the time that funds are held, or a bank that takes them.
  const isSettled = isEndedBySettlement(facts);
  if (facts.state === 'REFUSED') {
    if (facts.closedReason !== 'refunded') return facts.closedReason ?? 'refused';
    if (isSettled) return 'settledAgainst';
    return facts.isCancelledByBoth ? 'cancelled' : 'refunded';
  }
  if (facts.state !== 'DONE') return null;
  if (isSettled) return 'settled';
  if (facts.hasClosedNote) return 'restDecided';
  if (!facts.isDeposited) return null;
  return facts.isPayoutWaiting ? 'payable' : 'paid';
};
