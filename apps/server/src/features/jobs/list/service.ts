import type { JobFilters } from '@basoche/contract/jobs/filters';
import type { JobCard } from '@basoche/contract/jobs/jobs';
import type { JobSort } from '@basoche/domain/options/job-sorts';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import { inBatches } from '../../../platform/database/batches.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { narrowedBy } from '../../../platform/listing/definition.ts';
import { nearest } from '../../../platform/listing/nearest.ts';
import { readSearchTerms, type Search } from '../../../platform/listing/search-terms.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withViewerMarks } from '../favourites/service.ts';
import { presentFound } from '../presenter.ts';
import { type JobFilter, jobNarrowings, type ListedRow, openJobs, unlistExpired } from './store.ts';

export { jobNarrowings } from './store.ts';

/** List and count of open offers. */

export const filterOf = (filters: JobFilters, today: Day): JobFilter => ({
  today,
  ...narrowedBy(jobNarrowings, filters),
});

/** The search for the words of these filters; undefined without any usable word. */
export const searchOf = async ({ database }: Platform, { q }: JobFilters): Promise<Search | undefined> =>
  q === undefined ? undefined : readSearchTerms(database.pool, 'jobs', q);

/** Open offers under these filters. A visitor's first page gives the total. */
export const listJobs = async (
  platform: Platform,
  viewer: Viewer | null,
  { sort = 'relevance', ...filters }: JobFilters & { readonly sort?: JobSort | undefined },
  page: PageRequest,
): Promise<Page<JobCard>> => {
  const { pool, db } = platform.database;
  const today = parisDay(platform.clock.now());
  const filter = filterOf(filters, today);
  const search = await searchOf(platform, filters);
  // Members get counts from a separate call, which also counts their applications; visitors get the total
  // with the first page.
  const isTold = viewer === null && page.after === undefined;
  const query = { filter, sort, search };
  const { rows, total } = isTold
    ? await openJobs.pageOfAll(pool, query, page)
    : { rows: await openJobs.page(pool, query, page), total: undefined };
  const context = { viewerId: viewer?.memberId ?? null, today };
  const shown = pageOf(rows, page.limit, (row) => presentFound(row, context), openJobs.cursorOf(query));
  const items = await withViewerMarks(db, viewer, shown.items);
  return isTold ? { ...shown, items, total } : { ...shown, items };
};

/** The newest open offers under these filters, as a visitor sees them. */
export const newestOf = async (
  { database, clock }: Platform,
  filters: JobFilters,
  limit: number,
): Promise<JobCard[]> => {
  const today = parisDay(clock.now());
  const query = { filter: filterOf(filters, today), sort: 'newest' } as const;
  const rows = await openJobs.page(database.pool, query, { limit, after: undefined });
  return rows.slice(0, limit).map((row) => presentFound(row, { viewerId: null, today }));
};

/** Number of offers on all pages of `listJobs`, for the search that `searchOf` returned. */
export const countOpen = (
  { database, clock }: Platform,
  filters: JobFilters,
  search: Search | undefined,
): Promise<number> => openJobs.count(database.pool, filterOf(filters, parisDay(clock.now())), search);

/** Up to four other open offers: same domain and nature, then same domain, then same nature, then the newest. */
export const nearestTo = (
  pool: Database['pool'],
  { id, domain, nature }: Pick<ListedRow, 'id' | 'domain' | 'nature'>,
  today: Day,
): Promise<ListedRow[]> => {
  const near = [{ domains: [domain], natures: [nature] }, { domains: [domain] }, { natures: [nature] }, {}];
  return nearest(id, near, (narrowed, limit) =>
    openJobs.page(pool, { filter: { today, ...narrowed }, sort: 'newest' }, { limit, after: undefined }),
  );
};

/** Hourly: removes expired offers from the listing. */
export const unlistExpiredJobs = ({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> => {
  const today = parisDay(clock.now());
  return inBatches((limit) => unlistExpired(database.db, today, limit));
};
