import { missingCheck } from '../conflicts/gate.ts';
import { currentIndependence } from '../conflicts/independence.ts';
import { type Condition, fact } from './conditions.ts';
import { isIndependenceCurrent } from './independence.ts';

/** Conditions about independence and the parties of a conflict check (rules §9). */

/**
 * True if the mission requires a declaration, or if the candidate made a statement before staff lowered the
 * requirement (rules §9).
 */
export const takesIndependence = fact(
  'STATE_CHANGED',
  ({ conflicts, independence }) =>
    conflicts !== null && (conflicts.level === 'declaration' || independence !== null),
);

const checkIsNotMissing = (code: NonNullable<ReturnType<typeof missingCheck>>): Condition =>
  fact(code, ({ conflicts }) => conflicts === null || missingCheck(conflicts) !== code);

export const partiesAreNamed = checkIsNotMissing('PARTIES_AWAITED');
export const partiesWereAskedAbout = checkIsNotMissing('CONFLICT_CHECK_NEEDED');

/** Holds unless the declaration was signed on the current list and in the current version. */
export const notDeclared = fact(
  'ALREADY_DECLARED',
  (application) =>
    !isIndependenceCurrent(application) || application.independence?.version !== currentIndependence.version,
);

export const declarationIsInForce: Condition<{ readonly version: string }> = {
  refusal: 'INDEPENDENCE_VERSION',
  holds: ({ command }) => command.version === currentIndependence.version,
};

/** Fails if the list changed since the author of the command read it. */
export const listIsAsRead: Condition<{ readonly listVersion: number }> = {
  refusal: 'PARTIES_CHANGED',
  holds: ({ application: { conflicts }, command }) => command.listVersion === (conflicts?.listVersion ?? 0),
};

export const notReserved = fact('ALREADY_RESERVED', ({ independence }) => independence?.kind !== 'reserved');

export const declared = fact(
  'STATE_CHANGED',
  ({ conflicts, independence }) => conflicts !== null && independence?.kind === 'declared',
);

/**
 * A mission that requires a declaration begins only on one for the current list: a reserve or an older list
 * is not enough.
 */
export const independenceIsCurrent = fact(
  'DECLARATION_NEEDED',
  (application) => application.conflicts?.level !== 'declaration' || isIndependenceCurrent(application),
);

export const hasParties = fact('STATE_CHANGED', ({ conflicts }) => conflicts?.parties === 'named');

export const notShown = fact(
  'ALREADY_SHOWN',
  ({ shownParties, conflicts }) => shownParties?.listVersion !== conflicts?.listVersion,
);
