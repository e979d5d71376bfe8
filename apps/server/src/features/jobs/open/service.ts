import type { JobFilters } from '@basoche/contract/jobs/filters';
import type { JobCard } from '@basoche/contract/jobs/jobs';
import { contractTypes } from '@basoche/domain/options/contract-types';
import { jobModalities } from '@basoche/domain/options/job-modalities';
import type { JobSort } from '@basoche/domain/options/job-sorts';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { Database } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { inBatches } from '../../../platform/listing/batches.ts';
import { nearest } from '../../../platform/listing/nearest.ts';
import { readWords, type Search } from '../../../platform/listing/words.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withFavourites } from '../favourites/service.ts';
import { presentFound } from '../presenter.ts';
import { type JobFilter, type ListedRow, openJobs, unlistExpired } from './store.ts';

/** The list of open offers, and how many there are. */

/** Each value once; every value of a list is no choice at all. */
const chosen = <Value>(values: readonly Value[] | undefined, all?: readonly unknown[]) => {
  const unique = values && [...new Set(values)];
  return unique?.length === all?.length ? undefined : unique;
};

export const filterOf = (filters: JobFilters, today: Day): JobFilter => ({
  today,
  domain: chosen(filters.domain, legalDomains),
  nature: chosen(filters.nature, missionNatures),
  // What is done at a distance has no department: all of them are a choice.
  department: chosen(filters.departement),
  modality: chosen(filters.modality, jobModalities),
  contractType: chosen(filters.contractType, contractTypes),
});

/** What the words of these filters look for; undefined where there are none, or none that say anything. */
export const searchOf = async ({ database }: Platform, { q }: JobFilters): Promise<Search | undefined> =>
  q === undefined ? undefined : readWords(database.pool, 'jobs', q);

/** Open offers under these filters; a visitor's first page tells how many there are in all. */
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
  // Members ask for counts, their own with them; a visitor has this one, with the first page.
  const isTold = viewer === null && page.after === undefined;
  const isCountedApart = search !== undefined || !openJobs.isTallied(filter);
  const asked = { filter, sort, search, counted: isTold && !isCountedApart };
  const [rows, found] = await Promise.all([
    openJobs.page(pool, asked, page),
    isTold && isCountedApart ? openJobs.count(pool, filter, search) : undefined,
  ]);
  const sight = { viewerId: viewer?.memberId ?? null, today };
  const shown = pageOf(rows, page.limit, (row) => presentFound(row, sight), openJobs.cursorOf(asked));
  const items = await withFavourites(db, viewer, shown.items);
  return isTold ? { ...shown, items, total: found ?? rows[0]?.total ?? 0 } : { ...shown, items };
};

/** So many of the open offers under these filters, the newest first, as a visitor sees them. */
export const newestOf = async (
  { database, clock }: Platform,
  filters: JobFilters,
  limit: number,
): Promise<JobCard[]> => {
  const today = parisDay(clock.now());
  const asked = { filter: filterOf(filters, today), sort: 'newest' } as const;
  const rows = await openJobs.page(database.pool, asked, { limit, after: undefined });
  return rows.slice(0, limit).map((row) => presentFound(row, { viewerId: null, today }));
};

/** How many offers `listJobs` gives in all, for the words that `searchOf` read. */
export const countOpen = (
  { database, clock }: Platform,
  filters: JobFilters,
  search: Search | undefined,
): Promise<number> => openJobs.count(database.pool, filterOf(filters, parisDay(clock.now())), search);

/** Up to four other open offers: same domain and nature, same domain, same nature, then the newest. */
export const nearestTo = (
  pool: Database['pool'],
  { id, domain, nature }: Pick<ListedRow, 'id' | 'domain' | 'nature'>,
  today: Day,
): Promise<ListedRow[]> => {
  const near = [{ domain: [domain], nature: [nature] }, { domain: [domain] }, { nature: [nature] }, {}];
  return nearest(id, near, (narrowed, limit) =>
    openJobs.page(pool, { filter: { today, ...narrowed }, sort: 'newest' }, { limit, after: undefined }),
  );
};

/** Takes what expired out of the listing, every hour. */
export const unlistExpiredOffers = ({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> => {
  const today = parisDay(clock.now());
  return inBatches((limit) => unlistExpired(database.db, today, limit));
};
