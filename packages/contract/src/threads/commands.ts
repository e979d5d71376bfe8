import { hoursToCancel } from '@basoche/domain/hearings/limits';
import { textLimits } from '@basoche/domain/text-limits';
import type { ThreadPermission } from '@basoche/domain/threads/states';
import { reviewTimes, threadTimes } from '@basoche/domain/threads/time-limits';
import { vigilanceRefusals } from '@basoche/domain/vigilance/gate';
import { euros, id, optionalParagraphs, paragraphs } from '../fields.ts';
import { defineRoute, members, type Route, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { aboutInstalment, deliveryBody, returnBody } from './hearings.ts';
import { declarationBody, shownBody } from './independence.ts';
import { givenPricing, isWhole } from './pricing.ts';
import { reviewBody, reviewReplyBody } from './reviews.ts';
import { returnSheetBody } from './sheets.ts';
import { threadSchema } from './threads.ts';

/**
 * Commands of the parties in a thread (rules §3 and §6). Each answers the changed thread.
 */

const command = {
  method: 'POST',
  access: forSeats(members, 'negotiate'),
  params: z.object({ id }),
  answer: threadSchema,
  once: true,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'STATE_CHANGED'],
} as const;

const price = euros.refine((value) => value > 0, 'Proposez un prix supérieur à zéro.');
const refusalText = optionalParagraphs(textLimits.refusal, 'Écrivez un mot.');

/**
 * `isConfirmed`: true if the creator knows of a collaboration under way on the mission, and wants a second
 * one.
 */
const chooseBody = z.object({ isConfirmed: z.boolean().default(false) });

export const contestBody = z.object({ reason: paragraphs(textLimits.reason, 'Indiquez un motif.') });

/**
 * The commands that a party gives with one call, under their names in the domain, in the order of the
 * buttons.
 */
