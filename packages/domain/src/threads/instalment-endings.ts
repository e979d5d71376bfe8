import type { ThreadRole } from './actors.ts';
import type { ActionResult } from './states.ts';

/**
 * Ways in which the work on an instalment, or the wait for its deposit, ended; read from its closed action
 * (rules §13).
 */
export const instalmentEndings = [
  'declared',
  'byItself',
  'settled',
  'stoppedByCreator',
  'stoppedByCandidate',
  'cancelled',
  'cancelledByStaff',
  'heldTooLong',
  'taken',
] as const;
export type InstalmentEnding = (typeof instalmentEndings)[number];

/** The command that closed an action, and the role of its author, as recorded. */
export interface ClosedWith {
  readonly command: string;
  readonly role: ThreadRole;
}

const endings: Readonly<
  Record<string, (role: ThreadRole, result: ActionResult) => InstalmentEnding | undefined>
> = {
  'mission/validate': () => 'declared',
  'end/auto': () => 'byItself',
  settle: () => 'settled',
  'instalment/stop': (role) => (role === 'creator' ? 'stoppedByCreator' : 'stoppedByCandidate'),
  cancelDeposit: (role) => (role === 'staff' ? 'cancelledByStaff' : 'cancelled'),
  // Delivered work is paid at the end of the hold, as after a silence; any other deposit goes back.
  'hold/expire': (_, result) => (result === 'ACCEPTED' ? 'byItself' : 'heldTooLong'),
  'chargeback/lost': () => 'taken',
};

/** The end of an instalment; undefined for a command that only moves it on, such as its deposit. */
export const instalmentEndingOf = (
  { command, role }: ClosedWith,
  result: ActionResult,
): InstalmentEnding | undefined =>
  Object.hasOwn(endings, command) ? endings[command]?.(role, result) : undefined;
