import { type InstalmentPlace, instalmentName } from '../../pricing/content.ts';
import type { ThreadType } from '../../threads/application.ts';
import type { ApplicationState } from '../../threads/states.ts';

/**
 * True if the candidate may invoice an instalment or a flat price (rules §4, DIRECT): a direct relation that
 * is under way or done. A month may be invoiced once its sheet is accepted.
 */
export const mayInvoice = (thread: {
  readonly type: ThreadType;
  /** State of the instalment. */
  readonly state: ApplicationState;
  /** True if both parties agreed on a direct relation. */
  readonly isDirect: boolean;
  /** True for a month whose sheet is not accepted yet. */
  readonly isOpenMonth?: boolean;
}): boolean =>
  thread.type === 'MISSION' &&
  thread.isDirect &&
  thread.isOpenMonth !== true &&
  (thread.state === 'ONGOING' || thread.state === 'DONE');

interface InvoicedWork {
  /** The instalment; null for a flat price. */
  readonly place: InstalmentPlace | null;
  /** The work delivered with it; null if none was named. */
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
