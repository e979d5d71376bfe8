import type { AwaitedApprover } from '../firms/deposit-approval.ts';
import type { CollaborationMode } from '../payments/fees.ts';
import { depositDayOf } from '../pricing/months.ts';
import type { Day } from '../time/paris.ts';
import type { ThreadParty } from './actors.ts';
import type { ActionResult, ActionType, ApplicationState } from './states.ts';
import { type EndFacts, endOf, type ThreadEnd } from './thread-ends.ts';
import type { Situation } from './whose-turn.ts';

/** States of a sheet that both parties see; a draft is seen by its author only. */
export const sheetStates = ['sent', 'returned'] as const;
export type SheetState = (typeof sheetStates)[number];

/** The facts of a thread that decide its situation. */
export interface SituationFacts extends EndFacts {
  readonly mode: CollaborationMode | null;
  /**
   * Actions of a mission that is not over, in the order in which they were opened; those of the agreement may
   * be left out.
   */
  readonly actions: readonly { readonly type: ActionType; readonly result: ActionResult }[];
  /** True if the mission was edited since the open price was proposed. */
  readonly isPriceToConfirm: boolean;
  /** True if the payee can receive money. Read only while a deposit is awaited. */
  readonly payeeIsReady: boolean;
  /**
   * Request for approval of the deposit, seen only by people of the creator's firm: who must answer it.
   * Absent without one.
   */
  readonly approval?: AwaitedApprover;
  /** Month of a retainer that awaits its deposit; null or absent in every other thread. */
  readonly awaitedMonth?: { readonly startsOn: Day; readonly position: number } | null;
  readonly isDelivered: boolean;
  /** Sheet of the current month; null or absent before it is first sent, and for every other mission. */
  readonly sheet?: SheetState | null;
  /**
   * The only party who asked to cancel the deposit, since the delivery if there was one; null if neither or
   * both asked.
   */
  readonly cancelAskedBy: ThreadParty | null;
  readonly isChargedBack: boolean;
  /** The job offer of the application; null in the thread of a mission. */
  readonly offer: { readonly isFilled: boolean; readonly isArchived: boolean } | null;
  /** True if somebody has written a message; read only in the thread of an offer. */
  readonly hasMessages: boolean;
}

const resultOf = ({ actions }: SituationFacts, type: ActionType): ActionResult | undefined =>
  actions.findLast((action) => action.type === type)?.result;

const reviews: readonly ActionType[] = ['WAITING_BASOCHE', 'WAITING_ITG'];
const modes: readonly ActionType[] = ['DIRECT', 'FUNDS', 'PORTAGE'];

/** The last mode that was refused: by the candidate, or a portage by its reviewer. */
export const turnedDown = <Action extends SituationFacts['actions'][number]>(
  actions: readonly Action[],
): Action | undefined =>
  actions.findLast(
    ({ type, result }) => result === 'REFUSED' && (modes.includes(type) || reviews.includes(type)),
  );

const choosingMode = (facts: SituationFacts): Situation => {
  if (resultOf(facts, 'DIRECT') === 'ONGOING') return 'DIRECT_OFFERED';
  if (resultOf(facts, 'FUNDS') === 'ONGOING') return 'FUNDS_OFFERED';
  if (resultOf(facts, 'PORTAGE') === 'ONGOING') return 'PORTAGE_OFFERED';
  const last = turnedDown(facts.actions);
  if (last === undefined) return 'MODE_TO_CHOOSE';
  return reviews.includes(last.type) ? 'PORTAGE_REJECTED' : 'MODE_REFUSED';
};

/** The situation that stops a mission during its execution or payment; null if none does. */
const stopped = ({ isChargedBack, contest }: SituationFacts): Situation | null => {
  if (isChargedBack) return 'CHARGED_BACK';
  if (contest === null || contest.end !== null) return null;
  return contest.by === 'creator' ? 'CONTESTED_BY_CREATOR' : 'CONTESTED_BY_CANDIDATE';
};

/**
 * The situation of a deposit, awaited or held, that one party asked to cancel; null without such a request.
 */
