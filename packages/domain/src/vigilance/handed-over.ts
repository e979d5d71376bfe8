import { valuesOf } from '../options/option.ts';
import type { Day } from '../time/paris.ts';
import type { Demands } from './demands.ts';
import { countsOn, type DocumentDates, lastDayOf, vigilanceDocuments } from './documents.ts';

/** Documents of a prestataire that one client is given: what the law asks of that client, and no more. */

/** The document that counts longest after this day; none if no document counts on it. */
const longest = <Document extends DocumentDates>(documents: readonly Document[], day: Day): Document[] =>
  documents
    .filter((one) => countsOn(one, day))
    .toSorted((a, b) => lastDayOf(b).localeCompare(lastDayOf(a)))
    .slice(0, 1);

/**
 * Returns one document for each one asked for, and one of those of which one is enough, in the order of the list. Documents
 * that were withdrawn are left out by the caller.
 */
export const handedOver = <Document extends DocumentDates>(
  documents: readonly Document[],
  demands: Demands,
  day: Day,
): Document[] => {
  const either = longest(
    documents.filter(({ kind }) => demands[kind] === 'either'),
    day,
  );
  return valuesOf(vigilanceDocuments).flatMap((kind) => {
    const ofKind = (one: Document) => one.kind === kind;
    if (demands[kind] === 'either') return either.filter(ofKind);
    return demands[kind] === 'asked' ? longest(documents.filter(ofKind), day) : [];
  });
};
