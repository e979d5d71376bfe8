import type { JobCard } from '@basoche/contract/jobs';
import type { Action, Thread } from '@basoche/contract/threads';
import { namesOfTerms } from '@basoche/domain/missions/edit';
import { eurosToCents, formatPrice } from '@basoche/domain/payments/amounts';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { portageDueAt } from '@basoche/domain/threads/schedule';
import type { ActionType, ApplicationState } from '@basoche/domain/threads/states';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { endOf } from '../action-lines.ts';
import { anonymous, speaking } from '../content.ts';
import { nextSteps, type Situation } from '../next-steps.ts';
import type { OfferSituation } from '../offer-steps.ts';
import type { StepWords } from '../step.ts';

export const partyOf = (thread: Pick<Thread, 'isCreator'>): ThreadParty =>
  thread.isCreator ? 'creator' : 'candidate';

export const otherOf = (thread: Thread): Thread['creator'] =>
  thread.isCreator ? thread.user : thread.creator;

export const otherName = (thread: Thread): string => otherOf(thread).name ?? anonymous;

/** The other party at the head of a sentence. */
export const otherSubject = (thread: Thread): string => speaking.subject(otherOf(thread).name);

export const priceOf = (thread: Thread, euros = thread.offer ?? 0): string =>
  formatPrice(eurosToCents(euros), thread.tvaApplicable);

/** What an edit changed since the open price was proposed, in words; null where the price stands. */
export const changedOf = ({ offerToConfirm }: Pick<Thread, 'offerToConfirm'>): string | null =>
  offerToConfirm.length === 0 ? null : namesOfTerms(offerToConfirm);

const lastOf = (thread: Thread, type: ActionType): Action | undefined =>
  thread.actions.findLast((action) => action.type === type);

const isOpen = (thread: Thread, type: ActionType): boolean => lastOf(thread, type)?.result === 'ONGOING';

const offered = (thread: Thread): Situation => {
  if (isOpen(thread, 'DIRECT')) return 'DIRECT_OFFERED';
  if (isOpen(thread, 'FUNDS')) return 'FUNDS_OFFERED';
  return isOpen(thread, 'PORTAGE') ? 'PORTAGE_OFFERED' : 'MODE_TO_CHOOSE';
};

const inState: Readonly<Record<Exclude<ApplicationState, 'REFUSED'>, (thread: Thread) => Situation>> = {
  NEW: (thread) => {
    if (lastOf(thread, 'PRICE')?.result === 'REFUSED') return 'PRICE_REFUSED';
    return thread.offerToConfirm.length > 0 ? 'PRICE_TO_CONFIRM' : 'PRICE_OFFERED';
  },
  WAITING_ACCEPTATION: offered,
  WAITING_PORTAGE: (thread) => (isOpen(thread, 'WAITING_ITG') ? 'PORTAGE_AT_ITG' : 'PORTAGE_AT_BASOCHE'),
  WAITING_FUNDS: () => 'DEPOSIT_AWAITED',
  ONGOING: (thread) => (lastOf(thread, 'DIRECT')?.result === 'ACCEPTED' ? 'ONGOING_DIRECT' : 'ONGOING_HELD'),
  WAITING_RULES: () => 'SETTLEMENT',
  DONE: () => 'DONE',
};

/** An offer leads to a conversation: what there is to do follows from what was written, and from what became of the offer. */
const aboutOffer = ({ messages, hasOlder }: Thread, offer: JobCard): OfferSituation => {
  if (offer.isFilled) return 'OFFER_FILLED';
  if (offer.isArchived) return 'OFFER_ARCHIVED';
  return messages.length === 0 && !hasOlder ? 'APPLICATION_SENT' : 'CONVERSATION';
};

const ends = { refused: 'REFUSED', withdrawn: 'WITHDRAWN', refunded: 'REFUNDED' } as const;

export const situationOf = (thread: Thread): Situation => {
  const end = endOf(thread);
  if (end || thread.state === 'REFUSED') return ends[end ?? 'refused'];
  return thread.jobOffer === null ? inState[thread.state](thread) : aboutOffer(thread, thread.jobOffer);
};

const answerBy = (thread: Thread): string | null => {
  const waiting = thread.actions.findLast(
    ({ type, result }) => result === 'ONGOING' && (type === 'WAITING_BASOCHE' || type === 'WAITING_ITG'),
  );
  const due = waiting && portageDueAt({ type: waiting.type, sentAt: new Date(waiting.sentAt) });
  return due ? `${formatDay(due)} à ${formatHour(due)}` : null;
};

export interface StepText {
  readonly waitsFor: (typeof nextSteps)[Situation][ThreadParty]['waitsFor'];
  readonly title: string;
  readonly next: string;
  readonly until: string | null;
}

/** The block "what to do now" of a thread, in the words of its viewer. */
export const nextStepOf = (thread: Thread): StepText => {
  const step = nextSteps[situationOf(thread)][partyOf(thread)];
  const words: StepWords = {
    other: otherSubject(thread),
    price: priceOf(thread),
    changed: changedOf(thread) ?? '',
    delivery: thread.mission?.timeLimit ?? '',
    kind: thread.type,
    answerBy: answerBy(thread),
  };
  const say = (text: typeof step.title | undefined) =>
    (typeof text === 'function' ? text(words) : text) ?? null;
  return {
    waitsFor: step.waitsFor,
    title: say(step.title) ?? '',
    next: say(step.next) ?? '',
    until: say(step.until),
  };
};
