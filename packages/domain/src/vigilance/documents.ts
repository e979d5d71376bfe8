import { type OptionValue, optionList } from '../options/option.ts';
import { addMonths } from '../time/months.ts';
import { addDays, type Day } from '../time/paris.ts';
import { fileMonths } from './limits.ts';

/** Documents of the file of vigilance, and the last day on which each counts. */
export const vigilanceDocuments = optionList([
  { value: 'contributions', label: 'Attestation de vigilance' },
  { value: 'registration', label: 'Justificatif d’immatriculation' },
  { value: 'foreignWorkers', label: 'Salariés étrangers' },
  { value: 'identification', label: 'Numéro d’identification' },
  { value: 'insurance', label: 'Assurance professionnelle' },
]);
export type VigilanceDocument = OptionValue<typeof vigilanceDocuments>;

/** Dates of a document, as its owner typed them from it. */
export interface DocumentDates {
  readonly kind: VigilanceDocument;
  /** Day of its issue; for an insurance, the first day of the cover. */
  readonly from: Day;
  /** Last day of the cover of an insurance; null for another document, whose age counts. */
  readonly until: Day | null;
}

/** Last day on which a document counts. A certificate « de moins de six mois » no longer is one when six months have passed. */
export const lastDayOf = ({ kind, from, until }: DocumentDates): Day =>
  kind === 'insurance' ? (until ?? addDays(from, -1)) : addDays(addMonths(from, fileMonths), -1);

/** True if a document counts on this day. */
export const countsOn = (document: DocumentDates, day: Day): boolean =>
  document.from <= day && lastDayOf(document) >= day;

/** Days of issue that contain those of every document, but insurances, whose last day is in this window; and a few days more. */
export const issuedFor = (window: {
  readonly first: Day;
  readonly last: Day;
}): { readonly first: Day; readonly last: Day } => ({
  first: addMonths(window.first, -fileMonths),
  last: addDays(addMonths(window.last, -fileMonths), 4),
});

/** Day of issue of the first document, not an insurance, whose last day may be this day or a later one. */
export const issuedBefore = (lastDay: Day): Day => issuedFor({ first: lastDay, last: lastDay }).first;

/** Last day until which documents of one kind follow each other without a gap; null if none counts on this day. */
export const coveredUntil = (documents: readonly DocumentDates[], day: Day): Day | null => {
  let last: Day | null = null;
  for (const document of documents.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const end = lastDayOf(document);
    const isReached = document.from <= (last === null ? day : addDays(last, 1));
    if (isReached && end >= day && (last === null || end > last)) last = end;
  }
  return last;
};
