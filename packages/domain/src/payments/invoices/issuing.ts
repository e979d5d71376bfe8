import { type InstalmentPlace, instalmentName } from '../../pricing/content.ts';
import type { ThreadType } from '../../threads/application.ts';
import type { ApplicationState } from '../../threads/states.ts';

/**
 * True if the candidate may issue an invoice of an instalment, or of a flat price (rules §4, DIRECT): in a direct relation that was
 * accepted and is not closed. A month has a sum once its sheet is accepted.
 */
export const mayInvoice = (thread: {
  readonly type: ThreadType;
  /** State of the instalment. */
  readonly state: ApplicationState;
  /** True if both parties agreed on a direct relation. */
  readonly isDirect: boolean;
  /** True of a month whose sheet is not accepted yet. */
  readonly isOpenMonth?: boolean;
}): boolean =>
  thread.type === 'MISSION' &&
  thread.isDirect &&
  thread.isOpenMonth !== true &&
  (thread.state === 'ONGOING' || thread.state === 'DONE');

interface InvoicedWork {
  /** The instalment; null for a flat price. */
  readonly place: InstalmentPlace | null;
  /** The work that is delivered with it; null where none was named. */
  readonly work: string | null;
}

/** Text of one line of an invoice: the mission, and the instalment that it is for. */
export const serviceLine = (title: string, { place, work }: InvoicedWork): string => {
  const service = `Prestation de services\u202f: ${title}`;
  if (place === null) return service;
  return `${service}. ${instalmentName(place)}${work === null ? '' : `\u202f: ${work}`}`;
};

/** Line of the platform’s invoice for its fee, in French. */
export const feeLine = (title: string): string =>
  `Frais de conservation des fonds, mission «\u00a0${title}\u00a0»`;
