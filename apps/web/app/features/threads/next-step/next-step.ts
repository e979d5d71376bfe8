import type { Action, Thread } from '@basoche/contract/threads/threads';
import { releaseDays } from '@basoche/domain/payments/release-times';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { turnedDown } from '@basoche/domain/threads/situation';
import { type Awaited, awaitedIn } from '@basoche/domain/threads/whose-turn';
import { typeset } from '@basoche/domain/typography';
import { count } from '../../../lib/counts.ts';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { modeNames } from '../content.ts';
import { isHeld, whenOf, whereOf } from '../hearing-facts.ts';
import { partyOf } from '../party.ts';
import {
  changedTermsText,
  depositText,
  feeText,
  isByTime,
  isPortage,
  otherSubject,
  payeeSumText,
  planOf,
  refusedPrice,
  settlementOf,
  suggestedPriceText,
  workOf,
  workPrice,
} from '../thread-facts.ts';
import { nextSteps } from './content.ts';
import type { NextStepFacts, NextStepTable, Say } from './definition.ts';
import { hearingSteps } from './hearing-content.ts';
import { instalmentSteps } from './instalment-content.ts';
import { monthSteps } from './month-content.ts';
import { fileSteps } from './vigilance-content.ts';

/** Contest that staff have not settled and its author has not withdrawn. */
const openContest = ({ execution }: Thread) => (execution.contest?.end === null ? execution.contest : null);

/** Formats an instant: « 23 novembre 2026 à 10:00 ». */
const formatMoment = (instant: string): string => `${formatDay(instant)} à ${formatHour(instant)}`;

const turnedDownFacts = (last: Action | undefined): Pick<NextStepFacts, 'rejectedBy' | 'refusedMode'> => ({
  rejectedBy: last?.type === 'WAITING_ITG' ? 'ITG' : 'Basoche',
  refusedMode:
    last?.type === 'DIRECT' || last?.type === 'FUNDS' || last?.type === 'PORTAGE' ? modeNames[last.type] : '',
});

/** The creator's reason for refusing the candidate or the last price. */
const refusalTextOf = (thread: Thread): string | null =>
  thread.isRefused ? thread.refusalText : (refusedPrice(thread)?.reason ?? null);

const instalmentOf = (thread: Thread): NextStepFacts['instalment'] => {
  const { instalment } = thread;
  if (instalment === undefined) return null;
  const { name, position, count } = instalment;
  const title = planOf(thread)?.[position]?.title ?? name;
  return { name, title: typeset(title), count, isLast: position + 1 === count };
};

/** Time of the current work: that of its instalment, or of the mission in the client's words. */
const deliveryOf = (thread: Thread): string => {
  if (thread.instalment === undefined) return thread.mission?.timeLimit ?? '';
  const days = planOf(thread)?.[thread.instalment.position]?.days ?? null;
  return days === null ? '' : count(days, 'jour', 'jours');
};

const factsOf = (thread: Thread, now: Date): NextStepFacts => {
  const { execution, dueAt } = thread;
  const last = turnedDown(thread.actions);
  return {
    other: otherSubject(thread),
    price: workPrice(thread),
    work: workOf(thread),
    instalment: instalmentOf(thread),
    isByTime: isByTime(thread),
    opensOn: thread.depositOpensOn === undefined ? null : formatDay(thread.depositOpensOn),
    isReturned: thread.sheet === 'returned',
    mayReturn: thread.permitted.includes('sheet/return'),
    mayStop: thread.permitted.includes('instalment/stop'),
    deposit: depositText(thread) ?? '',
    payee: payeeSumText(thread) ?? '',
    fee: feeText(thread),
    isPortage: isPortage(thread),
    isDeposited: execution.depositConfirmedAt !== null,
    changed: changedTermsText(thread) ?? '',
    delivery: deliveryOf(thread),
    dueAt: dueAt && formatMoment(dueAt),
    isLate: dueAt !== null && Date.parse(dueAt) < now.getTime(),
    releaseAt: execution.releaseAt && releaseDays(new Date(execution.releaseAt)),
    ...turnedDownFacts(last),
    settlement: settlementOf(thread),
    reason: openContest(thread)?.reason ?? last?.reason ?? thread.hearing?.end?.text ?? refusalTextOf(thread),
    suggested: suggestedPriceText(thread),
    hearing: thread.hearing && {
      when: whenOf(thread.hearing),
      where: whereOf(thread.hearing),
      isHeld: isHeld(thread.hearing, now),
    },
    kind: thread.type,
  };
};

/** Party that must act, from the viewer's point of view. */
type WaitsFor = 'you' | 'other' | Exclude<Awaited, ThreadParty>;

const waitsForOf = (awaited: Awaited, viewer: ThreadParty): WaitsFor => {
  if (awaited !== 'creator' && awaited !== 'candidate') return awaited;
  return awaited === viewer ? 'you' : 'other';
};

export interface NextStepText {
  readonly waitsFor: WaitsFor;
  readonly title: string;
  readonly next: string;
  readonly quote: string | null;
  readonly until: string | null;
}

/** Steps that differ from those of a mission with a flat price, for hearings and instalments. */
const ownStepsOf = ({ hearing, instalment }: Thread): NextStepTable => {
  if (hearing) return hearingSteps;
  if (!instalment) return {};
  return instalment.count === null ? monthSteps : instalmentSteps;
};

/** Next step of a thread, in words for its viewer. */
export const nextStepOf = (thread: Thread, now = new Date()): NextStepText => {
  const { situation } = thread;
  const party = partyOf(thread);
  const own = ownStepsOf(thread);
  const step = (own[situation] ?? nextSteps[situation])[party];
  const facts = factsOf(thread, now);
  const say = (text: Say | undefined) => (typeof text === 'function' ? text(facts) : text) ?? null;
  const title = thread.vigilance === undefined ? say(step.title) : fileSteps[thread.vigilance][party](facts);
  return {
    waitsFor: waitsForOf(awaitedIn[situation], party),
    title: title ?? '',
    next: say(step.next) ?? '',
    quote: say(step.quote),
    until: say(step.until),
  };
};
