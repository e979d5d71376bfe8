import type { Action, Thread } from '@basoche/contract/threads/threads';
import { instalmentName } from '@basoche/domain/pricing/content';
import { instalmentEndingSentence } from '@basoche/domain/threads/instalment-ending-content';
import type { ActionResult, ActionType } from '@basoche/domain/threads/states';
import { autoEndAt } from '@basoche/domain/threads/timer-schedule';
import { plan as planContent } from '../../missions/shared/pricing-content.ts';
import {
  type ActionMessage,
  actionLines,
  closedLines,
  type Ending,
  type LineFacts,
  type LineTone,
  say,
} from '../action-line-content.ts';
import { endLines, eventLines, eventsOf } from '../event-line-content.ts';
import { outcomeOf } from '../hearing-facts.ts';
import { partyOf } from '../party.ts';
import {
  changedTermsText,
  isPortage,
  monthlyOf,
  otherSubject,
  paidDepositText,
  payeeSumText,
  planLine,
  priceOf,
  priceText,
  settlementOf,
  takenText,
  workOf,
} from '../thread-facts.ts';

/** A quiet line of the conversation. */
export interface ThreadLine {
  readonly key: string;
  readonly tone: LineTone;
  readonly text: string;
  /** Consequence for this reader, or the text that came with the action. */
  readonly detail: string | null;
  /** Person who did it for a firm; null for a member who acts for themselves. */
  readonly by: string | null;
}

/** How the mission ended, from its dates: without an answer of the client it ends by itself (rules §3). */
const endingOf = ({ execution }: Thread): Ending => {
  const { contest, endedAt, deliveredAt } = execution;
  if (endedAt === null) return 'declared';
  // A contest that was withdrawn, or after which the mission went on, did not end it.
  if (contest?.end === 'settled' && contest.endedAt === endedAt) return 'settled';
  const byItselfAt = deliveredAt && autoEndAt(new Date(deliveredAt));
  return byItselfAt && new Date(endedAt) >= byItselfAt ? 'byItself' : 'declared';
};

/** Actions that are opened again for each instalment. */
const ofInstalments: readonly ActionType[] = ['WAITING_FUNDS', 'MISSION_ONGOING'];

/**
 * Position of the instalment that an action is about. For other actions, the current instalment; 0 for a flat
 * price.
 */
const positionOf = ({ actions, instalment }: Thread, action: Action | null): number => {
  const stands = instalment?.position ?? 0;
  if (action === null || instalment === undefined || !ofInstalments.includes(action.type)) return stands;
  return actions.filter(({ type, sentAt }) => type === action.type && sentAt < action.sentAt).length;
};

/**
 * Facts of a line about an instalment other than the current one, which `execution` is about; empty for any
 * other line.
 */
const lateFacts = (thread: Thread, action: Action | null): Partial<LineFacts> => {
  const position = positionOf(thread, action);
  const { instalment } = thread;
  if (instalment === undefined || position === instalment.position) return {};
  const name = instalmentName({ position, count: instalment.count });
  return {
    work: workOf({ instalment: { ...instalment, name } }),
    deposit: null,
    payee: null,
    ending: action?.ending === 'declared' || action?.ending === 'byItself' ? action.ending : 'settled',
  };
};

/** Instalments of the price of an action, or services of a retainer; null if the price says it all. */
const planTextOf = (thread: Thread, action: Action | null): string | null => {
  const services = action?.monthly?.services;
  if (services) return `${planContent.services} ${services}`;
  return action?.instalments?.map((planned) => planLine(thread, planned)).join('\n') ?? null;
};

const factsOf = (thread: Thread, action: Action | null = null, result?: ActionResult): LineFacts => ({
  other: otherSubject(thread),
  price: action?.offer == null ? null : priceText(thread, action),
  plan: planTextOf(thread, action),
  agreed: priceText(thread),
  work: workOf(thread),
  deposit: paidDepositText(thread),
  taken: takenText(thread),
  payee: payeeSumText(thread),
  isPortage: isPortage(thread),
  isMonthly: monthlyOf(thread) !== null,
  changed:
    action?.type === 'PRICE' && action.result === 'ONGOING' && result === 'ONGOING'
      ? changedTermsText(thread)
      : null,
  reason: action === null ? (thread.execution.contest?.reason ?? null) : action.reason,
  suggested: action?.suggestion == null ? null : priceOf(thread, action.suggestion),
  refusal: thread.refusalText,
  settlement: settlementOf(thread),
  report: thread.hearing?.report
    ? `${outcomeOf(thread.hearing.report)}\n${thread.hearing.report.text}`
    : null,
  returnText: thread.hearing?.end?.text ?? null,
  hasConsented: thread.isCreator ? thread.creatorNDAConsent : thread.postulantNDAConsent,
  ending: endingOf(thread),
  ...lateFacts(thread, action),
});

const lineOf = (key: string, { tone, title, text }: ActionMessage, facts: LineFacts): ThreadLine => ({
  key,
  tone,
  by: null,
  text: say(title, facts),
  detail: (text === null ? '' : say(text, facts)) || null,
});

/**
 * Actions that a party opens, and actions that a party closes. All others are opened or closed by the program
 * or an office.
 */
const opened: readonly ActionType[] = ['PRICE', 'NDA', 'DIRECT', 'FUNDS', 'PORTAGE'];
const closed: readonly ActionType[] = [
  'PRICE',
  'CONTRACT_CHOICE',
  'DIRECT',
  'FUNDS',
  'PORTAGE',
  'MISSION_ONGOING',
];

/** The person who made the change of this line. Only the last change of an action has one. */
const personOf = ({ type, result, by }: Action, shown: ActionResult): string | null => {
  const isOfParty = (shown === 'ONGOING' ? opened : closed).includes(type);
  return isOfParty && shown === result ? (by ?? null) : null;
};

/** Line of the end of an instalment that is no longer the current one; undefined for the line of a flat price. */
const endedLine = (thread: Thread, action: Action, result: ActionResult): ActionMessage | undefined => {
  const { instalment } = thread;
  const position = positionOf(thread, action);
  if (result === 'ONGOING' || !action.ending || !instalment || position === instalment.position)
    return undefined;
  const title = instalmentEndingSentence(action.ending, {
    reader: partyOf(thread),
    other: otherSubject(thread),
    place: { position, count: instalment.count },
  });
  return title === null ? undefined : { tone: result === 'ACCEPTED' ? 'good' : 'bad', title, text: null };
};

/** Line of an action for this result: its last one, or `ONGOING` for its opening. */
export const actionLineOf = (thread: Thread, action: Action, result: ActionResult): ThreadLine => {
  const isLast = thread.actions.findLast(({ type }) => type === action.type)?.id === action.id;
  const closed = thread.isRefused && isLast && result === 'REFUSED' ? closedLines[action.type] : undefined;
  const message =
    closed ?? endedLine(thread, action, result) ?? actionLines[action.type][result][partyOf(thread)];
  return {
    ...lineOf(`${action.id}-${result}`, message, factsOf(thread, action, result)),
    by: personOf(action, result),
  };
};

/** Lines of events that have no action of their own, with their times. */
export const eventLinesOf = (thread: Thread): (ThreadLine & { at: string })[] =>
  eventsOf(thread).map(({ event, at }) => ({
    ...lineOf(event, eventLines[event][partyOf(thread)], factsOf(thread)),
    at,
  }));

/** Line of the end; null before it, or if an action says it. */
export const endLineOf = (thread: Thread): ThreadLine | null =>
  thread.end && lineOf('end', endLines[thread.end][partyOf(thread)], factsOf(thread));
