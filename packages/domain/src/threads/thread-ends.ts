import type { HearingEnd } from '../hearings/report.ts';
import type { ThreadParty } from './actors.ts';
import type { ClosedReason, ContestEnd } from './application.ts';
import type { ApplicationState } from './states.ts';

/** Ends of a thread (rules §3). */
export const threadEnds = [
  'refused',
  'withdrawn',
  'cancelled',
  'settledAgainst',
  'refunded',
  'hearingCancelled',
  'hearingReturned',
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
  /** True if staff wrote a reason when they closed it, or when they settled its remaining money. */
  readonly hasClosedNote: boolean;
  /** The last contest: its author, its end, and whether it ended together with the mission or after it. */
  readonly contest: {
    readonly by: ThreadParty;
    readonly end: ContestEnd['kind'] | null;
    readonly isLast: boolean;
  } | null;
  /** True if both parties asked to cancel the deposit. */
  readonly isCancelledByBoth: boolean;
  /** The end of a hearing before its hour; null without one. */
  readonly hearingEnd: HearingEnd['kind'] | null;
  readonly isDeposited: boolean;
  /** True if remaining money of a mission that is over waits to be paid. */
  readonly isPayoutWaiting: boolean;
}

/**
 * True if a settlement by staff ended the thread. If the mission went on after it, a later event ended it.
 */
const isEndedBySettlement = ({ contest, state }: Pick<EndFacts, 'contest' | 'state'>): boolean =>
  contest?.end === 'settled' && (state === 'REFUSED' || (state === 'DONE' && contest.isLast));

/**
 * Returns why an application is closed, or how its mission ended; null if it goes on, or if its actions say
 * it all.
 */
export const endOf = (facts: EndFacts): ThreadEnd | null => {
  // A mission may also end on an open contest: the holding time is over, or a bank took the funds.
  const isSettled = isEndedBySettlement(facts);
  if (facts.state === 'REFUSED') {
    if (facts.closedReason !== 'refunded') return facts.closedReason ?? 'refused';
    if (facts.hearingEnd) return facts.hearingEnd === 'cancelled' ? 'hearingCancelled' : 'hearingReturned';
    if (isSettled) return 'settledAgainst';
    return facts.isCancelledByBoth ? 'cancelled' : 'refunded';
  }
  if (facts.state !== 'DONE') return null;
  if (isSettled) return 'settled';
  if (facts.hasClosedNote) return 'restDecided';
  if (!facts.isDeposited) return null;
  return facts.isPayoutWaiting ? 'payable' : 'paid';
};
