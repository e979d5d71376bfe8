import type { ThreadActor } from './actors.ts';
import type { Application } from './application.ts';
import { decide } from './decide.ts';
import { sampleCommand } from './permitted.ts';
import { type RefusalCode, refusals } from './refusals.ts';
import { type ThreadPermission, threadPermissions } from './states.ts';
import { table } from './table.ts';

/** A command that a viewer might expect but may not give now, with the reason from the rules. */
export interface Hindrance {
  readonly permission: ThreadPermission;
  readonly code: RefusalCode;
  /** The rule in French, to be shown. */
  readonly reason: string;
}

/** Refusals that screens do not explain: the command is another person's, is not due yet, or is done already. */
const silent: readonly RefusalCode[] = [
  'NOT_A_PARTY',
  'FORBIDDEN',
  'STATE_CHANGED',
  'TOO_EARLY',
  'ALREADY_CONSENTED',
  'NOTHING_TO_CONFIRM',
  'NO_DEPOSIT',
  'INSTALMENT_FUNDED',
  'NOT_CONTESTED',
  'FUNDS_HELD',
  'ALREADY_REVIEWED',
  'REVIEWS_CLOSED',
  'NO_REVIEW',
  'ALREADY_REPLIED',
  'ALREADY_DECLARED',
  'ALREADY_RESERVED',
  'ALREADY_SHOWN',
];

/**
 * Commands that the state of the application allows but a condition forbids to this viewer now (the column "needs" of
 * rules §3), each with the reason. Screens show it beside the disabled choice.
 */
export const hindered = (application: Application, viewer: ThreadActor, now: Date): Hindrance[] =>
  threadPermissions.flatMap((permission) => {
    if (!table[permission].from.includes(application.state)) return [];
    const decision = decide(application, sampleCommand(permission, application), viewer, now);
    if (decision.ok || silent.includes(decision.code)) return [];
    return [{ permission, code: decision.code, reason: refusals[decision.code].title }];
  });
