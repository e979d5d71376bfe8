import { textLimits } from '../limits.ts';
import { type OptionValue, optionList } from '../options/option.ts';

/** To tell staff of the other party of a thread (rules §3, "Reports"). */

/** What it is about. */
export const reportCategories = optionList([
  { value: 'harassment', label: 'Harcèlement ou propos déplacés' },
  { value: 'solicitation', label: 'Démarchage' },
  { value: 'fakeProfile', label: 'Faux profil ou usurpation' },
  { value: 'confidentiality', label: 'Manquement à la confidentialité' },
  { value: 'illegalContent', label: 'Contenu illicite' },
  { value: 'other', label: 'Autre motif' },
]);
export type ReportCategory = OptionValue<typeof reportCategories>;

/** How staff settle one. */
export const reportOutcomes = optionList([
  { value: 'measures', label: 'Mesures prises' },
  { value: 'nothing', label: 'Aucun manquement constaté' },
]);
export type ReportOutcome = OptionValue<typeof reportOutcomes>;

/** Days in which staff answer a report, as the screens and mails say. */
export const reportAnsweredWithinDays = 7;

/** Characters are counted as people do, and the database: one of a rare script is one, though it is kept as two. */
export const isReportReason = (text: string): boolean =>
  [...text.trim()].length >= textLimits.reasonOfReportAtLeast && text.length <= textLimits.reason;

/** What is known of a member and of who they would report. */
export interface Reporting {
  readonly isOneself: boolean;
  /** The two share a thread, and the reporter knows that the other is a party of it. */
  readonly sharesThread: boolean;
  /** One's last report on that person is not settled. */
  readonly oneWaits: boolean;
}

/** Why a member may not report another; null where they may. Nothing tells oneself, a stranger and nobody apart. */
export const reportRefusal = ({
  isOneself,
  sharesThread,
  oneWaits,
}: Reporting): 'UNKNOWN' | 'WAITS' | null => {
  if (isOneself || !sharesThread) return 'UNKNOWN';
  return oneWaits ? 'WAITS' : null;
};

export const canReport = (reporting: Reporting): boolean => reportRefusal(reporting) === null;
