import { delayDays, depositAtMostCents, offerCents, portageMinimumCents } from '../limits.ts';
import { currency } from '../payments/amounts.ts';
import { feeWithTaxCents } from '../payments/fees.ts';
import { type GivenPrice, kindsOf, largestDepositCents } from '../pricing/kinds.ts';
import { isWholePrice, modeMistake } from '../pricing/validate.ts';
import { textLimits } from '../text-limits.ts';
import { type Day, parisDay } from '../time/paris.ts';
import { vigilanceRefusals } from '../vigilance/gate.ts';
import { actingParty, isParty, otherParty, type ThreadActor, type ThreadParty } from './actors.ts';
import {
  type Application,
  isContested,
  isDirectRelation,
  isLegalEntity,
  isOngoing,
  isOver,
  lastAction,
  type PartyFacts,
} from './application.ts';
import { type PaidDeposit, paidDeposit } from './awaited-deposit.ts';
import { agreementVersion } from './confidentiality.ts';
import { depositDueCents, sharedCents, stagedPriceOf } from './deposits-and-refunds.ts';
import { bothConsented } from './party-texts.ts';
import { isPortageRejected } from './portage.ts';
import { fileRefusal, proposedMode } from './proposed-mode.ts';
import type { RefusalCode } from './refusals.ts';
import type { Settlement } from './settlement.ts';
import type { ActionType } from './states.ts';
import { threadTimes } from './time-limits.ts';
import { addDaysOf24h } from './timer-schedule.ts';

/** All facts on which a decision depends. */
export interface DecisionFacts<Fields extends object = object> {
  readonly application: Application;
  /** The command with its fields. */
  readonly command: Fields;
  readonly actor: ThreadActor;
  readonly now: Date;
}

/** A condition in column "needs" of the table of rules §3, with the code of the refusal when it fails. */
export interface Condition<Fields extends object = object> {
  readonly refusal: RefusalCode;
  holds(situation: DecisionFacts<Fields>): boolean;
}

/** Condition on the application alone. */
export const fact = (refusal: RefusalCode, holds: (application: Application) => boolean): Condition => ({
  refusal,
  holds: ({ application }) => holds(application),
});

/** The party behind an actor; null for an office. */
export const partyOf = (actor: ThreadActor): ThreadParty | null => (isParty(actor.role) ? actor.role : null);

export const ongoing = (type: ActionType): Condition =>
  fact('STATE_CHANGED', (application) => isOngoing(application, type));

export const lastPriceRefused = fact(
  'STATE_CHANGED',
  (application) => lastAction(application, 'PRICE')?.result === 'REFUSED',
);

export const offerIsToConfirm = fact('NOTHING_TO_CONFIRM', ({ offerToConfirm }) => offerToConfirm.length > 0);

export const priceOfferIsValid: Condition<GivenPrice & { readonly offerCents: number }> = {
  refusal: 'INVALID_OFFER',
  holds: ({ command, now }) => isValidPrice(command, parisDay(now)),
};

export const suggestionIsValid: Condition<{ readonly suggestionCents?: number | null }> = {
  refusal: 'INVALID_OFFER',
  holds: ({ command: { suggestionCents = null } }) =>
    suggestionCents === null || isValidPriceOffer(suggestionCents),
};

export const refusalFits: Condition<{ readonly text?: string | null }> = {
  refusal: 'REFUSAL_TOO_LONG',
  holds: ({ command }) => (command.text ?? '').length <= textLimits.refusal,
};

/** A delay is a whole number of days. */
export const isValidDelay = (days: number): boolean =>
  Number.isSafeInteger(days) && days >= delayDays.min && days <= delayDays.max;

/** A price is a whole number of cents, above zero (rules §2). */
const isValidPriceOffer = (cents: number): boolean =>
  Number.isSafeInteger(cents) && cents >= offerCents.min && cents <= offerCents.max;

/** True for a valid price, flat or in parts; `isWholePrice` checks the parts (rules §13). */
export const isValidPrice = (
  { offerCents, pricing }: GivenPrice & { readonly offerCents: number },
  today: Day,
): boolean => isValidPriceOffer(offerCents) && (!pricing || isWholePrice(pricing, offerCents, today));

/** True for a client who may have a direct relation: every client except a private customer. */
export const mayBeDirect = ({ kind, isMoral }: PartyFacts): boolean => kind !== 'CUSTOMER' || isMoral;

