import type { JobCard } from '@basoche/contract/jobs';
import type { Action, Thread } from '@basoche/contract/threads';
import { namesOfTerms } from '@basoche/domain/missions/edit';
import { eurosToCents, formatCents, formatPrice } from '@basoche/domain/payments/amounts';
import { releaseDays } from '@basoche/domain/payments/release';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { decisionLines } from '@basoche/domain/threads/settlement';
import type { ActionType, ApplicationState } from '@basoche/domain/threads/states';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { anonymous, modeNames, speaking } from '../content.ts';
import { endOf, type ThreadEnd } from '../event-lines.ts';
import { nextSteps, type Situation } from '../next-steps.ts';
import type { OfferSituation } from '../offer-steps.ts';
import type { Say, StepWords } from '../step.ts';

export const partyOf = (thread: Pick<Thread, 'isCreator'>): ThreadParty =>
  thread.isCreator ? 'creator' : 'candidate';

export const otherOf = (thread: Thread): Thread['creator'] =>
  thread.isCreator ? thread.user : thread.creator;

export const otherName = (thread: Thread): string => otherOf(thread).name ?? anonymous;

/** The other party at the head of a sentence. */
export const otherSubject = (thread: Thread): string => speaking.subject(otherOf(thread).name);

export const priceOf = (thread: Thread, euros = thread.offer ?? 0): string =>
  formatPrice(eurosToCents(euros), thread.tvaApplicable);

const sum = (euros: number, hasVat: boolean): string =>
  `${formatCents(eurosToCents(euros))}${hasVat ? '\u00a0TTC' : ''}`;

const feeIn = ({ lines }: Thread['execution']): number => (lines === null ? 0 : lines.fee + lines.feeVat);

/** What is held, or to be, the platform's fee included: all taxes included where there are some; null where nothing is. */
export const depositOf = ({ execution, tvaApplicable }: Thread): string | null =>
  execution.depositDue === null ? null : sum(execution.depositDue, tvaApplicable || feeIn(execution) > 0);

/** The same as it was deposited: before a bank took some of it. */
export const depositedOf = (thread: Thread): string | null => {
  const { execution } = thread;
  const { depositDue, takenByBank } = execution;
  if (depositDue === null || takenByBank === null) return depositOf(thread);
  return depositOf({ ...thread, execution: { ...execution, depositDue: depositDue + takenByBank.amount } });
};

/** What a bank took of it for good; null where it took nothing. */
export const takenOf = ({ execution }: Thread): string | null =>
  execution.takenByBank && sum(execution.takenByBank.amount, false);

/** What of it goes to whoever is paid in the end; null where nothing does. */
export const payeeSumOf = ({ execution, tvaApplicable }: Thread): string | null =>
  execution.payeeReceives === null ? null : sum(execution.payeeReceives, tvaApplicable);

/** The platform's fee in it; empty where there is none. */
export const feeOf = ({ execution }: Thread): string =>
  feeIn(execution) === 0 ? '' : sum(feeIn(execution), true);

/** What an edit changed since the open price was proposed, in words; null where the price stands. */
export const changedOf = ({ offerToConfirm }: Pick<Thread, 'offerToConfirm'>): string | null =>
  offerToConfirm.length === 0 ? null : namesOfTerms(offerToConfirm);

const lastOf = (thread: Thread, type: ActionType): Action | undefined =>
  thread.actions.findLast((action) => action.type === type);

const isOpen = (thread: Thread, type: ActionType): boolean => lastOf(thread, type)?.result === 'ONGOING';

export const isPortageOf = ({ mode }: Pick<Thread, 'mode'>): boolean => mode === 'portage';

export const isDirect = ({ mode }: Pick<Thread, 'mode'>): boolean => mode === 'direct';

const reviews: readonly ActionType[] = ['WAITING_BASOCHE', 'WAITING_ITG'];
const modes: readonly ActionType[] = ['DIRECT', 'FUNDS', 'PORTAGE'];

/** The mode that was turned down last: by the candidate, or a portage by who examined it. */
const turnedDown = (thread: Thread): Action | undefined =>
  thread.actions.findLast(
    ({ type, result }) => result === 'REFUSED' && (modes.includes(type) || reviews.includes(type)),
  );

const offered = (thread: Thread): Situation => {
  if (isOpen(thread, 'DIRECT')) return 'DIRECT_OFFERED';
  if (isOpen(thread, 'FUNDS')) return 'FUNDS_OFFERED';
  if (isOpen(thread, 'PORTAGE')) return 'PORTAGE_OFFERED';
  const last = turnedDown(thread);
  if (last === undefined) return 'MODE_TO_CHOOSE';
  return reviews.includes(last.type) ? 'PORTAGE_REJECTED' : 'MODE_REFUSED';
};

/** A contest that neither staff have settled nor its author has taken back. */
const openContest = ({ execution }: Thread) => (execution.contest?.end === null ? execution.contest : null);

const contestedBy = ({ execution, isCreator }: Thread): Situation =>
  execution.contest?.isMine === isCreator ? 'CONTESTED_BY_CREATOR' : 'CONTESTED_BY_CANDIDATE';

const underWay = (thread: Thread): Situation => {
  const { deliveredAt, chargebackAt } = thread.execution;
  if (chargebackAt !== null) return 'CHARGED_BACK';
  if (openContest(thread) !== null) return contestedBy(thread);
  if (deliveredAt !== null) return isDirect(thread) ? 'DELIVERED_DIRECT' : 'DELIVERED_HELD';
  return isDirect(thread) ? 'ONGOING_DIRECT' : 'ONGOING_HELD';
};

