import type { UserType } from '../members/kinds.ts';
import type { MissionTerm } from '../missions/edit.ts';
import type { EligibilityCandidate, EligibilitySubject } from '../missions/eligibility.ts';
import type { EligibilityRule } from '../missions/eligibility-rules.ts';
import type { CollaborationMode } from '../payments/fees.ts';
import type { ThreadParty } from './actors.ts';
import { noReviews, type Reviews } from './reviews.ts';
import type { ActionResult, ActionType, ApplicationState } from './states.ts';

export const threadTypes = ['MISSION', 'JOB'] as const;
export type ThreadType = (typeof threadTypes)[number];

/** Why a REFUSED application is closed: by the creator, by the candidate, or with the money sent back. */
export const closedReasons = ['refused', 'withdrawn', 'refunded'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** One guided action. `offerCents` (HT) belongs to PRICE alone; `id` is absent until the action is stored. */
export interface ThreadAction {
  readonly id?: string;
  readonly type: ActionType;
  readonly result: ActionResult;
  readonly offerCents: number | null;
  /** When the action was opened. */
  readonly sentAt: Date;
}

/** A text of the confidentiality agreement, and the hexadecimal SHA-256 of what the person was shown. */
export interface AgreedText {
  readonly version: string;
  readonly sha256: string;
}

/** A party's consent to one version of the confidentiality agreement (rules §3). */
export interface NdaConsent extends AgreedText {
  readonly at: Date;
}

/** How a contest ended: whoever made it took it back, or staff decided. Both sentences are French; staff wrote the second. */
export type ContestEnd =
  | { readonly kind: 'withdrawn'; readonly at: Date }
  | { readonly kind: 'settled'; readonly at: Date; readonly decision: string; readonly reason: string };

/** The last contest of a thread. */
export interface Contest {
  readonly by: ThreadParty;
  readonly reason: string;
  readonly at: Date;
  /** Null while it is open. */
  readonly end: ContestEnd | null;
}

/**
 * The deposit at the payment provider, in cents, all taxes included: the price and the platform's fee, less what a bank has taken back
 * for good.
 */
export interface Deposit {
  readonly amountCents: number;
  readonly confirmedAt: Date;
}

/** What a command may change besides the actions: the columns of an application. */
export interface ThreadFields {
  readonly state: ApplicationState;
  readonly closedReason: ClosedReason | null;
  /** Why staff closed it, in words that both parties read; null where they did not. */
  readonly closedNote: string | null;
  /** What the creator wrote when they refused the candidate; null where they wrote nothing, or did not refuse. */
  readonly refusalText: string | null;
  /** The last price offered, HT, in cents; null in a job thread. */
  readonly offerCents: number | null;
  readonly tvaApplicable: boolean;
  /**
   * The mode in force (rules §3): the last one that the candidate accepted, and that neither staff nor the partner refused since. Who
   * is paid, whose payment account must be ready and what screens, mails and statements say follow it. Null where none is.
   */
  readonly mode: CollaborationMode | null;
  /** The platform's fee as it was shown when held funds were chosen, all taxes included, in cents; 0 in every other mode. */
  readonly feeCents: number;
  /** What was changed of the mission since the open price was proposed; none where it stands (rules §2, "à confirmer"). */
  readonly offerToConfirm: readonly MissionTerm[];
  readonly consents: Readonly<Record<ThreadParty, NdaConsent | null>>;
  readonly deliveredAt: Date | null;
  readonly endedAt: Date | null;
  readonly releaseAt: Date | null;
  readonly contest: Contest | null;
  readonly deposit: Deposit | null;
  /** When the card's holder disputed the deposit at their bank; null where nobody did, or the bank has answered. */
  readonly chargebackAt: Date | null;
  /** When each party asked that the deposit be cancelled; both are needed. */
  readonly cancelAsked: Readonly<Record<ThreadParty, Date | null>>;
  /** When the mission became DONE; null before, and for an offer. */
  readonly doneAt: Date | null;
  readonly reviews: Reviews;
  /** When both parties were told that a review is open to be read. */
  readonly reviewsOpenedAt: Date | null;
}

export interface PartyFacts {
  readonly memberId: string;
  readonly kind: UserType;
  /** A legal entity: companies always, customers as they registered. */
  readonly isMoral: boolean;
}

/** The snapshot on which `decide` decides: an application on a mission or on an offer, with its whole thread. */
export interface Application extends ThreadFields {
  readonly type: ThreadType;
  readonly creator: PartyFacts;
  readonly candidate: PartyFacts;
  /** Code of the mission's nature (options/mission-natures). */
  readonly nature: string;
  /** Salaried portage excludes it, by the list that staff keep. */
  readonly isPortageExcluded: boolean;
  /** Whoever is to be paid in the end (the candidate, or the portage company) can be: looked at while a deposit is awaited. */
  readonly payeeIsReady: boolean;
  /** Held at the provider although the mission is over, the fee included, in cents; 0 before it is over. */
  readonly leftCents: number;
  /** What is left waits to be paid as it was asked: the payee's account may not be ready, or the provider may be away. */
  readonly isPayoutAsked: boolean;
  /** Other candidates of the same mission with whom a mode is proposed or agreed on; looked at while one is chosen here. */
  readonly othersUnderWay: number;
  /** What the candidate wrote with their price for a mission, and in how many days they deliver; null where they said nothing. */
  readonly presentation: string | null;
  readonly delayDays: number | null;
  /** In the order in which they were opened. */
  readonly actions: readonly ThreadAction[];
}

/** A thread in which nothing has happened yet. */
export const untouched: ThreadFields &
  Pick<
    Application,
    | 'actions'
    | 'payeeIsReady'
    | 'isPortageExcluded'
    | 'leftCents'
    | 'isPayoutAsked'
    | 'othersUnderWay'
    | 'presentation'
    | 'delayDays'
  > = {
  actions: [],
  leftCents: 0,
  isPayoutAsked: false,
  othersUnderWay: 0,
  presentation: null,
  delayDays: null,
  isPortageExcluded: false,
  payeeIsReady: false,
  state: 'NEW',
  closedReason: null,
  closedNote: null,
  refusalText: null,
  offerCents: null,
  tvaApplicable: false,
  mode: null,
  feeCents: 0,
  offerToConfirm: [],
  consents: { creator: null, candidate: null },
  deliveredAt: null,
  endedAt: null,
  releaseAt: null,
  contest: null,
  deposit: null,
  chargebackAt: null,
  cancelAsked: { creator: null, candidate: null },
  doneAt: null,
  reviews: noReviews,
  reviewsOpenedAt: null,
};

/** What stands before an application: only `apply` may be decided on it. `hasApplied` is read in the same transaction. */
export interface Prospect {
  readonly state: null;
  readonly type: ThreadType;
  readonly creator: PartyFacts;
  readonly candidate: PartyFacts & EligibilityCandidate;
  readonly subject: EligibilitySubject;
  /** The table in force (missions/eligibility). */
  readonly rules: readonly EligibilityRule[];
}

/** The latest action of one type, whatever its result. */
export const lastAction = (application: Application, type: ActionType): ThreadAction | undefined =>
  application.actions.findLast((action) => action.type === type);

export const isOngoing = (application: Application, type: ActionType): boolean =>
  lastAction(application, type)?.result === 'ONGOING';

/** An action of this type was accepted once, whatever came after. */
export const wasAccepted = (application: Application, type: ActionType): boolean =>
  application.actions.some((action) => action.type === type && action.result === 'ACCEPTED');

/** The parties agreed on a direct relation: no money passes through the platform. */
export const isDirectRelation = ({ mode }: Pick<Application, 'mode'>): boolean => mode === 'direct';

export const isContested = ({ contest }: Pick<Application, 'contest'>): boolean => contest?.end === null;

/** The mission is over: nothing but staff moves what is left of its money. */
export const isOver = ({ state }: Pick<Application, 'state'>): boolean =>
  state === 'DONE' || state === 'REFUSED';

export const isLegalEntity = (party: PartyFacts): boolean => party.kind === 'COMPANY' || party.isMoral;