export const threadCommands = {
  'price/confirm': defineRoute({
    ...command,
    name: 'threads.confirmPrice',
    summary: 'Confirm an open price after an edit of the mission',
    path: '/messagerie/action/price/confirm/:id',
    problems: [...command.problems, 'NOTHING_TO_CONFIRM'],
  }),
  'price/accept': defineRoute({
    ...command,
    name: 'threads.acceptPrice',
    summary: "Accept the candidate's price",
    path: '/messagerie/action/price/accept/:id',
  }),
  'price/refuse': defineRoute({
    ...command,
    name: 'threads.refusePrice',
    summary: "Refuse the candidate's price; a message and a counter-price are optional",
    path: '/messagerie/action/price/refuse/:id',
    body: z.object({ suggestion: price.nullable().optional(), text: refusalText }).optional(),
  }),
  'price/new': defineRoute({
    ...command,
    name: 'threads.proposePrice',
    summary: 'Propose a new price after a refusal',
    path: '/messagerie/action/price/new/:id',
    body: z.object({ offer: price, pricing: givenPricing }).superRefine(isWhole),
    problems: [...command.problems, 'PRICING_CLOSED'],
  }),
  'choose/direct': defineRoute({
    ...command,
    name: 'threads.chooseDirect',
    summary: 'Offer a direct relation',
    path: '/messagerie/action/choose/direct/:id',
    problems: [...command.problems, 'COLLABORATION_UNDER_WAY', 'DIRECT_NOT_ALLOWED'],
    body: chooseBody,
  }),
  'choose/funds': defineRoute({
    ...command,
    name: 'threads.chooseFunds',
    summary: 'Offer held funds, released when the mission has ended',
    path: '/messagerie/action/choose/funds/:id',
    problems: [...command.problems, 'COLLABORATION_UNDER_WAY', 'DEPOSIT_TOO_LARGE', 'INSTALMENT_TOO_LONG'],
    body: chooseBody,
  }),
  'choose/portage': defineRoute({
    ...command,
    name: 'threads.choosePortage',
    summary: 'Offer a salaried portage',
    path: '/messagerie/action/choose/portage/:id',
    problems: [
      ...command.problems,
      'COLLABORATION_UNDER_WAY',
      'PORTAGE_ALREADY_REFUSED',
      'PORTAGE_NEEDS_LEGAL_ENTITY',
      'PORTAGE_NEEDS_NATURAL_PERSON',
      'PORTAGE_EXCLUDED_NATURE',
      'PORTAGE_NO_RETAINER',
      'PORTAGE_MINIMUM',
      'DEPOSIT_TOO_LARGE',
      'INSTALMENT_TOO_LONG',
    ],
    body: chooseBody,
  }),
  'direct/accept': defineRoute({
    ...command,
    name: 'threads.acceptDirect',
    summary: 'Accept a direct relation',
    path: '/messagerie/action/direct/accept/:id',
    problems: [...command.problems, 'DECLARATION_NEEDED', ...vigilanceRefusals],
  }),
  'direct/refuse': defineRoute({
    ...command,
    name: 'threads.refuseDirect',
    summary: 'Refuse a direct relation',
    path: '/messagerie/action/direct/refuse/:id',
  }),
  'funds/accept': defineRoute({
    ...command,
    name: 'threads.acceptFunds',
    summary: 'Accept held funds',
    path: '/messagerie/action/funds/accept/:id',
    problems: [...command.problems, 'DECLARATION_NEEDED', ...vigilanceRefusals],
  }),
  'funds/refuse': defineRoute({
    ...command,
    name: 'threads.refuseFunds',
    summary: 'Refuse held funds',
    path: '/messagerie/action/funds/refuse/:id',
  }),
  'portage/accept': defineRoute({
    ...command,
    name: 'threads.acceptPortage',
    summary: 'Accept a salaried portage, which the platform and its partner then examine',
    path: '/messagerie/action/portage/accept/:id',
    problems: [...command.problems, 'DECLARATION_NEEDED'],
  }),
  'portage/refuse': defineRoute({
    ...command,
    name: 'threads.refusePortage',
    summary: 'Refuse a salaried portage',
    path: '/messagerie/action/portage/refuse/:id',
  }),
  'cancelDeposit/refuse': defineRoute({
    ...command,
    name: 'threads.refuseCancel',
    summary: 'Refuse to cancel the deposit when the other party has asked for it: the mission goes on',
    path: '/messagerie/action/cancelDeposit/refuse/:id',
  }),
  'mission/validate': defineRoute({
    ...command,
    name: 'threads.validateMission',
    summary: 'End the mission permanently',
    path: '/messagerie/mission/validate/:id',
    body: z.object({ instalment: aboutInstalment }).optional(),
    problems: [...command.problems, 'CONTESTED', 'HEARING_AHEAD', 'SHEET_AWAITED'],
  }),
  deliver: defineRoute({
    ...command,
    name: 'threads.deliver',
    summary: `Deliver the work; without an answer in ${threadTimes.autoEndDays} days the mission ends by itself`,
    path: '/messagerie/mission/deliver/:id',
    body: deliveryBody,
    problems: [
      ...command.problems,
      'CONTESTED',
      'ALREADY_DELIVERED',
      'HEARING_NOT_HELD',
      'REPORT_REQUIRED',
      'SHEET_REQUIRED',
    ],
  }),
  'hearing/cancel': defineRoute({
    ...command,
    name: 'threads.cancelHearing',
    summary: `Cancel a hearing that somebody took, until ${hoursToCancel} hours before; what is held goes back`,
    path: '/messagerie/hearing/cancel/:id',
    problems: [...command.problems, 'CONTESTED', 'CHARGED_BACK', 'HEARING_TOO_CLOSE', 'HEARING_HELD'],
  }),
  'hearing/giveBack': defineRoute({
    ...command,
    name: 'threads.giveBackHearing',
    summary: 'Give a hearing back before its hour; others are told of it at once, what is held goes back',
    path: '/messagerie/hearing/giveBack/:id',
    body: returnBody,
    problems: [...command.problems, 'CONTESTED', 'CHARGED_BACK', 'HEARING_HELD'],
  }),
  contest: defineRoute({
    ...command,
    name: 'threads.contest',
    summary: 'Contest the mission: nothing is released until staff have settled it',
    path: '/messagerie/mission/contest/:id',
    body: contestBody,
    problems: [...command.problems, 'CONTESTED', 'HEARING_AHEAD'],
  }),
  'contest/withdraw': defineRoute({
    ...command,
    name: 'threads.withdrawContest',
    summary: "Take one's own contest back: the mission goes on where it stood",
    path: '/messagerie/mission/contest/withdraw/:id',
    problems: [...command.problems, 'NOT_CONTESTED'],
  }),
  cancelDeposit: defineRoute({
    ...command,
    name: 'threads.cancelDeposit',
    summary: 'Ask for the cancellation of the deposit; when both parties have asked, the mission ends',
    path: '/messagerie/action/cancelDeposit/:id',
    problems: [...command.problems, 'NO_DEPOSIT', 'CONTESTED', 'ALREADY_ASKED'],
  }),
  'instalment/stop': defineRoute({
    ...command,
    name: 'threads.stopAtInstalment',
    summary:
      'End the mission before an instalment without a deposit, from the second on; what was paid stays paid',
    path: '/messagerie/instalment/stop/:id',
    problems: [...command.problems, 'INSTALMENT_FUNDED', 'CONTESTED', 'ALREADY_DELIVERED'],
  }),
  'sheet/return': defineRoute({
    ...command,
    name: 'threads.returnSheet',
    summary: 'Give the sheet of a month back to be corrected, once',
    path: '/messagerie/sheet/return/:id',
    body: returnSheetBody,
    problems: [...command.problems, 'CONTESTED', 'SHEET_RETURNED_ONCE'],
  }),
  'independence/declare': defineRoute({
    ...command,
    name: 'threads.declareIndependence',
    summary: 'Sign the declaration of independence, on the list of parties in force',
    path: '/messagerie/independence/declare/:id',
    body: declarationBody,
    problems: [
      ...command.problems,
      'ALREADY_DECLARED',
      'PARTIES_AWAITED',
      'CONFLICT_CHECK_NEEDED',
      'INDEPENDENCE_VERSION',
      'PARTIES_CHANGED',
    ],
  }),
  'independence/reserve': defineRoute({
    ...command,
    name: 'threads.reserveIndependence',
    summary: 'Tell the client that a point is to be seen with them, without a reason',
    path: '/messagerie/independence/reserve/:id',
    problems: [...command.problems, 'ALREADY_RESERVED'],
  }),
  'independence/retract': defineRoute({
    ...command,
    name: 'threads.retractIndependence',
    summary: 'Retract a declaration of independence that no longer holds, without a reason',
    path: '/messagerie/independence/retract/:id',
  }),
  'parties/disclose': defineRoute({
    ...command,
    name: 'threads.discloseParties',
    summary: 'Show the parties of the mission to this candidate, once both accepted the agreement',
    path: '/messagerie/parties/disclose/:id',
    body: shownBody,
    problems: [...command.problems, 'ALREADY_SHOWN', 'BOTH_CONSENTS_NEEDED', 'PARTIES_CHANGED'],
  }),
  refuseCandidate: defineRoute({
    ...command,
    name: 'threads.refuseCandidate',
    summary: 'Refuse a candidate permanently, with an optional message',
    path: '/messagerie/action/refuseCandidate/:id',
    body: z.object({ text: refusalText }).optional(),
  }),
  withdraw: defineRoute({
    ...command,
    name: 'threads.withdraw',
    summary: 'Withdraw an application',
    path: '/messagerie/action/withdraw/:id',
  }),
  review: defineRoute({
    ...command,
    name: 'threads.review',
    summary: `Grade the other party of a mission that is done, once, within ${reviewTimes.writingDays} days`,
    path: '/messagerie/mission/review/:id',
    body: reviewBody,
    problems: [...command.problems, 'ALREADY_REVIEWED', 'REVIEWS_CLOSED'],
  }),
  'review/reply': defineRoute({
    ...command,
    name: 'threads.replyToReview',
    summary: 'Reply once to a review by the other party, as soon as it is readable',
    path: '/messagerie/mission/review/reply/:id',
    body: reviewReplyBody,
    problems: [...command.problems, 'NO_REVIEW', 'ALREADY_REPLIED'],
  }),
} satisfies Partial<Record<ThreadPermission, Route>>;

export const consentToConfidentiality = defineRoute({
  ...command,
  name: 'threads.consent',
  summary: 'Accept the confidentiality agreement of a mission',
  path: '/messagerie/mission/ndaConsent/:id',
});

export const consentToJobConfidentiality = defineRoute({
  ...command,
  name: 'threads.consentToJob',
  summary: 'Accept the confidentiality agreement of a job offer',
  path: '/messagerie/job/ndaConsent/:id',
  access: forSeats(tradeMembers, 'negotiate'),
});