const cancelling = ({ cancelAskedBy }: SituationFacts): Situation | null => {
  if (cancelAskedBy === null) return null;
  return cancelAskedBy === 'creator' ? 'CANCEL_ASKED_BY_CREATOR' : 'CANCEL_ASKED_BY_CANDIDATE';
};

const underWay = ({ mode, isDelivered }: SituationFacts): Situation => {
  if (isDelivered) return mode === 'direct' ? 'DELIVERED_DIRECT' : 'DELIVERED_HELD';
  return mode === 'direct' ? 'ONGOING_DIRECT' : 'ONGOING_HELD';
};

/** First day of a deposit that is not open yet; null once it is open, and in every other thread. */
export const depositOpening = ({ awaitedMonth }: SituationFacts, today: Day): Day | null => {
  if (!awaitedMonth) return null;
  const day = depositDayOf(awaitedMonth.startsOn, awaitedMonth.position);
  return today < day ? day : null;
};

const awaitingDeposit = (facts: SituationFacts, today: Day): Situation => {
  const { payeeIsReady, mode, approval } = facts;
  if (payeeIsReady && approval !== undefined)
    return approval === 'viewer' ? 'DEPOSIT_TO_APPROVE' : 'APPROVAL_AWAITED';
  if (payeeIsReady) return depositOpening(facts, today) === null ? 'DEPOSIT_AWAITED' : 'DEPOSIT_TO_COME';
  return mode === 'portage' ? 'PARTNER_AWAITED' : 'PAYEE_AWAITED';
};

const inState: Readonly<Record<ApplicationState, (facts: SituationFacts, today: Day) => Situation>> = {
  NEW: (facts) => {
    if (resultOf(facts, 'PRICE') === 'REFUSED') return 'PRICE_REFUSED';
    return facts.isPriceToConfirm ? 'PRICE_TO_CONFIRM' : 'PRICE_OFFERED';
  },
  WAITING_ACCEPTATION: choosingMode,
  WAITING_PORTAGE: (facts) =>
    resultOf(facts, 'WAITING_ITG') === 'ONGOING' ? 'PORTAGE_AT_ITG' : 'PORTAGE_AT_BASOCHE',
  WAITING_FUNDS: (facts, today) => cancelling(facts) ?? awaitingDeposit(facts, today),
  ONGOING: (facts) => stopped(facts) ?? cancelling(facts) ?? underWay(facts),
  WAITING_RULES: (facts) => stopped(facts) ?? 'SETTLEMENT',
  REFUSED: () => 'REFUSED',
  DONE: () => 'DONE',
};

/** The situation of a thread about an offer: it follows from its messages and from the state of the offer. */
const aboutJob = (
  { isFilled, isArchived }: NonNullable<SituationFacts['offer']>,
  hasMessages: boolean,
): Situation => {
  if (isFilled) return 'OFFER_FILLED';
  if (isArchived) return 'OFFER_ARCHIVED';
  return hasMessages ? 'CONVERSATION' : 'APPLICATION_SENT';
};

const ends: Readonly<Record<ThreadEnd, Situation>> = {
  refused: 'REFUSED',
  withdrawn: 'WITHDRAWN',
  cancelled: 'CANCELLED',
  settledAgainst: 'SETTLED_AGAINST',
  refunded: 'REFUNDED',
  hearingCancelled: 'HEARING_CANCELLED',
  hearingReturned: 'HEARING_RETURNED',
  settled: 'DONE_SETTLED',
  restDecided: 'DONE_REST_DECIDED',
  payable: 'DONE_PAYABLE',
  paid: 'DONE_PAID',
};

/** Returns the situation of a thread on a day (Europe/Paris). */
export const situationOf = (facts: SituationFacts, today: Day): Situation => {
  const end = endOf(facts);
  if (end !== null) return ends[end];
  const { state, offer, hasMessages } = facts;
  return offer === null || state === 'DONE' ? inState[state](facts, today) : aboutJob(offer, hasMessages);
};
