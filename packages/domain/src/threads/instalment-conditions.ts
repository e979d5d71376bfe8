import type { GivenPrice } from '../pricing/kinds.ts';
import { heldDaysMistakes } from '../pricing/validate.ts';
import { isDirectRelation, lastAction, type PartyFacts } from './application.ts';
import { type Condition, fact, mayBeDirect } from './conditions.ts';
import { isSheetGivenUp } from './sheet-conditions.ts';
import { addDaysOf24h } from './timer-schedule.ts';

/** Conditions on instalments: of a price that is proposed, and of the one that a thread stands at (rules §13). */

/** True if a mode takes this price: a client without a direct relation deposits each instalment, which its deposit has to outlast. */
export const hasMode = ({ pricing }: Pick<GivenPrice, 'pricing'>, creator: PartyFacts): boolean =>
  !pricing || mayBeDirect(creator) || heldDaysMistakes(pricing).length === 0;

export const priceHasMode: Condition<GivenPrice> = {
  refusal: 'INSTALMENT_TOO_LONG',
  holds: ({ application, command }) => hasMode(command, application.creator),
};

/** The first instalment has ways out of its own. */
export const isLaterInstalment = fact('STATE_CHANGED', ({ instalment }) => (instalment?.position ?? 0) > 0);

export const instalmentIsUnfunded = fact('INSTALMENT_FUNDED', ({ deposit }) => deposit === null);

/** Nothing is deposited in a direct relation, so the prestataire stops there; the client once they waited too long for a sheet. */
export const actorMayStop: Condition = {
  refusal: 'FORBIDDEN',
  holds: ({ application, actor, now }) =>
    !isDirectRelation(application) || actor.role === 'candidate' || isSheetGivenUp(application, now),
};

/** True once this many days have passed since the deposit was asked for. */
export const unfundedIsDue: Condition<{ readonly day: number }> = {
  refusal: 'TOO_EARLY',
  holds: ({ application, command: { day }, now }) => {
    const asked = lastAction(application, 'WAITING_FUNDS');
    return asked !== undefined && now >= addDaysOf24h(asked.sentAt, day);
  },
};