const inState: Readonly<
  Record<Exclude<ApplicationState, 'REFUSED' | 'DONE'>, (thread: Thread) => Situation>
> = {
  NEW: (thread) => {
    if (lastOf(thread, 'PRICE')?.result === 'REFUSED') return 'PRICE_REFUSED';
    return thread.offerToConfirm.length > 0 ? 'PRICE_TO_CONFIRM' : 'PRICE_OFFERED';
  },
  WAITING_ACCEPTATION: offered,
  WAITING_PORTAGE: (thread) => (isOpen(thread, 'WAITING_ITG') ? 'PORTAGE_AT_ITG' : 'PORTAGE_AT_BASOCHE'),
  WAITING_FUNDS: (thread) => {
    if (thread.execution.payeeIsReady) return 'DEPOSIT_AWAITED';
    return isPortageOf(thread) ? 'PARTNER_AWAITED' : 'PAYEE_AWAITED';
  },
  ONGOING: underWay,
  WAITING_RULES: (thread) => {
    if (thread.execution.chargebackAt !== null) return 'CHARGED_BACK';
    return openContest(thread) === null ? 'SETTLEMENT' : contestedBy(thread);
  },
};

/** An offer leads to a conversation: what there is to do follows from what was written, and from what became of the offer. */
const aboutOffer = ({ messages, hasOlder }: Thread, offer: JobCard): OfferSituation => {
  if (offer.isFilled) return 'OFFER_FILLED';
  if (offer.isArchived) return 'OFFER_ARCHIVED';
  return messages.length === 0 && !hasOlder ? 'APPLICATION_SENT' : 'CONVERSATION';
};

const ends: Readonly<Record<ThreadEnd, Situation>> = {
  refused: 'REFUSED',
  withdrawn: 'WITHDRAWN',
  cancelled: 'CANCELLED',
  settledAgainst: 'SETTLED_AGAINST',
  refunded: 'REFUNDED',
  settled: 'DONE_SETTLED',
  restDecided: 'DONE_REST_DECIDED',
  payable: 'DONE_PAYABLE',
  paid: 'DONE_PAID',
};

export const situationOf = (thread: Thread): Situation => {
  const end = endOf(thread);
  if (end !== null) return ends[end];
  if (thread.state === 'REFUSED') return 'REFUSED';
  if (thread.state === 'DONE') return 'DONE';
  return thread.jobOffer === null ? inState[thread.state](thread) : aboutOffer(thread, thread.jobOffer);
};

/** What staff decided, with its sums, and why; null where they did not. */
export const settlementOf = ({ execution, closedNote }: Thread): string | null => {
  const { settlement = null, settlementReason = null } = execution.contest ?? {};
  if (settlement === null) return closedNote;
  return settlementReason === null ? settlement : decisionLines(settlement, settlementReason);
};

/** « 23 novembre 2026 à 10:00 ». */
const formatMoment = (instant: string): string => `${formatDay(instant)} à ${formatHour(instant)}`;
const momentOrNull = (instant: string | null): string | null => instant && formatMoment(instant);

const turnedDownWords = (last: Action | undefined): Pick<StepWords, 'rejectedBy' | 'refusedMode'> => ({
  rejectedBy: last?.type === 'WAITING_ITG' ? 'ITG' : 'Basoche',
  refusedMode:
    last?.type === 'DIRECT' || last?.type === 'FUNDS' || last?.type === 'PORTAGE' ? modeNames[last.type] : '',
});

const wordsOf = (thread: Thread, now: Date): StepWords => {
  const { execution, actions } = thread;
  const dueAt = actions.findLast((action) => action.dueAt !== null)?.dueAt ?? null;
  const last = turnedDown(thread);
  return {
    other: otherSubject(thread),
    price: priceOf(thread),
    deposit: depositOf(thread) ?? '',
    payee: payeeSumOf(thread) ?? '',
    fee: feeOf(thread),
    isPortage: isPortageOf(thread),
    isDeposited: execution.depositConfirmedAt !== null,
    changed: changedOf(thread) ?? '',
    delivery: thread.mission?.timeLimit ?? '',
    answerBy: momentOrNull(dueAt),
    isLate: dueAt !== null && Date.parse(dueAt) < now.getTime(),
    endsByItself: momentOrNull(execution.endsByItselfAt),
    releaseAt: execution.releaseAt && releaseDays(new Date(execution.releaseAt)),
    ...turnedDownWords(last),
    settlement: settlementOf(thread),
    reason: openContest(thread)?.reason ?? last?.reason ?? null,
    kind: thread.type,
  };
};

export interface StepText {
  readonly waitsFor: (typeof nextSteps)[Situation][ThreadParty]['waitsFor'];
  readonly title: string;
  readonly next: string;
  readonly quote: string | null;
  readonly until: string | null;
}

/** The block "what to do now" of a thread, in the words of its viewer. */
export const nextStepOf = (thread: Thread, now = new Date()): StepText => {
  const step = nextSteps[situationOf(thread)][partyOf(thread)];
  const words = wordsOf(thread, now);
  const say = (text: Say | undefined) => (typeof text === 'function' ? text(words) : text) ?? null;
  return {
    waitsFor: step.waitsFor,
    title: say(step.title) ?? '',
    next: say(step.next) ?? '',
    quote: say(step.quote),
    until: say(step.until),
  };
};
