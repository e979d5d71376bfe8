import { type OptionValue, optionList } from '../options/option.ts';
import { hearingTexts } from './limits.ts';

/** End of a hearing that was taken: its report, or its cancellation or return before the hour. */

/** Outcomes of a hearing, with their French names. */
export const hearingOutcomes = optionList([
  { value: 'pleaded', label: 'Plaidée' },
  { value: 'adjourned', label: 'Renvoyée' },
  { value: 'struck', label: 'Radiée' },
  { value: 'settled', label: 'Conciliée' },
  { value: 'other', label: 'Autre issue' },
]);
export type HearingOutcome = OptionValue<typeof hearingOutcomes>;

/** A report as its author writes it. */
export interface WrittenReport {
  readonly outcome: HearingOutcome;
  readonly text: string;
  /** Day of the decision, or of the next hearing; null if none is known. */
  readonly nextDay: string | null;
}

export interface HearingReport extends WrittenReport {
  readonly at: Date;
}

/** True if a report has a text, and it is not too long. */
export const isReport = ({ text }: WrittenReport): boolean =>
  text.trim() !== '' && text.length <= hearingTexts.report;

/** Reasons to give a hearing back. */
export const returnReasons = optionList([
  { value: 'conflict', label: 'Un conflit d’intérêts' },
  { value: 'prevented', label: 'Un empêchement' },
  { value: 'asked', label: 'Le client me l’a demandé' },
]);
export type ReturnReason = OptionValue<typeof returnReasons>;

/** The end of a hearing before its hour: its client cancelled it, or its taker gave it back. */
export type HearingEnd =
  | { readonly kind: 'cancelled'; readonly at: Date }
  | {
      readonly kind: 'returned';
      readonly at: Date;
      readonly why: ReturnReason;
      /** The taker's words to the client. */
      readonly text: string | null;
      /**
       * True if the platform gave it back for a taker who may no longer appear; such a return never counts as
       * late.
       */
      readonly isTakenBack?: boolean;
    };
