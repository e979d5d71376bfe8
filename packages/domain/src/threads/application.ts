import type { ConflictFacts } from '../conflicts/gate.ts';
import type { HearingEnd, HearingReport } from '../hearings/report.ts';
import type { UserType } from '../members/kinds.ts';
import type { MissionTerm } from '../missions/changed-terms.ts';
import type { CollaborationMode } from '../payments/fees.ts';
import type { StagedPrice } from '../pricing/kinds.ts';
import type { OpenMonth } from '../pricing/months.ts';
import type { SentSheet } from '../pricing/sheets.ts';
import type { RelationFacts } from '../vigilance/gate.ts';
import type { ThreadParty } from './actors.ts';
import type { Independence, ShownParties } from './independence.ts';
import { noReviews, type Reviews } from './reviews.ts';
import type { ActionResult, ActionType, ApplicationState } from './states.ts';

export const threadTypes = ['MISSION', 'JOB'] as const;
export type ThreadType = (typeof threadTypes)[number];

/** Reasons for which a REFUSED application is closed: by the creator, by the candidate, or with a refund. */
export const closedReasons = ['refused', 'withdrawn', 'refunded'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/**
 * One guided action. `offerCents` (excluding tax) is set for PRICE alone; `id` is absent until the action is
 * stored.
 */
export interface ThreadAction {
  readonly id?: string;
  readonly type: ActionType;
  readonly result: ActionResult;
  readonly offerCents: number | null;
  /** Parts of a price, which add up to `offerCents`; absent for a flat price and for every other action. */
  readonly pricing?: StagedPrice;
  /** When the action was opened. */
  readonly sentAt: Date;
}

/**
 * A text of the confidentiality agreement, and the hexadecimal SHA-256 of the text that the person was shown.
 */
export interface AgreedText {
  readonly version: string;
  readonly sha256: string;
}

/** A party's consent to one version of the confidentiality agreement (rules §3). */
export interface NdaConsent extends AgreedText {
  readonly at: Date;
}

/**
 * The end of a contest: its author withdrew it, or staff decided. Both sentences are French; staff wrote the
 * second.
 */
export type ContestEnd =
  | { readonly kind: 'withdrawn'; readonly at: Date }
  | { readonly kind: 'settled'; readonly at: Date; readonly decision: string; readonly reason: string };

/** The last contest of a thread. */
export interface Contest {
  readonly by: ThreadParty;
  readonly reason: string;
  readonly at: Date;
  /** Null while the contest is open. */
  readonly end: ContestEnd | null;
}

/**
 * The deposit at the payment provider, in cents with all taxes: the price and the platform's fee, less the
 * sums that a bank took back for good.
 */
export interface Deposit {
  readonly amountCents: number;
  readonly confirmedAt: Date;
}

/** Columns of an application: all that a command may change besides the actions. */
export interface ThreadFields {
  readonly state: ApplicationState;
  readonly closedReason: ClosedReason | null;
  /**
   * French note for both parties: why staff closed the thread, or to whom the remaining money went; null
   * without one.
   */
  readonly closedNote: string | null;
  /** The creator's words with the refusal of the candidate; null without a refusal or without words. */
  readonly refusalText: string | null;
  /** The last price offered, excluding tax, in cents; null in a job thread. */
  readonly offerCents: number | null;
  readonly tvaApplicable: boolean;
  /**
   * The mode in force (rules §3): the last mode that the candidate accepted and that neither staff nor the
   * partner rejected since.
   *
   * The payee, the payment account that must be ready, screens, mails and statements follow it. Null without
   * an accepted mode.
   */
  readonly mode: CollaborationMode | null;
  /** The platform's fee shown when held funds were chosen, in cents with all taxes; 0 in every other mode. */
  readonly feeCents: number;
  /**
   * Terms of the mission that were edited since the open price was proposed; empty if the price stands (rules
   * §2, "à confirmer").
   */
  readonly offerToConfirm: readonly MissionTerm[];
  readonly consents: Readonly<Record<ThreadParty, NdaConsent | null>>;
  /** The candidate's latest statement about their independence; null without one, and in a job thread. */
  readonly independence: Independence | null;
  /** The last version of the parties that the creator showed to the candidate; null if they showed none. */
  readonly shownParties: ShownParties | null;
  readonly deliveredAt: Date | null;
  /** The report with which a hearing was delivered; null before it, and in every other thread. */
  readonly report: HearingReport | null;
  /**
   * Sheet of the current month, as delivered or as given back for correction; null before the first delivery,
   * and for a price without sheets.
   */
  readonly sheet: SentSheet | null;
  /** Cancellation or return of a hearing before its hour; null without one, and in every other thread. */
  readonly hearingEnd: HearingEnd | null;
  readonly endedAt: Date | null;
  readonly releaseAt: Date | null;
  readonly contest: Contest | null;
  readonly deposit: Deposit | null;
  /**
   * Time at which the card's holder disputed the deposit at their bank; null without a dispute, and once the
   * bank has answered.
   */
  readonly chargebackAt: Date | null;
  /** Times at which each party asked to cancel the deposit; both requests are needed. */
  readonly cancelAsked: Readonly<Record<ThreadParty, Date | null>>;
  /** Time of each party's last refusal to cancel it. */
  readonly cancelRefused: Readonly<Record<ThreadParty, Date | null>>;
  /** Time at which the mission became DONE; null before, and in a job thread. */
  readonly doneAt: Date | null;
  readonly reviews: Reviews;
  /** Time at which both parties were told that a review can be read. */
  readonly reviewsOpenedAt: Date | null;
}

/** The current instalment of a thread. */
export interface ThreadInstalment {
  /** Zero-based index. */
  readonly position: number;
  /** Number of instalments; null for months. */
  readonly count: number | null;
  /** Its month; absent if the price has no sheets. */
  readonly month?: OpenMonth;
}

export interface PartyFacts {
  readonly memberId: string;
  readonly kind: UserType;
  /** True for a legal entity: always for companies, and for customers who registered as one. */
  readonly isMoral: boolean;
}

/** The snapshot on which `decide` decides: an application on a mission or on an offer, with its whole thread. */
export interface Application extends ThreadFields {
  readonly type: ThreadType;
  readonly creator: PartyFacts;
  readonly candidate: PartyFacts;
  /** Code of the mission's nature (options/mission-natures). */
  readonly nature: string;
  /** Facts of the conflict check; null while its setting is off, and for a job offer (rules §9). */
  readonly conflicts: ConflictFacts | null;
  /**
   * Facts of the candidate's vigilance file, read while a mode is accepted; null if no file is required
   * (rules §12).
   */
  readonly vigilance: RelationFacts | null;
  /** The current instalment; null before the work begins, and for a flat price. */
  readonly instalment: ThreadInstalment | null;
  /** The hearing that the thread is about; null for every other thread. */
  readonly hearing: { readonly heldAt: Date } | null;
  /** True if the list kept by staff excludes this nature from salaried portage. */
  readonly isPortageExcluded: boolean;
  /**
   * True if the payee (the candidate, or the portage company) can receive money. Read only while a deposit is
   * awaited.
   */
  readonly payeeIsReady: boolean;
  /**
   * Money still held at the provider after the end of the mission, fee included, in cents; 0 before the end.
   */
  readonly leftCents: number;
  /**
   * True if the payment of the remaining money was requested and waits: the payee's account is not ready, or
   * the provider does not answer.
   */
  readonly isPayoutAsked: boolean;
  /**
   * Number of other candidates of the same mission with a proposed or accepted mode; read only while a mode
   * is chosen here.
   */
  readonly othersUnderWay: number;
  /**
   * The candidate's words with their price for a mission, and their delay of delivery in days; null if not
   * given.
   */
  readonly presentation: string | null;
  readonly delayDays: number | null;
  /** Actions in the order in which they were opened. */
  readonly actions: readonly ThreadAction[];
}

/** A thread in which nothing has happened yet. */
export const initialFields: ThreadFields &
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
    | 'conflicts'
    | 'vigilance'
    | 'hearing'
    | 'instalment'
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
  independence: null,
  shownParties: null,
  conflicts: null,
  vigilance: null,
  hearing: null,
  instalment: null,
  deliveredAt: null,
  report: null,
  sheet: null,
  hearingEnd: null,
  endedAt: null,
  releaseAt: null,
  contest: null,
  deposit: null,
  chargebackAt: null,
  cancelAsked: { creator: null, candidate: null },
  cancelRefused: { creator: null, candidate: null },
  doneAt: null,
  reviews: noReviews,
  reviewsOpenedAt: null,
};

/** The latest action of one type, whatever its result. */
export const lastAction = (
  application: Pick<Application, 'actions'>,
  type: ActionType,
): ThreadAction | undefined => application.actions.findLast((action) => action.type === type);

export const isOngoing = (application: Pick<Application, 'actions'>, type: ActionType): boolean =>
  lastAction(application, type)?.result === 'ONGOING';

/** True if an action of this type was accepted once, whatever followed. */
export const wasAccepted = (application: Application, type: ActionType): boolean =>
  application.actions.some((action) => action.type === type && action.result === 'ACCEPTED');

/** True for a direct relation: no money passes through the platform. */
export const isDirectRelation = ({ mode }: Pick<Application, 'mode'>): boolean => mode === 'direct';

export const isContested = ({ contest }: Pick<Application, 'contest'>): boolean => contest?.end === null;

/** True if the mission is over: from then on only staff move its remaining money. */
export const isOver = ({ state }: Pick<Application, 'state'>): boolean =>
  state === 'DONE' || state === 'REFUSED';

export const isLegalEntity = (party: PartyFacts): boolean => party.kind === 'COMPANY' || party.isMoral;
