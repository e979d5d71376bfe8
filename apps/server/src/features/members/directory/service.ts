import type { DirectoryEntry, DirectoryFilters } from '@basoche/contract/members/directory';
import { countedAtMost } from '@basoche/domain/limits';
import { availabilityHoldsDays } from '@basoche/domain/members/availability';
import { professionsNamed } from '@basoche/domain/members/searched-professions';
import { inBatches } from '../../../platform/database/batches.ts';
import { type Cursor, type PageRequest, pageOf, refuseCursor } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { narrowedBy } from '../../../platform/listing/definition.ts';
import { anyFacet } from '../../../platform/listing/marks-index.ts';
import { runQueued } from '../../../platform/listing/search-queue.ts';
import { type Match, readSearchTerms, type Search } from '../../../platform/listing/search-terms.ts';
import type { Platform } from '../../../platform/platform.ts';
import { facetCounts } from './counts/service.ts';
import { type DirectoryFilter, memberNarrowings, placeOf } from './filters/store.ts';
import { presentEntry } from './presenter.ts';
import { rareWords } from './scan/service.ts';
import { type DirectoryQuery, type ListedRow, listPage, moveLapsed } from './store.ts';

/**
 * Lists and searches the directory: members with a confirmed address, neither suspended nor deleted.
 * Standing: number by which it is sorted, highest first. Rank: how well a member matches typed words, 1 is
 * best.
 */

const filterOf = (filters: DirectoryFilters, now: Date): DirectoryFilter => ({
  now,
  // An older availability is ignored.
  said_after: new Date(now.getTime() - availabilityHoldsDays * 86_400_000),
  ...narrowedBy(memberNarrowings, filters),
});

/**
 * True if the value fits the `smallint` column of standings; a cursor comes from the client and may contain
 * any number.
 */
const isStanding = (value: number | undefined): boolean => value !== undefined && Math.abs(value) < 32_768;

/** True if a cursor has the shape of this list: the standing alone or, in a search, the rank and the standing. */
const isPlace = ({ order = [] }: Cursor, ranks: number | undefined): boolean => {
  if (ranks === undefined) return order.length === 1 && isStanding(order[0]);
  const [rank = 0, standing] = order;
  return order.length === 2 && rank >= 1 && rank <= ranks && isStanding(standing);
};

/** The last row of the page before, after which this page starts. */
const startOf = ({ at, id, order }: Cursor) => ({ at, id, standing: order?.at(-1) ?? 0 });

/**
 * Queries of a search, best rank first; each member matches one only. Members of a profession that is among the words come first.
 *
 * Within both groups, members with all words in their head (name, function, place, domains, profession) come before the others.
 */
const ranksOf = ({ words, heads }: Search, typed: string): readonly Match[] => {
  const headsQuery = `(${heads.query})`;
  const textsQuery = `(${words.query}) & !${headsQuery}`;
  const professionMarks = professionsNamed(typed).map((profession) => `j/${placeOf(profession)}`);
  if (professionMarks.length === 0) return [heads, { query: textsQuery, estimatedRows: words.estimatedRows }];
  const ofProfession = anyFacet(professionMarks);
  return [
    { query: `${headsQuery} & ${ofProfession}`, estimatedRows: heads.estimatedRows },
    { query: `${textsQuery} & ${ofProfession}`, estimatedRows: words.estimatedRows },
    { query: `${headsQuery} & !${ofProfession}`, estimatedRows: heads.estimatedRows },
    { query: `${textsQuery} & !${ofProfession}`, estimatedRows: words.estimatedRows },
  ];
};

type Pool = Platform['database']['pool'];

interface DirectoryRows {
  readonly rows: readonly ListedRow[];
  readonly total: number | undefined;
}

/** Number of members found, as each row has it: 0 without rows, undefined if it was not counted. */
const totalOf = (rows: readonly ListedRow[]): number | undefined =>
  rows[0] === undefined ? 0 : (rows[0].total ?? undefined);

/**
 * Reads rank after rank until the page is full, plus one row that tells whether another page follows. The total is known only
 * if one rank alone exceeds the count limit.
 */
const readRanks = async (
  pool: Pool,
  query: Omit<DirectoryQuery, 'match'>,
  ranks: readonly Match[],
  { limit, after }: PageRequest,
): Promise<DirectoryRows> => {
  const first = after?.order?.[0] ?? 1;
  const rows: ListedRow[] = [];
  let total: number | undefined;
  for (const [index, match] of ranks.entries()) {
    const rank = index + 1;
    if (rank < first || rows.length > limit) continue;
    const start = after !== undefined && rank === first ? startOf(after) : undefined;
    const found = await listPage(pool, { ...query, match }, { limit: limit - rows.length, after: start });
    rows.push(...found.map((row) => ({ ...row, rank })));
    const counted = totalOf(found);
    if (counted !== undefined && counted > countedAtMost) total = counted;
  }
  return { rows, total };
};

/** Reads a search with few matches in one statement with its ranks; most fit on one page. */
const readSearch = async (
  pool: Pool,
  directoryQuery: Omit<DirectoryQuery, 'match'>,
  { search, ranks }: { readonly search: Search; readonly ranks: readonly Match[] },
  page: PageRequest,
): Promise<DirectoryRows> => {
  if (page.after !== undefined || search.words.estimatedRows > rareWords)
    return readRanks(pool, directoryQuery, ranks, page);
  const queries = ranks.map(({ query }) => query);
  const all = await listPage(
    pool,
    { ...directoryQuery, match: search.words, ranks: queries },
    { limit: page.limit },
  );
  const rows = all.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const total = totalOf(all);
  if (all.length <= page.limit) return { rows, total };
  return { ...(await readRanks(pool, { ...directoryQuery, countAtMost: null }, ranks, page)), total };
};

/** A page of the directory under these filters. The first page gives the total, up to a limit, if it is known. */
export const listMembers = async (
  platform: Platform,
  viewer: Viewer | null,
  filters: DirectoryFilters,
  page: PageRequest,
): Promise<Page<DirectoryEntry>> => {
  const { database, clock } = platform;
  const { pool } = database;
  const { q = '' } = filters;
  const search = q === '' ? undefined : await readSearchTerms(pool, 'members', q);
  const ranks = search && ranksOf(search, q);
  if (page.after && !isPlace(page.after, ranks?.length)) refuseCursor();
  const now = clock.now();
  const filter = filterOf(filters, now);
  if (filter.kinds?.length === 0) return { items: [], next: null, total: 0 };
  const isFirst = page.after === undefined;
  const directoryQuery = {
    filter,
    counts: await facetCounts(platform),
    viewerId: viewer?.memberId ?? null,
    countAtMost: isFirst ? countedAtMost : null,
  };
  const { rows, total } =
    search && ranks
      ? await runQueued(() => readSearch(pool, directoryQuery, { search, ranks }, page))
      : await listPage(
          pool,
          { ...directoryQuery, match: undefined },
          { limit: page.limit, after: page.after && startOf(page.after) },
        ).then((found) => ({ rows: found, total: totalOf(found) }));
  const shown = pageOf(
    rows,
    page.limit,
    (row) => presentEntry(row, now),
    (row) => ({
      at: row.since,
      id: row.id,
      order: row.rank === undefined ? [row.standing] : [row.rank, row.standing],
    }),
  );
  return isFirst ? { ...shown, total } : shown;
};

/** Hourly: updates the listing of members whose verification has lapsed. */
export const moveLapsedMembers = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  atOnce?: number,
): Promise<void> => {
  const now = clock.now();
  return inBatches((limit) => moveLapsed(database.db, now, limit), atOnce);
};
