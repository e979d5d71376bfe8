import type { ThreadRole } from './actors.ts';
import type { ThreadType } from './application.ts';
import type { CommandOf, ThreadCommand, ThreadCommandType } from './commands.ts';
import * as needs from './conditions.ts';
import type { RefusalCode } from './refusals.ts';
import { type ApplicationState, applicationStates } from './states.ts';

/** A line of the table of rules §3. */
export interface Row<Command extends ThreadCommand = ThreadCommand> {
  readonly by: readonly ThreadRole[];
  readonly from: readonly ApplicationState[];
  /** Every state in which the command may leave the application; none means that it stays where it is. */
  readonly to: readonly ApplicationState[];
  /** In the order in which they are checked; the first that fails gives the refusal. */
  readonly needs: readonly needs.Condition<Command>[];
  /** Threads that know the command; missions alone unless said. */
  readonly threads: readonly ThreadType[];
  /** The code of a wrong state. */
  readonly stateRefusal: RefusalCode;
}

/** Every command but `apply`, which has no thread yet and is ruled by eligibility. */
export type TableCommandType = Exclude<ThreadCommandType, 'apply'>;

type Table = { readonly [Type in TableCommandType]: Row<CommandOf<Type>> };

const line = <Command extends ThreadCommand>(
  by: Row['by'],
  from: Row['from'],
  to: Row['to'],
  conditions: Row<Command>['needs'] = [],
  rest: Partial<Pick<Row, 'threads' | 'stateRefusal'>> = {},
): Row<Command> => ({
  by,
  from,
  to,
  needs: conditions,
  threads: ['MISSION'],
  stateRefusal: 'STATE_CHANGED',
  ...rest,
});

const stay: Row['to'] = [];
const anyThread = { threads: ['MISSION', 'JOB'] } as const;
const parties = ['creator', 'candidate'] as const;
const open: Row['from'] = applicationStates.filter((state) => state !== 'REFUSED');
/** Where a candidate is still concerned by what the mission says. */
const running: Row['from'] = open.filter((state) => state !== 'DONE');
/** Where money may be held, and where some may be left of it. */
const held: Row['from'] = ['ONGOING', 'WAITING_RULES'];
const over: Row['from'] = ['DONE', 'REFUSED'];
const choosing = (
  conditions: readonly needs.Condition[],
): Row<CommandOf<'choose/direct' | 'choose/funds' | 'choose/portage'>> =>
  line(['creator'], ['WAITING_ACCEPTATION'], stay, [
    needs.ongoing('CONTRACT_CHOICE'),
    ...conditions,
    needs.isOnlyOneOrConfirmed,
  ]);
const declining = (mode: 'DIRECT' | 'FUNDS' | 'PORTAGE') =>
  line(['candidate'], ['WAITING_ACCEPTATION'], stay, [needs.ongoing(mode)]);

/**
 * The table of rules §3: who may give which command in which state, on what condition. `decide` reads it, the tests walk
 * it; what a command does stands in outcomes.ts.
 */
