import type { MissionFilters } from '@basoche/contract/mission-filters';
import type { MissionCard } from '@basoche/contract/missions';
import { wantedClasses } from '@basoche/domain/missions/price-scale';
import type { MissionSort } from '@basoche/domain/options/mission-sorts';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import { type Cursor, type PageRequest, pageOf, refuseCursor } from '../../../platform/cursor.ts';
import type { Database } from '../../../platform/database.ts';
import type { Page } from '../../../platform/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { withFavourites } from '../favourites/service.ts';
import { presentFound } from '../presenter.ts';
import { readWords, type Search } from '../search/store.ts';
import * as store from './store.ts';

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
): store.ListFilter => {
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

type Found = store.ListedRow & { readonly tier?: number };

/** Missions with all the words in their head come before the others; the newest first in each half. */
const byRelevance = async (
  pool: Pool,
  filter: store.ListFilter,
  { words, heads }: Search,
  { limit, after }: PageRequest,
): Promise<Found[]> => {
  const tiers = [heads, { query: `(${words.query}) & !(${heads.query})`, about: words.about }];
  const first = after?.order?.[1] ?? 0;
  const found: Found[] = [];
  for (const [tier, match] of tiers.entries()) {
    if (tier < first || found.length > limit) continue;
    const question = { filter, order: 'newest', match, marked: words.query } as const;
    const page = { limit: limit - found.length, after: tier === first ? after : undefined };
    for (const row of await store.listOpen(pool, question, page)) found.push({ ...row, tier });
  }
  return found;
};

const daysToUrgency = Date.parse('2200-01-01') / 86_400_000;
const urgencyOf = (day: Day) => daysToUrgency - Date.parse(day) / 86_400_000;

/** Which order a cursor is of. The newest first is the order of every other list, and needs no mark. */
const orderMarks = { newest: undefined, deadline: 1, price: 2, relevance: 3 } as const;

/** What a cursor says besides its instant and id: its order, and where in it. */
const placeOf: Readonly<Record<MissionSort, (row: Found) => readonly number[]>> = {
  newest: () => [],
  deadline: (row) => [orderMarks.deadline, urgencyOf(row.closes_on)],
  price: (row) => [orderMarks.price, row.tarif_high_cents ?? -1],
  relevance: (row) => [orderMarks.relevance, row.tier ?? 0],
};

const cursorOf =
  (order: MissionSort) =>
  (row: Found): Cursor => ({ at: row.published_at, id: row.id, order: placeOf[order](row) });

const isOf = (order: MissionSort, { order: [mark, ...place] = [] }: Cursor): boolean =>
  mark === orderMarks[order] && place.length === (mark === undefined ? 0 : 1);

const rowsOf = (
  pool: Pool,
  filter: store.ListFilter,
  order: MissionSort,
  search: Search | undefined,
  page: PageRequest,
  counted: boolean,
): Promise<Found[]> => {
  if (order === 'relevance') {
    if (search) return byRelevance(pool, filter, search, page);
    throw new Error('Relevance asks for words.');
  }
  const { words } = search ?? {};
  return store.listOpen(pool, { filter, order, match: words, marked: words?.query, counted }, page);
};

/** Open missions under these filters; a visitor's first page tells how many there are in all. */
export const listMissions = async (
  platform: Platform,
  viewer: Viewer | null,
  filters: MissionFilters,
  { sort, ...audience }: ListOptions,
  page: PageRequest,
): Promise<Page<MissionCard>> => {
  const { pool, db } = platform.database;
  const today = parisDay(platform.clock.now());
  const filter = filterOf(filters, audience, today);
  const search = await searchOf(platform, filters);
  const wanted = sort ?? 'relevance';
  const order = wanted === 'relevance' && search === undefined ? 'newest' : wanted;
  if (page.after && !isOf(order, page.after)) refuseCursor();
  // Members ask for counts, their own with them; a visitor has this one, with the first page.
  const isTold = viewer === null && page.after === undefined;
  const [rows, found] = await Promise.all([
    rowsOf(pool, filter, order, search, page, isTold && search === undefined),
    isTold && search ? store.countFound(pool, filter, search.words.query) : undefined,
  ]);
  const sight = { viewerId: viewer?.memberId ?? null, today };
  const shown = pageOf(rows, page.limit, (row) => presentFound(row, sight), cursorOf(order));
  const items = await withFavourites(db, viewer, shown.items);
  return isTold ? { ...shown, items, total: found ?? rows[0]?.total ?? 0 } : { ...shown, items };
};

/** What the words of these filters look for; undefined where there are none, or none that say anything. */
export const searchOf = async ({ database }: Platform, { q }: MissionFilters): Promise<Search | undefined> =>
  q === undefined ? undefined : readWords(database.pool, q);

/** How many missions `listMissions` gives in all, for the words that `searchOf` read. */
export const countMissions = async (
  platform: Platform,
  filters: MissionFilters,
  audience: Audience,
  search: Search | undefined,
): Promise<number> => {
  const { pool } = platform.database;
  const filter = filterOf(filters, audience, parisDay(platform.clock.now()));
  return search ? store.countFound(pool, filter, search.words.query) : store.countListed(pool, filter);
};

const othersAtMost = 4;

/** Up to four other open missions, nearest first: same domain, then same nature, then newest (rules §2). */
export const nearestTo = async (
  pool: Pool,
  { id, domain, nature, is_from_customer }: Pick<Found, 'id' | 'domain' | 'nature' | 'is_from_customer'>,
  today: Day,
): Promise<Found[]> => {
  const found = new Map<string, Found>();
  const near = [{ domain: [domain], nature: [nature] }, { domain: [domain] }, { nature: [nature] }, {}];
  for (const narrowed of near) {
    const filter = { isFromCustomer: is_from_customer, today, ...narrowed };
    // As many as are wanted, besides those that were found already and the mission itself.
    const limit = othersAtMost + found.size + 1;
    const rows = await store.listOpen(pool, { filter, order: 'newest' }, { limit, after: undefined });
    for (const row of rows) if (row.id !== id) found.set(row.id, row);
    if (found.size >= othersAtMost) break;
  }
  return [...found.values()].slice(0, othersAtMost);
};
