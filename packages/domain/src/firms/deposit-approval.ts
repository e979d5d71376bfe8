/**
 * Deposits above the limit of a firm, which a second person must approve (rules §8, Deposits). Amounts are
 * cents, all taxes included.
 */

/** Days after which an unanswered request lapses, and after which an approval without a payment lapses. */
export const approvalDays = 14;

/** Default limit in the form of a firm without one, in euros. */
export const suggestedDepositLimit = 5_000;

/** Highest number of requests about one thread in 24 hours, so that nobody is asked again and again. */
export const requestsOfThreadADay = 5;

export const approvalStates = ['waiting', 'approved', 'refused', 'withdrawn', 'lapsed', 'used'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Request for the approval of a second person, with its answer. */
export interface DepositApproval {
  readonly state: ApprovalState;
  readonly amountCents: number;
  /** The person who asked. */
  readonly askedBy: string;
  readonly askedAt: Date;
  /** The person who approved or refused; null before. */
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

/** A deposit that a firm has to pay now. */
export interface FirmDeposit {
  /** Null: the firm has no limit. */
  readonly limitCents: number | null;
  /** The amount due now, for one instalment or a flat price. */
  readonly totalCents: number;
  /**
   * All deposits of the mission. The limit applies to their sum, so that a price in instalments does not
   * avoid it.
   */
  readonly missionCents: number;
  /** Ids of the people who may approve: those with a live seat as owner or in finance. */
  readonly approvers: readonly string[];
  /** The last request of this thread; null if nobody asked. */
  readonly approval: DepositApproval | null;
  readonly now: Date;
}

type DueDeposit = Pick<FirmDeposit, 'totalCents' | 'approvers' | 'now'>;

/** True if a waiting or approved request is still valid: same sum, not too old, and if approved, by somebody who may still approve. */
const isLive = (
  { state, amountCents, askedAt, decidedBy, decidedAt }: DepositApproval,
  { totalCents, approvers, now }: DueDeposit,
): boolean => {
  if (state === 'approved' && !approvers.some((id) => id === decidedBy)) return false;
  const since = state === 'approved' ? decidedAt : state === 'waiting' ? askedAt : null;
  return (
    since !== null &&
    amountCents === totalCents &&
    now.getTime() - since.getTime() < approvalDays * 86_400_000
  );
};

/**
 * Steps of a deposit. `pay`: the payment page may be opened; `ask`: an approval must be requested; `wait`: a
 * request has no answer yet; `alone`: an approval is needed, but nobody else in the firm may give it.
 */
export const depositSteps = ['pay', 'ask', 'wait', 'alone'] as const;
export type DepositStep = (typeof depositSteps)[number];

/** Next step of this person with a deposit of their firm. */
export const depositStep = (deposit: FirmDeposit, personId: string): DepositStep => {
  const { limitCents, missionCents, approvers, approval } = deposit;
  if (limitCents === null || missionCents <= limitCents) return 'pay';
  const live = approval !== null && isLive(approval, deposit) ? approval : null;
  if (live?.state === 'approved' && live.decidedBy !== null && live.decidedBy !== live.askedBy) return 'pay';
  const asker = live?.askedBy ?? personId;
  if (!approvers.some((id) => id !== asker)) return 'alone';
  return live === null ? 'ask' : 'wait';
};

/** Approver of a request, from the view of one person of the firm: that person, or a colleague. */
export type AwaitedApprover = 'viewer' | 'colleague';

/**
 * The approver whom the last request of a deposit waits for, from the view of this person; null if no request
 * waits, or nobody may approve it.
 */
export const awaitedApprover = (deposit: FirmDeposit, personId: string): AwaitedApprover | null => {
  const { approval } = deposit;
  if (approval === null || depositStep(deposit, personId) !== 'wait') return null;
  return decisionRefusal(deposit, approval, personId) === null ? 'viewer' : 'colleague';
};

/** Current state of a request: `lapsed` if it is no longer valid. `due` is null if no deposit is due any more. */
export const stateNow = (approval: DepositApproval, due: DueDeposit | null): ApprovalState => {
  const { state } = approval;
  if (state !== 'waiting' && state !== 'approved') return state;
  return due !== null && isLive(approval, due) ? state : 'lapsed';
};

export type ApprovalRefusal = 'ROLE_NOT_ALLOWED' | 'OWN_REQUEST' | 'STATE_CHANGED';

/** Reason why this person may not decide on this request; null if they may. */
export const decisionRefusal = (
  deposit: FirmDeposit,
  approval: DepositApproval,
  personId: string,
): ApprovalRefusal | null => {
  if (!deposit.approvers.includes(personId)) return 'ROLE_NOT_ALLOWED';
  if (approval.askedBy === personId) return 'OWN_REQUEST';
  return approval.state === 'waiting' && isLive(approval, deposit) ? null : 'STATE_CHANGED';
};
