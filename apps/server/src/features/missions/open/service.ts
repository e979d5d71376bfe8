import type { MissionFilters } from '@basoche/contract/missions/filters';
import type { MissionCard } from '@basoche/contract/missions/missions';
import { wantedClasses } from '@basoche/domain/missions/price-scale';
import type { MissionSort } from '@basoche/domain/options/mission-sorts';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { Database } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { nearest } from '../../../platform/listing/nearest.ts';
import { readWords, type Search } from '../../../platform/listing/words.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withClosed } from '../eligibility/service.ts';
import { withFavourites } from '../favourites/service.ts';
import { presentFound } from '../presenter.ts';
import { type ListedRow, type MissionFilter, openMissions } from './store.ts';

/** The lists of open missions, members' or external customers', and how many there are. */

type Pool = Database['pool'];

export interface Audience {
  readonly isFromCustomer: boolean;
}

interface ListOptions extends Audience {
  readonly sort?: MissionSort | undefined;
}

const unique = <Value>(values: readonly Value[] | undefined) => values && [...new Set(values)];

export const filterOf = (
  filters: MissionFilters,
  { isFromCustomer }: Audience,
  today: Day,
): MissionFilter => {
  const modes = unique(filters.modality);
  const { lowAtMost, highAtLeast } = wantedClasses({ low: filters.tarifLow, high: filters.tarifHigh });
  return {
    isFromCustomer,
    today,
    domain: unique(filters.domain),
    nature: unique(filters.nature),
    department: unique(filters.departement),
    onPlace: modes?.length === 1 ? modes[0] === 'onPlace' : undefined,
    lowAtMost: lowAtMost ?? undefined,
    // A price is kept, whatever it is, where one is wanted.
    highAtLeast: highAtLeast ?? (lowAtMost === null ? undefined : 0),
  };
};

/** Open missions under these filters; a visitor's first page tells how many there are in all. */
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
  // Members ask for counts, their own with them; a visitor has this one, with the first page.
  const isTold = viewer === null && page.after === undefined;
  const asked = { filter, sort, search, counted: isTold && search === undefined };
  const [rows, found] = await Promise.all([
    openMissions.page(pool, asked, page),
    isTold && search ? openMissions.count(pool, filter, search) : undefined,
  ]);
  const sight = { viewerId: viewer?.memberId ?? null, today };
  const shown = pageOf(rows, page.limit, (row) => presentFound(row, sight), openMissions.cursorOf(asked));
  const items = await withClosed(db, viewer, await withFavourites(db, viewer, shown.items));
  return isTold ? { ...shown, items, total: found ?? rows[0]?.total ?? 0 } : { ...shown, items };
};

/** What the words of these filters look for; undefined where there are none, or none that say anything. */
export const searchOf = async ({ database }: Platform, { q }: MissionFilters): Promise<Search | undefined> =>
  q === undefined ? undefined : readWords(database.pool, 'missions', q);

/** How many missions `listMissions` gives in all, for the words that `searchOf` read. */
export const countMissions = async (
  { database, clock }: Platform,
  filters: MissionFilters,
  audience: Audience,
  search: Search | undefined,
): Promise<number> =>
  openMissions.count(database.pool, filterOf(filters, audience, parisDay(clock.now())), search);

/** Up to four other open missions: same domain and nature, same domain, same nature, then the newest. */
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
  const near = [{ domain: [domain], nature: [nature] }, { domain: [domain] }, { nature: [nature] }, {}];
  return nearest(id, near, (narrowed, limit) => {
    const filter = { isFromCustomer, today, ...narrowed };
    return openMissions.page(pool, { filter, sort: 'newest' }, { limit, after: undefined });
  });
};
