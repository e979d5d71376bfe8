import type { ThreadActor } from './actors.ts';
import type { Application } from './application.ts';
import { decide } from './decide.ts';
import { sampleCommand } from './permitted.ts';
import { type RefusalCode, refusals } from './refusals.ts';
import { type ThreadPermission, threadPermissions } from './states.ts';
import { table } from './table.ts';

/** What a viewer might expect to do now and may not, with the reason of the rules. */
export interface Hindrance {
  readonly permission: ThreadPermission;
  readonly code: RefusalCode;
  /** French, fit to show. */
  readonly reason: string;
}

/** It is not this person's, not its moment, or done already: there is nothing to explain. */
const silent: readonly RefusalCode[] = [
  'NOT_A_PARTY',
  'FORBIDDEN',
  'STATE_CHANGED',
  'TOO_EARLY',
  'ALREADY_CONSENTED',
  'NOTHING_TO_CONFIRM',
  'NO_DEPOSIT',
  'NOT_CONTESTED',
  'FUNDS_HELD',
  'ALREADY_REVIEWED',
  'REVIEWS_CLOSED',
  'NO_REVIEW',
  'ALREADY_REPLIED',
];

/**
 * Commands of the viewer that the thread's state lets through and a condition of the table stops (rules §3, "needs"), each with
 * its code and sentence: what a screen shows beside a choice that is closed.
 */
export const hindered = (application: Application, viewer: ThreadActor, now: Date): Hindrance[] =>
  threadPermissions.flatMap((permission) => {
    if (!table[permission].from.includes(application.state)) return [];
    const decision = decide(application, sampleCommand(permission, application), viewer, now);
    if (decision.ok || silent.includes(decision.code)) return [];
    return [{ permission, code: decision.code, reason: refusals[decision.code].title }];
  });
