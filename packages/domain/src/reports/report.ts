import { type OptionValue, optionList } from '../options/option.ts';
import { textLimits } from '../text-limits.ts';

/** Reports to staff about the other party of a thread (rules §3, "Reports"). */

/** Categories of a report. */
export const reportCategories = optionList([
  { value: 'harassment', label: 'Harcèlement ou propos déplacés' },
  { value: 'solicitation', label: 'Démarchage' },
  { value: 'fakeProfile', label: 'Faux profil ou usurpation' },
  { value: 'confidentiality', label: 'Manquement à la confidentialité' },
  { value: 'illegalContent', label: 'Contenu illicite' },
  { value: 'other', label: 'Autre motif' },
]);
export type ReportCategory = OptionValue<typeof reportCategories>;

/** Outcomes of a report. */
export const reportOutcomes = optionList([
  { value: 'measures', label: 'Mesures prises' },
  { value: 'nothing', label: 'Aucun manquement constaté' },
]);
export type ReportOutcome = OptionValue<typeof reportOutcomes>;

/** Days in which staff answer a report, as promised on screens and in mails. */
export const reportAnsweredWithinDays = 7;

/**
 * Checks the length of a reason. Unicode characters are counted, as in the database: a rare character is one,
 * although it takes two UTF-16 units.
 */
export const isReportReason = (text: string): boolean =>
  [...text.trim()].length >= textLimits.reasonOfReportAtLeast && text.length <= textLimits.reason;

/** Facts about a member and the person whom they want to report. */
export interface Reporting {
  readonly isOneself: boolean;
  /** True if the two share a thread, and the reporter knows that the other is a party of it. */
  readonly sharesThread: boolean;
  /** True if the reporter's last report on that person is not settled. */
  readonly oneWaits: boolean;
}

/**
 * Reason why a member may not report another; null if they may. The answer is the same for oneself, a
 * stranger and an unknown id, so that it reveals nothing.
 */
export const reportRefusal = ({
  isOneself,
  sharesThread,
  oneWaits,
}: Reporting): 'UNKNOWN' | 'WAITS' | null => {
  if (isOneself || !sharesThread) return 'UNKNOWN';
  return oneWaits ? 'WAITS' : null;
};
