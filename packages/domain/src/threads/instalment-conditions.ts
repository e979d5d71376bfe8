import type { GivenPrice } from '../pricing/kinds.ts';
import { heldDaysMistakes } from '../pricing/validate.ts';
import { isDirectRelation, lastAction, type PartyFacts } from './application.ts';
import { type Condition, fact, mayBeDirect } from './conditions.ts';
import { isSheetGivenUp } from './sheet-conditions.ts';
import { addDaysOf24h } from './timer-schedule.ts';

/**
 * Conditions on the instalments of a proposed price, and on the current instalment of a thread (rules §13).
 */

/**
 * True if some mode allows this price. A client who may not have a direct relation deposits each instalment,
 * so none may outlast its deposit.
 */
export const hasMode = ({ pricing }: Pick<GivenPrice, 'pricing'>, creator: PartyFacts): boolean =>
  !pricing || mayBeDirect(creator) || heldDaysMistakes(pricing).length === 0;

export const priceHasMode: Condition<GivenPrice> = {
  refusal: 'INSTALMENT_TOO_LONG',
  holds: ({ application, command }) => hasMode(command, application.creator),
};

/** Holds from the second instalment on: the first one is ended by other commands. */
export const isLaterInstalment = fact('STATE_CHANGED', ({ instalment }) => (instalment?.position ?? 0) > 0);

export const instalmentIsUnfunded = fact('INSTALMENT_FUNDED', ({ deposit }) => deposit === null);

/**
 * Holds for a stop from the second instalment on. A first month is stopped only by the client of a direct
 * relation whose sheet is far too late: no deposit of it can be cancelled.
 */
export const isStoppable: Condition = {
  refusal: 'STATE_CHANGED',
  holds: ({ application, actor, now }) =>
    (application.instalment?.position ?? 0) > 0 ||
    (isDirectRelation(application) && actor.role === 'creator' && isSheetGivenUp(application, now)),
};

/**
 * With deposits, either party may stop. In a direct relation the candidate may; the client only once a sheet
 * is far too late.
 */
export const actorMayStop: Condition = {
  refusal: 'FORBIDDEN',
  holds: ({ application, actor, now }) =>
    !isDirectRelation(application) || actor.role === 'candidate' || isSheetGivenUp(application, now),
};

/** Holds once this many days have passed since the deposit was requested. */
export const unfundedIsDue: Condition<{ readonly day: number }> = {
  refusal: 'TOO_EARLY',
  holds: ({ application, command: { day }, now }) => {
    const asked = lastAction(application, 'WAITING_FUNDS');
    return asked !== undefined && now >= addDaysOf24h(asked.sentAt, day);
  },
};
