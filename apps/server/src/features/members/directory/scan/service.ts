import { type Facets, kindFacets } from '../filters/store.ts';

/**
 * Query plan of the directory: find members by the index of marks and sort them, or scan the list in its
 * order, which is enough if many match.
 */
export interface ScanPlan {
  /** Rows to scan before the index is used. */
  readonly rows: number;
  /** Matches after which the scan stops. */
  readonly wanted: number;
  /** Facets for the index. */
  readonly ofIndex: Facets['ofIndex'];
}

interface Question {
  readonly facets: Facets;
  /** Number of members that match the words; undefined without words. */
  readonly matches: number | undefined;
  readonly limit: number;
  /** Counts up to this number; null to skip counting. */
  readonly countAtMost: number | null;
}

/**
 * Costs relative to one row scanned without words, which is read from the order's index; a row found by the
 * index of marks is read from the table. Measured with a million members.
 */
const costs = { found: 12, entryOfIndex: 1 / 3 } as const;

/** Rows scanned to count all matches: a few milliseconds. */
const countingRows = 30_000;

/** Maximum of matches for which the index is used without a scan. */
const rare = 3_000;
export const rareWords = 5_000;

/** Rows scanned for words: each is read from the table and compared. */
const rowsForWords = 2_500;

/**
 * Chooses the plan by the counts of facets, assumed independent of each other. Both plans find the same
 * members.
 */
export const planScan = (
  counts: ReadonlyMap<string, number>,
  { facets, matches, limit, countAtMost }: Question,
): ScanPlan => {
  const sizeOf = (list: readonly string[]) => list.reduce((sum, facet) => sum + (counts.get(facet) ?? 0), 0);
  const everyone = sizeOf(kindFacets);
  const shareOf = (list: readonly string[]) => Math.min(1, Math.max(1, sizeOf(list)) / everyone);
  const among = (start: number, lists: Facets['ofIndex']) =>
    lists.reduce((rest, list) => rest * shareOf(list), start);
  const ofIndex = [...facets.ofIndex];
  const counted = Math.max(limit, (countAtMost ?? 0) + 1);
  let found = among(matches ?? everyone, ofIndex);
  if (matches !== undefined) {
    const rows = found <= rareWords ? 0 : Math.min(rowsForWords, Math.round(found / 2));
    return { rows, wanted: counted, ofIndex };
  }
  // Not counted yet.
  if (everyone === 0) return { rows: countingRows, wanted: counted, ofIndex };

  const likely = Math.max(1, among(found, facets.others));
  let entries = 0;
  for (const list of facets.others) {
    const spared = found * (1 - shareOf(list)) * costs.found;
    if (sizeOf(list) * costs.entryOfIndex > spared) continue;
    ofIndex.push(list);
    entries += sizeOf(list);
    found *= shareOf(list);
  }
  const costOfIndex = found * costs.found + entries * costs.entryOfIndex;
  const rowsFor = (number: number) => (number * everyone) / likely;
  if (costOfIndex <= rare * costs.found) return { rows: 0, wanted: limit, ofIndex };
  if (countAtMost !== null && Math.min(everyone, 1.2 * rowsFor(countAtMost)) <= countingRows)
    return { rows: countingRows, wanted: counted, ofIndex };
  const rows = rowsFor(limit) > costOfIndex ? 0 : Math.round(costOfIndex / 2);
  return { rows, wanted: limit, ofIndex };
};