export const table: Table = {
  'price/accept': line(['creator'], ['NEW'], ['WAITING_ACCEPTATION'], [needs.ongoing('PRICE')]),
  'price/refuse': line(['creator'], ['NEW'], stay, [
    needs.ongoing('PRICE'),
    needs.suggestionIsValid,
    needs.refusalFits,
  ]),
  'price/new': line(['candidate'], ['NEW'], stay, [needs.lastPriceRefused, needs.offerIsValid]),
  'price/confirm': line(['candidate'], ['NEW'], stay, [needs.ongoing('PRICE'), needs.offerIsToConfirm]),
  'mission/edited': line(['creator'], running, stay),
  'mission/filled': line(['creator'], ['NEW', 'WAITING_ACCEPTATION'], stay, [needs.noModeProposed]),
  'job/filled': line(['creator'], ['NEW'], stay, [], { threads: ['JOB'] }),
  refuseCandidate: line(
    ['creator'],
    ['NEW', 'WAITING_ACCEPTATION'],
    ['REFUSED'],
    [needs.refusalFits],
    anyThread,
  ),
  withdraw: line(['candidate'], ['NEW', 'WAITING_ACCEPTATION'], ['REFUSED'], [], anyThread),

  'choose/direct': choosing([needs.directIsAllowed]),
  'choose/funds': choosing(needs.fundsConditions),
  'choose/portage': choosing(needs.portageConditions),
  'direct/accept': line(['candidate'], ['WAITING_ACCEPTATION'], ['ONGOING'], [needs.ongoing('DIRECT')]),
  'direct/refuse': declining('DIRECT'),
  'funds/accept': line(['candidate'], ['WAITING_ACCEPTATION'], ['WAITING_FUNDS'], [needs.ongoing('FUNDS')]),
  'funds/refuse': declining('FUNDS'),
  'portage/accept': line(
    ['candidate'],
    ['WAITING_ACCEPTATION'],
    ['WAITING_PORTAGE'],
    [needs.ongoing('PORTAGE')],
  ),
  'portage/refuse': declining('PORTAGE'),

  'portage/validate': line(['staff'], ['WAITING_PORTAGE'], stay, [needs.ongoing('WAITING_BASOCHE')]),
  'portage/reject': line(
    ['staff'],
    ['WAITING_PORTAGE'],
    ['WAITING_ACCEPTATION'],
    [needs.ongoing('WAITING_BASOCHE'), needs.reasonIsGiven],
  ),
  'itg/validate': line(['partner'], ['WAITING_PORTAGE'], ['WAITING_FUNDS'], [needs.ongoing('WAITING_ITG')]),
  'itg/reject': line(
    ['partner'],
    ['WAITING_PORTAGE'],
    ['WAITING_ACCEPTATION'],
    [needs.ongoing('WAITING_ITG'), needs.reasonIsGiven],
  ),

  deposit: line(['creator'], ['WAITING_FUNDS'], stay, [needs.ongoing('WAITING_FUNDS'), needs.payeeIsReady]),
  'deposit/confirm': line(
    ['provider'],
    ['WAITING_FUNDS'],
    ['ONGOING'],
    [needs.ongoing('WAITING_FUNDS'), needs.amountMatches],
  ),
  cancelDeposit: line(
    ['staff', ...parties],
    ['WAITING_FUNDS', 'ONGOING'],
    ['REFUSED'],
    [
      needs.notDirect,
      needs.notContestedButByStaff,
      needs.notChargedBack,
      needs.notAskedByActor,
      needs.staffGiveReason,
    ],
  ),

  'chargeback/open': line(['provider'], ['ONGOING', 'WAITING_RULES'], stay, [
    needs.fundsAreHeld,
    needs.notChargedBack,
  ]),
  'chargeback/won': line(['provider'], ['ONGOING', 'WAITING_RULES'], stay, [needs.chargedBack]),
  'chargeback/lost': line(['provider'], held, ['REFUSED'], [needs.fundsAreHeld]),
  'chargeback/reversed': line(['provider'], [...held, ...over], stay, [needs.wasDeposited]),

  'mission/validate': line(['creator'], ['ONGOING'], ['DONE', 'WAITING_RULES'], [needs.notContested]),
  deliver: line(['candidate'], ['ONGOING'], stay, [needs.notContested, needs.notDelivered]),
  contest: line(parties, ['ONGOING', 'WAITING_RULES'], stay, [needs.notContested, needs.reasonIsGiven]),
  'contest/withdraw': line(parties, held, stay, [needs.contested, needs.contestedByActor]),
  settle: line(
    ['staff'],
    held,
    ['DONE', 'REFUSED'],
    [needs.contested, needs.notChargedBack, needs.nothingIsHeld, needs.settlementAddsUp, needs.reasonIsGiven],
  ),

  'rest/settle': line(['staff'], over, stay, [
    needs.fundsAreHeld,
    needs.restIsStaffs,
    needs.settlementAddsUp,
    needs.reasonIsGiven,
  ]),

  review: line(parties, ['DONE'], stay, [
    needs.notReviewed,
    needs.reviewsAreOpen,
    needs.gradeIsGiven,
    needs.reviewFits,
  ]),
  'review/reply': line(parties, ['DONE'], stay, [needs.reviewIsRead, needs.notReplied, needs.replyFits]),

  message: line(parties, open, stay, [needs.actorConsented, needs.messageIsNotBlank, needs.messageFits], {
    ...anyThread,
    stateRefusal: 'MESSAGES_CLOSED',
  }),
  nda: line(parties, open, stay, [needs.actorHasNotConsented, needs.versionIsInForce], anyThread),

  release: line(
    ['timer'],
    ['WAITING_RULES'],
    ['DONE'],
    [needs.notContested, needs.notChargedBack, needs.releaseIsDue],
  ),
  'end/remind': line(['timer'], ['ONGOING'], stay, [
    needs.delivered,
    needs.notContested,
    needs.reminderIsDue,
  ]),
  'end/auto': line(
    ['timer'],
    ['ONGOING'],
    ['DONE', 'WAITING_RULES'],
    [needs.delivered, needs.notContested, needs.autoEndIsDue],
  ),
  'portage/remind': line(['timer'], ['WAITING_PORTAGE'], stay, [needs.ongoing('WAITING_BASOCHE')]),
  'portage/overdue': line(['timer'], ['WAITING_PORTAGE'], stay, [needs.ongoing('WAITING_BASOCHE')]),
  'itg/remind': line(['timer'], ['WAITING_PORTAGE'], stay, [needs.ongoing('WAITING_ITG')]),
  'itg/overdue': line(['timer'], ['WAITING_PORTAGE'], stay, [needs.ongoing('WAITING_ITG')]),
  'hold/warn': line(['timer'], [...held, 'DONE'], stay, [needs.fundsAreHeld, needs.holdWarningIsDue]),
  'rest/expire': line(['timer'], over, stay, [needs.fundsAreHeld, needs.holdIsOver]),
  'hold/expire': line(
    ['timer'],
    held,
    ['DONE', 'REFUSED'],
    [needs.fundsAreHeld, needs.notChargedBack, needs.holdIsOver],
  ),
  'review/open': line(['timer'], ['DONE'], stay, [needs.reviewsAwaitOpening, needs.aReviewIsOpen]),
};

/** Every forbidden pair is one that is not here: for each state, the states that some command leads to from it. */
export const transitions: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = (() => {
  const next = (from: ApplicationState) =>
    applicationStates.filter((to) =>
      Object.values(table).some((row) => row.from.includes(from) && row.to.includes(to)),
    );
  return {
    NEW: next('NEW'),
    REFUSED: next('REFUSED'),
    WAITING_ACCEPTATION: next('WAITING_ACCEPTATION'),
    WAITING_PORTAGE: next('WAITING_PORTAGE'),
    WAITING_FUNDS: next('WAITING_FUNDS'),
    WAITING_RULES: next('WAITING_RULES'),
    ONGOING: next('ONGOING'),
    DONE: next('DONE'),
  };
})();
