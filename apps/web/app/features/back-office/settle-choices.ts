import { formatEuros } from '../../lib/money.ts';
import { disputes } from './content.ts';

/** Outcomes among which staff decide about a thread, with their consequences in words. */

const content = disputes.dialog;

export type Outcome = 'release' | 'refund' | 'split' | 'continue';

/** The thread to settle, and the amount held for its parties, in euros; null in a direct relation. */
export interface ThreadToSettle {
  readonly id: string;
  readonly title: string;
  readonly deposit: number | null;
  /** The part of it that a release pays, and whether the sheet of its month is missing; absent where all of it is paid. */
  readonly release?: number | null;
  readonly awaitsSheet?: boolean;
  /** Name of the contested instalment; null for a flat price. */
  readonly instalment?: string | null;
  /** Reason of the contest; absent where nothing is contested. */
  readonly contest?: { readonly reason: string };
  /** The viewer's open reading of a contested thread; null without one, absent where nothing is contested. */
  readonly readingID?: string | null;
  /** True if the mission is over and not contested. */
  readonly isRest?: boolean;
}

export const difference = (sum: number, part: number): string =>
  formatEuros(Math.round((sum - part) * 100) / 100);

/** Consequence of a release of the deposit of a month; null where all of a deposit is paid as agreed. */
const monthHelp = ({ deposit, release, awaitsSheet }: ThreadToSettle): string | null => {
  if (deposit === null) return null;
  if (awaitsSheet) return content.untold(formatEuros(deposit));
  return release == null || release === deposit
    ? null
    : content.told(formatEuros(release), difference(deposit, release));
};

/** Outcomes that the server takes. Without a sheet, no month of a direct relation is done. */
export const choicesOf = (settled: ThreadToSettle) => {
  const isDirect = settled.deposit === null;
  return Object.entries(isDirect ? content.direct : content.held)
    .filter(([value]) => value !== 'release' || !isDirect || !settled.awaitsSheet)
    .map(([value, { label, help }]) => ({
      value: value as Outcome,
      label,
      help: (value === 'release' ? monthHelp(settled) : null) ?? help,
    }));
};
