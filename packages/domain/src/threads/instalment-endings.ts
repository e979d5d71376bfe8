import type { ThreadRole } from './actors.ts';
import type { ActionResult } from './states.ts';

/** Ends of the work on an instalment, or of the wait for its deposit, as its action in the thread tells them (rules §13). */
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

/** The command that closed an action, its author, and the result, as the record has them. */
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

/** How an instalment ended; undefined for a command that only moved it on, such as its deposit. */
export const instalmentEndingOf = (
  { command, role }: ClosedWith,
  result: ActionResult,
): InstalmentEnding | undefined =>
  Object.hasOwn(endings, command) ? endings[command]?.(role, result) : undefined;
