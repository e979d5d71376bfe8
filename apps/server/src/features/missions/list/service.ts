import type { MissionFilters } from '@basoche/contract/missions/filters';
import type { MissionCard } from '@basoche/contract/missions/missions';
import type { MissionSort } from '@basoche/domain/options/mission-sorts';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { Database } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { narrowedBy } from '../../../platform/listing/definition.ts';
import { nearest } from '../../../platform/listing/nearest.ts';
import { readSearchTerms, type Search } from '../../../platform/listing/search-terms.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withClosed } from '../eligibility/service.ts';
import { withViewerMarks } from '../favourites/service.ts';
import { presentFound } from '../presenter.ts';
import { type ListedRow, type MissionFilter, missionNarrowings, openMissions } from './store.ts';

export { missionNarrowings } from './store.ts';

/** Lists and counts of open missions, of members or of external customers. */

type Pool = Database['pool'];

export interface Audience {
  readonly isFromCustomer: boolean;
}

interface ListOptions extends Audience {
  readonly sort?: MissionSort | undefined;
}

export const filterOf = (
  filters: MissionFilters,
  { isFromCustomer }: Audience,
  today: Day,
): MissionFilter => ({
  today,
  is_from_customer: isFromCustomer,
  ...narrowedBy(missionNarrowings, filters),
});

/** Open missions under these filters. A visitor's first page gives the total. */
export const listMissions = async (
  platform: Platform,
  viewer: Viewer | null,
  filters: MissionFilters,
  { sort = 'relevance', ...audience }: ListOptions,
  page: PageRequest,
): Promise<Page<MissionCard>> => {
  const { pool, db } = platform.database;
  const today = parisDay(platform.clock.now());
  const filter = filterOf(filters, audience, today);
  const search = await searchOf(platform, filters);
  // Members get counts from a separate call, which also counts their applications; visitors get the total
  // with the first page.
  const isTold = viewer === null && page.after === undefined;
  const query = { filter, sort, search };
  const { rows, total } = isTold
    ? await openMissions.pageOfAll(pool, query, page)
    : { rows: await openMissions.page(pool, query, page), total: undefined };
  const context = { viewerId: viewer?.memberId ?? null, today };
  const shown = pageOf(rows, page.limit, (row) => presentFound(row, context), openMissions.cursorOf(query));
  const items = await withClosed(db, viewer, await withViewerMarks(db, viewer, shown.items));
  return isTold ? { ...shown, items, total } : { ...shown, items };
};

/** The search for the words of these filters; undefined without any usable word. */
export const searchOf = async ({ database }: Platform, { q }: MissionFilters): Promise<Search | undefined> =>
  q === undefined ? undefined : readSearchTerms(database.pool, 'missions', q);

/** Number of missions on all pages of `listMissions`, for the search that `searchOf` returned. */
export const countMissions = async (
  { database, clock }: Platform,
  filters: MissionFilters,
  audience: Audience,
  search: Search | undefined,
): Promise<number> =>
  openMissions.count(database.pool, filterOf(filters, audience, parisDay(clock.now())), search);

/** Up to four other open missions: same domain and nature, then same domain, then same nature, then the newest. */
export const nearestTo = (
  pool: Pool,
  {
    id,
    domain,
    nature,
    is_from_customer: isFromCustomer,
  }: Pick<ListedRow, 'id' | 'domain' | 'nature' | 'is_from_customer'>,
  today: Day,
): Promise<ListedRow[]> => {
  const near = [{ domains: [domain], natures: [nature] }, { domains: [domain] }, { natures: [nature] }, {}];
  return nearest(id, near, (narrowed, limit) => {
    const filter = { is_from_customer: isFromCustomer, today, ...narrowed };
    return openMissions.page(pool, { filter, sort: 'newest' }, { limit, after: undefined });
  });
};
