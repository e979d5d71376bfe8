import type { ThreadRole } from '../threads/actors.ts';
import type { ThreadCommandType } from '../threads/commands.ts';
import type { ThreadChanges } from '../threads/effects.ts';
import type { ActionResult, ActionType, ApplicationState } from '../threads/states.ts';

/**
 * The record of a thread (rules §3): one entry for each command that changed it and for each message, each linked to the one
 * before by a hash. What a message says is not in its entry, its digest is.
 */

/** Who did it; `memberId` for the two parties alone. */
export interface RecordedActor {
  readonly role: ThreadRole;
  readonly memberId: string | null;
}

interface Recorded {
  /** The thread's position after it. */
  readonly position: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: RecordedActor;
}

/** A command that changed the thread: what it closed and opened, and where the thread then stood. */
export interface RecordedCommand extends Recorded {
  readonly kind: 'command';
  readonly command: ThreadCommandType;
  readonly state: ApplicationState;
  readonly closed: readonly { readonly type: ActionType; readonly result: ActionResult }[];
  /** Amounts are integer cents, excluding tax. */
  readonly opened: readonly { readonly type: ActionType; readonly offerCents: number | null }[];
  readonly reason: string | null;
  readonly consent: { readonly version: string; readonly sha256: string } | null;
  /**
   * What the candidate said with their price, and the price that a creator suggested, in cents: where they did. Contact details in
   * these words and in `reason` are masked, for both parties take the file away.
   */
  readonly presentation?: string | null;
  readonly delayDays?: number | null;
  readonly suggestionCents?: number | null;
}

/** A message: hexadecimal SHA-256 of its text (UTF-8) and of each file that came with it, in their order. */
export interface RecordedMessage extends Recorded {
  readonly kind: 'message';
  readonly sha256: string;
  readonly files: readonly string[];
}

/** The thread as it was when its record began: what came before is digested, not linked one by one. */
export interface RecordedOpening extends Omit<Recorded, 'by'> {
  readonly kind: 'opening';
  readonly state: ApplicationState;
  readonly actions: readonly { readonly type: ActionType; readonly result: ActionResult }[];
  readonly messages: readonly { readonly position: number; readonly sha256: string }[];
}

export type RecordedEntry = RecordedCommand | RecordedMessage | RecordedOpening;

/** The canonical text of an entry: the bytes (UTF-8) that are linked. Its fields stand in one order, whoever made it. */
export const bodyOf = (entry: RecordedCommand | RecordedMessage): string => {
  const { kind, position, at, by } = entry;
  const head = { kind, position, at, by: { role: by.role, memberId: by.memberId } };
  if (entry.kind === 'message') {
    return JSON.stringify({ ...head, sha256: entry.sha256, files: entry.files });
  }
  const { command, state, closed, opened, reason, consent } = entry;
  const { presentation = null, delayDays = null, suggestionCents = null } = entry;
  return JSON.stringify({
    ...head,
    command,
    state,
    closed: closed.map(({ type, result }) => ({ type, result })),
    opened: opened.map(({ type, offerCents }) => ({ type, offerCents })),
    reason,
    consent: consent && { version: consent.version, sha256: consent.sha256 },
    ...(presentation === null ? {} : { presentation }),
    ...(delayDays === null ? {} : { delayDays }),
    ...(suggestionCents === null ? {} : { suggestionCents }),
  });
};

/** What a command's entry tells of the changes that were decided. */
export const changesOf = ({ closed, opened }: ThreadChanges): Pick<RecordedCommand, 'closed' | 'opened'> => ({
  closed: closed.map(({ type, result }) => ({ type, result })),
  opened: opened.map(({ type, offerCents }) => ({ type, offerCents })),
});
