import type { ThreadType } from '../../threads/application.ts';
import type { ApplicationState } from '../../threads/states.ts';

/**
 * True if the candidate may issue an invoice (rules §4, DIRECT): in a direct relation that was accepted and
 * is not closed.
 */
export const mayInvoice = (thread: {
  readonly type: ThreadType;
  readonly state: ApplicationState;
  /** True if both parties agreed on a direct relation. */
  readonly isDirect: boolean;
}): boolean =>
  thread.type === 'MISSION' && thread.isDirect && (thread.state === 'ONGOING' || thread.state === 'DONE');

/** Text of one line of an invoice. */
export const serviceLine = (title: string): string => `Prestation de services\u202f: ${title}`;

/** Line of the platform’s invoice for its fee, in French. */
export const feeLine = (title: string): string =>
  `Frais de conservation des fonds, mission «\u00a0${title}\u00a0»`;