export const directIsAllowed = fact('DIRECT_NOT_ALLOWED', ({ creator }) => mayBeDirect(creator));

/** True without another collaboration on the mission, or if the creator confirms a second one (rules §3). */
export const isOnlyOneOrConfirmed: Condition<{ readonly isConfirmed?: boolean }> = {
  refusal: 'COLLABORATION_UNDER_WAY',
  holds: ({ application, command }) => application.othersUnderWay === 0 || command.isConfirmed === true,
};

export const noModeProposed = fact('STATE_CHANGED', (application) => proposedMode(application) === null);

/** Largest price that one deposit covers, in cents, excluding tax. */
const largestCents = (application: Application): number | null => {
  const pricing = stagedPriceOf(application);
  return pricing === null ? application.offerCents : largestDepositCents(pricing);
};

/**
 * True if each deposit fits in one card payment. The higher of the two fees is counted, for held funds and
 * portage alike.
 */
const depositIsPayable = fact('DEPOSIT_TOO_LARGE', (application) => {
  const { tvaApplicable } = application;
  const largest = {
    offerCents: largestCents(application),
    tvaApplicable,
    feeCents: feeWithTaxCents('funds'),
  };
  return depositDueCents(largest) <= depositAtMostCents;
});

/**
 * Held money goes back after a maximum time, so an instalment with a deposit may not last longer (rules §13).
 */
const instalmentsFitHold = fact('INSTALMENT_TOO_LONG', (application) => {
  const pricing = stagedPriceOf(application);
  return pricing === null || modeMistake(pricing, 'funds') === null;
});

export const fundsConditions: readonly Condition[] = [depositIsPayable, instalmentsFitHold];

export const portageConditions: readonly Condition[] = [
  fact('PORTAGE_ALREADY_REFUSED', (application) => !isPortageRejected(application)),
  fact('PORTAGE_NEEDS_LEGAL_ENTITY', ({ creator }) => isLegalEntity(creator)),
  fact('PORTAGE_NEEDS_NATURAL_PERSON', ({ candidate }) => !isLegalEntity(candidate)),
  fact('PORTAGE_EXCLUDED_NATURE', ({ isPortageExcluded }) => !isPortageExcluded),
  fact('PORTAGE_NO_RETAINER', (application) =>
    kindsOf('portage').includes(stagedPriceOf(application)?.kind ?? 'flat'),
  ),
  fact('PORTAGE_MINIMUM', (application) => (application.offerCents ?? 0) >= portageMinimumCents),
  ...fundsConditions,
];

const isReason = (text: string): boolean => text.trim() !== '' && text.length <= textLimits.reason;

export const reasonIsGiven: Condition<{ readonly reason: string }> = {
  refusal: 'REASON_REQUIRED',
  holds: ({ command }) => isReason(command.reason),
};

/** Staff give a reason, which both parties read; parties need none. */
export const staffGiveReason: Condition<{ readonly reason?: string }> = {
  refusal: 'REASON_REQUIRED',
  holds: ({ actor, command }) => actor.role !== 'staff' || isReason(command.reason ?? ''),
};

export const amountMatches: Condition<PaidDeposit> = {
  refusal: 'AMOUNT_MISMATCH',
  holds: (situation) =>
    situation.command.currency.toLowerCase() === currency && paidDeposit(situation) !== null,
};

export const notDelivered = fact('ALREADY_DELIVERED', ({ deliveredAt }) => deliveredAt === null);

export const delivered = fact('STATE_CHANGED', ({ deliveredAt }) => deliveredAt !== null);

export const notContested = fact('CONTESTED', (application) => !isContested(application));

/** While a contest is open, only staff end the mission (rules §3). */
export const notContestedButByStaff: Condition = {
  refusal: 'CONTESTED',
  holds: ({ application, actor }) => actor.role === 'staff' || !isContested(application),
};

export const contested = fact('NOT_CONTESTED', isContested);

export const contestedByActor: Condition = {
  refusal: 'FORBIDDEN',
  holds: ({ application, actor }) => application.contest?.by === actor.role,
};

/**
 * True if only staff can settle the money left of a mission that is over: a bank gave it back late, or it has
 * waited for its payee up to the warning of the hold (rules §3, "Times").
 */
export const restIsStaffs: Condition = {
  refusal: 'NOT_CONTESTED',
  holds: (situation) => !situation.application.isPayoutAsked || holdWarningIsDue.holds(situation),
};

