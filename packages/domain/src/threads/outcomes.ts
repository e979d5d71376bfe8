import type { CommandOf } from './commands.ts';
import type { Effect } from './outcome.ts';
import * as collaboration from './outcomes/collaboration.ts';
import * as conversation from './outcomes/conversation.ts';
import * as execution from './outcomes/execution.ts';
import * as money from './outcomes/money.ts';
import * as negotiation from './outcomes/negotiation.ts';
import * as reviews from './outcomes/reviews.ts';
import type { TableCommandType } from './table.ts';

/** The column "then" of the table of rules §3: what each command does once its row has allowed it. */
export const outcomes: { readonly [Type in TableCommandType]: Effect<CommandOf<Type>> } = {
  'price/accept': negotiation.acceptPrice,
  'price/refuse': negotiation.refusePrice,
  'price/new': negotiation.offerNewPrice,
  'price/confirm': negotiation.confirmPrice,
  'mission/edited': negotiation.tellOfEdit,
  'job/filled': negotiation.tellOfFilled,
  'mission/filled': negotiation.tellOfFilledMission,
  refuseCandidate: negotiation.refuseCandidate,
  withdraw: negotiation.withdraw,

  'choose/direct': collaboration.choose('direct'),
  'choose/funds': collaboration.choose('funds'),
  'choose/portage': collaboration.choose('portage'),
  'direct/accept': collaboration.acceptDirect,
  'direct/refuse': collaboration.refuseMode('direct'),
  'funds/accept': collaboration.acceptFunds,
  'funds/refuse': collaboration.refuseMode('funds'),
  'portage/accept': collaboration.acceptPortage,
  'portage/refuse': collaboration.refuseMode('portage'),
  'portage/validate': collaboration.validatePortage,
  'portage/reject': collaboration.rejectPortage,
  'itg/validate': collaboration.validateByPartner,
  'itg/reject': collaboration.rejectByPartner,
  'portage/remind': collaboration.remindReviewer('staff', false),
  'portage/overdue': collaboration.remindReviewer('staff', true),
  'itg/remind': collaboration.remindReviewer('partner', false),
  'itg/overdue': collaboration.remindReviewer('partner', true),

  deposit: money.askDeposit,
  'deposit/confirm': execution.confirmDeposit,
  cancelDeposit: money.cancelDeposit,
  release: money.release,
  'hold/warn': money.warnOfHold,
  'hold/expire': money.expireHold,
  'rest/expire': money.expireRest,
  'chargeback/open': money.openChargeback,
  'chargeback/won': money.winChargeback,
  'chargeback/lost': money.loseChargeback,
  'chargeback/reversed': money.reverseChargeback,

  'mission/validate': execution.validateMission,
  deliver: execution.deliver,
  contest: execution.contest,
  'contest/withdraw': execution.withdrawContest,
  settle: execution.settle,
  'rest/settle': execution.settleRest,
  'end/remind': execution.remindToEnd,
  'end/auto': execution.endByItself,

  review: reviews.review,
  'review/reply': reviews.reply,
  'review/open': reviews.openByItself,

  message: conversation.say,
  nda: conversation.consent,
};
