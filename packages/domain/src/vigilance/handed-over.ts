import { valuesOf } from '../options/option.ts';
import type { Day } from '../time/paris.ts';
import type { Demands } from './demands.ts';
import { countsOn, type DocumentDates, lastDayOf, vigilanceDocuments } from './documents.ts';

/**
 * Documents of a prestataire that one client receives: those that the law requires of that client, and no
 * others.
 */

/** The document that stays valid longest; empty if none is valid on this day. */
const longest = <Document extends DocumentDates>(documents: readonly Document[], day: Day): Document[] =>
  documents
    .filter((one) => countsOn(one, day))
    .toSorted((a, b) => lastDayOf(b).localeCompare(lastDayOf(a)))
    .slice(0, 1);

/**
 * Returns one document for each required one, and one of those of which one is enough, in the order of the
 * list. The caller leaves out withdrawn documents.
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