export const notDirect = fact('NO_DEPOSIT', (application) => !isDirectRelation(application));

export const payeeIsReady = fact('PAYEE_NOT_READY', (application) => application.payeeIsReady);

export const notChargedBack = fact('CHARGED_BACK', ({ chargebackAt }) => chargebackAt === null);

export const chargedBack = fact('STATE_CHANGED', ({ chargebackAt }) => chargebackAt !== null);

export const fundsAreHeld = fact('NO_DEPOSIT', (application) =>
  isOver(application) ? application.leftCents > 0 : application.deposit !== null,
);

export const wasDeposited = fact('NO_DEPOSIT', ({ deposit }) => deposit !== null);

/** A split leaves something to each party, out of the held sum without the fee. */
export const settlementAddsUp: Condition<Settlement> = {
  refusal: 'AMOUNT_MISMATCH',
  holds: ({ application, command }) =>
    command.outcome !== 'split' ||
    (Number.isSafeInteger(command.candidateCents) &&
      command.candidateCents > 0 &&
      command.candidateCents < sharedCents(application)),
};

/** Held money must go to somebody: after a contest, a mission goes on only in a direct relation. */
export const nothingIsHeld: Condition<Settlement> = {
  refusal: 'FUNDS_HELD',
  holds: ({ application, command }) => command.outcome !== 'continue' || application.deposit === null,
};

export const notAskedByActor: Condition = {
  refusal: 'ALREADY_ASKED',
  holds: ({ application, actor }) => {
    const party = partyOf(actor);
    return party === null || application.cancelAsked[party] === null;
  },
};

/** True if the other party asked to cancel the deposit and has no answer yet. */
export const askedByOther: Condition = {
  refusal: 'STATE_CHANGED',
  holds: ({ application, actor }) => application.cancelAsked[otherParty(actingParty(actor))] !== null,
};

export const actorConsented: Condition = {
  refusal: 'NDA_REQUIRED',
  holds: ({ application, actor }) => application.consents[actingParty(actor)] !== null,
};

export const actorHasNotConsented: Condition = {
  refusal: 'ALREADY_CONSENTED',
  holds: ({ application, actor }) => application.consents[actingParty(actor)] === null,
};

/** Both parties accept the same text: the second consents to the version accepted by the first. */
export const versionIsInForce: Condition<{ readonly version: string }> = {
  refusal: 'NDA_VERSION',
  holds: ({ application, command }) => command.version === agreementVersion(application),
};

/**
 * Refusals of the vigilance file: above the yearly sum, a mode is accepted only with a complete file (rules
 * §12).
 */
export const fileIsComplete: readonly Condition[] = vigilanceRefusals.map((code) =>
  fact(code, (application) => fileRefusal(application) !== code),
);

export const everybodyConsented = fact('BOTH_CONSENTS_NEEDED', bothConsented);

export const messageIsNotBlank: Condition<{ readonly content: string; readonly files?: number }> = {
  refusal: 'EMPTY_MESSAGE',
  holds: ({ command }) => command.content.trim() !== '' || (command.files ?? 0) > 0,
};

export const messageFits: Condition<{ readonly content: string }> = {
  refusal: 'MESSAGE_TOO_LONG',
  holds: ({ command }) => command.content.length <= textLimits.message,
};

/** Holds once this many days of 24 hours have passed since `start`. */
const after = (start: (application: Application) => Date | null, days: number): Condition => ({
  refusal: 'TOO_EARLY',
  holds: ({ application, now }) => {
    const from = start(application);
    return from !== null && now >= addDaysOf24h(from, days);
  },
});

const deliveredAt = (application: Application) => application.deliveredAt;
const confirmedAt = (application: Application) => application.deposit?.confirmedAt ?? null;

export const releaseIsDue: Condition = {
  refusal: 'TOO_EARLY',
  holds: ({ application, now }) => application.releaseAt !== null && now >= application.releaseAt,
};

export const autoEndIsDue = after(deliveredAt, threadTimes.autoEndDays);
export const holdWarningIsDue = after(confirmedAt, threadTimes.holdWarningDays);
export const holdIsOver = after(confirmedAt, threadTimes.holdMaximumDays);

export const reminderIsDue: Condition<{ readonly day: number }> = {
  refusal: 'TOO_EARLY',
  holds: (situation) => after(deliveredAt, situation.command.day).holds(situation),
};
