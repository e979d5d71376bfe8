import { type OptionValue, optionList } from '../options/option.ts';
import { addMonths } from '../time/months.ts';
import { addDays, type Day } from '../time/paris.ts';

/**
 * Months during which a document is valid, and after which the client collects the file again (code du
 * travail, D. 8222-5).
 */
export const fileMonths = 6;

/** Days for which the files of a withdrawn document are kept. */
export const withdrawnDays = 30;

/** Documents of the vigilance file, and the last day on which each is valid. */
export const vigilanceDocuments = optionList([
  { value: 'contributions', label: 'Attestation de vigilance' },
  { value: 'registration', label: 'Justificatif d’immatriculation' },
  { value: 'foreignWorkers', label: 'Salariés étrangers' },
  { value: 'identification', label: 'Numéro d’identification' },
  { value: 'insurance', label: 'Assurance professionnelle' },
]);
export type VigilanceDocument = OptionValue<typeof vigilanceDocuments>;

/** Dates printed on a document, as its owner typed them. */
export interface DocumentDates {
  readonly kind: VigilanceDocument;
  /** Day of its issue; for an insurance, the first day of the cover. */
  readonly from: Day;
  /** Last day of the cover of an insurance; null for other documents, whose age decides. */
  readonly until: Day | null;
}

/**
 * Last day on which a document is valid. A certificate « de moins de six mois » is no longer one once six
 * months have passed.
 */
export const lastDayOf = ({ kind, from, until }: DocumentDates): Day =>
  kind === 'insurance' ? (until ?? addDays(from, -1)) : addDays(addMonths(from, fileMonths), -1);

/** True if a document is valid on this day. */
export const countsOn = (document: DocumentDates, day: Day): boolean =>
  document.from <= day && lastDayOf(document) >= day;

/**
 * Days of issue of all documents except insurances whose last day is in this window, with a few days more.
 */
export const issuedFor = (window: {
  readonly first: Day;
  readonly last: Day;
}): { readonly first: Day; readonly last: Day } => ({
  first: addMonths(window.first, -fileMonths),
  last: addDays(addMonths(window.last, -fileMonths), 4),
});

/** Earliest day of issue of a document, except an insurance, whose last day is this day or later. */
export const issuedBefore = (lastDay: Day): Day => issuedFor({ first: lastDay, last: lastDay }).first;

/**
 * Last day that documents of one kind cover without a gap, from this day on; null if none is valid on this
 * day.
 */
export const coveredUntil = (documents: readonly DocumentDates[], day: Day): Day | null => {
  let last: Day | null = null;
  for (const document of documents.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const end = lastDayOf(document);
    const isReached = document.from <= (last === null ? day : addDays(last, 1));
    if (isReached && end >= day && (last === null || end > last)) last = end;
  }
  return last;
};
