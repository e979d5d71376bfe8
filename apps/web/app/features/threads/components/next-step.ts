import type { Action, Thread } from '@basoche/contract/threads/threads';
import { namesOfTerms } from '@basoche/domain/missions/edit';
import { eurosToCents, formatCents, formatPrice } from '@basoche/domain/payments/amounts';
import { releaseDays } from '@basoche/domain/payments/release';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { decisionLines } from '@basoche/domain/threads/settlement';
import { turnedDown } from '@basoche/domain/threads/situation';
import { type Awaited, awaitedIn } from '@basoche/domain/threads/whose-turn';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { anonymous, modeNames, speaking } from '../content.ts';
import { nextSteps } from '../next-steps.ts';
import { partyOf } from '../party.ts';
import type { Say, StepWords } from '../step.ts';

export const otherOf = (thread: Thread): Thread['creator'] =>
  thread.isCreator ? thread.user : thread.creator;

export const otherName = (thread: Thread): string => otherOf(thread).name ?? anonymous;

/** Name of the other party at the start of a sentence. */
export const otherSubject = (thread: Thread): string => speaking.subject(otherOf(thread).name);

export const priceOf = (thread: Thread, euros = thread.offer ?? 0): string =>
  formatPrice(eurosToCents(euros), thread.tvaApplicable);

const sum = (euros: number, hasVat: boolean): string =>
  `${formatCents(eurosToCents(euros))}${hasVat ? '\u00a0TTC' : ''}`;

const feeIn = ({ lines }: Thread['execution']): number => (lines === null ? 0 : lines.fee + lines.feeVat);

/** Amount held, or to deposit, platform fee included, with taxes where they apply; null without a deposit. */
export const depositOf = ({ execution, tvaApplicable }: Thread): string | null =>
  execution.depositDue === null ? null : sum(execution.depositDue, tvaApplicable || feeIn(execution) > 0);

/** The deposit as it was paid, before a bank took a part of it back. */
export const depositedOf = (thread: Thread): string | null => {
  const { execution } = thread;
  const { depositDue, takenByBank } = execution;
  if (depositDue === null || takenByBank === null) return depositOf(thread);
  return depositOf({ ...thread, execution: { ...execution, depositDue: depositDue + takenByBank.amount } });
};

/** Part of the deposit that a bank took back for good; null if none. */
export const takenOf = ({ execution }: Thread): string | null =>
  execution.takenByBank && sum(execution.takenByBank.amount, false);

/** Part of the deposit that the payee receives in the end; null if none. */
export const payeeSumOf = ({ execution, tvaApplicable }: Thread): string | null =>
  execution.payeeReceives === null ? null : sum(execution.payeeReceives, tvaApplicable);

/** Platform fee in the deposit; empty if none. */
export const feeOf = ({ execution }: Thread): string =>
  feeIn(execution) === 0 ? '' : sum(feeIn(execution), true);

/** Terms edited since the open price was proposed, in words; null if the price is still valid. */
export const changedOf = ({ offerToConfirm }: Pick<Thread, 'offerToConfirm'>): string | null =>
  offerToConfirm.length === 0 ? null : namesOfTerms(offerToConfirm);

export const isPortageOf = ({ mode }: Pick<Thread, 'mode'>): boolean => mode === 'portage';

export const isDirect = ({ mode }: Pick<Thread, 'mode'>): boolean => mode === 'direct';

/** A contest that staff have not settled and its author has not withdrawn. */
const openContest = ({ execution }: Thread) => (execution.contest?.end === null ? execution.contest : null);

/** Decision of staff, with its amounts and reason; null if none. */
export const settlementOf = ({ execution, closedNote }: Thread): string | null => {
  const { settlement = null, settlementReason = null } = execution.contest ?? {};
  if (settlement === null) return closedNote;
  return settlementReason === null ? settlement : decisionLines(settlement, settlementReason);
};

/** Formats an instant: « 23 novembre 2026 à 10:00 ». */
const formatMoment = (instant: string): string => `${formatDay(instant)} à ${formatHour(instant)}`;

const turnedDownWords = (last: Action | undefined): Pick<StepWords, 'rejectedBy' | 'refusedMode'> => ({
  rejectedBy: last?.type === 'WAITING_ITG' ? 'ITG' : 'Basoche',
  refusedMode:
    last?.type === 'DIRECT' || last?.type === 'FUNDS' || last?.type === 'PORTAGE' ? modeNames[last.type] : '',
});

/** The last price, if it was refused. */
const refusedPrice = ({ actions }: Thread): Action | null => {
  const price = actions.findLast(({ type }) => type === 'PRICE');
  return price?.result === 'REFUSED' ? price : null;
};

/** Price that the creator suggests instead of the last one, in euros; null if none. */
export const suggestionOf = (thread: Thread): number | null => refusedPrice(thread)?.suggestion ?? null;

const suggestedOf = (thread: Thread): string | null => {
  const suggestion = suggestionOf(thread);
  return suggestion === null ? null : priceOf(thread, suggestion);
};

/** The creator's words with a refusal, of the candidate or of the last price. */
const refusalWordsOf = (thread: Thread): string | null =>
  thread.isRefused ? thread.refusalText : (refusedPrice(thread)?.reason ?? null);

const wordsOf = (thread: Thread, now: Date): StepWords => {
  const { execution, dueAt } = thread;
  const last = turnedDown(thread.actions);
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
    dueAt: dueAt && formatMoment(dueAt),
    isLate: dueAt !== null && Date.parse(dueAt) < now.getTime(),
    releaseAt: execution.releaseAt && releaseDays(new Date(execution.releaseAt)),
    ...turnedDownWords(last),
    settlement: settlementOf(thread),
    reason: openContest(thread)?.reason ?? last?.reason ?? refusalWordsOf(thread),
    suggested: suggestedOf(thread),
    kind: thread.type,
  };
};

/** Party that the thread waits for, as its viewer sees it. */
type WaitsFor = 'you' | 'other' | Exclude<Awaited, ThreadParty>;

const waitsForOf = (awaited: Awaited, viewer: ThreadParty): WaitsFor => {
  if (awaited !== 'creator' && awaited !== 'candidate') return awaited;
  return awaited === viewer ? 'you' : 'other';
};

export interface StepText {
  readonly waitsFor: WaitsFor;
  readonly title: string;
  readonly next: string;
  readonly quote: string | null;
  readonly until: string | null;
}

/** Next step of a thread, in words for its viewer. */
export const nextStepOf = (thread: Thread, now = new Date()): StepText => {
  const { situation } = thread;
  const party = partyOf(thread);
  const step = nextSteps[situation][party];
  const words = wordsOf(thread, now);
  const say = (text: Say | undefined) => (typeof text === 'function' ? text(words) : text) ?? null;
  return {
    waitsFor: waitsForOf(awaitedIn[situation], party),
    title: say(step.title) ?? '',
    next: say(step.next) ?? '',
    quote: say(step.quote),
    until: say(step.until),
  };
};
