import type { DirectoryEntry, DirectoryFilters } from '@basoche/contract/directory';
import { directoryCountAtMost } from '@basoche/domain/limits';
import { availabilityHoldsDays } from '@basoche/domain/members/availability';
import { directoryKinds } from '@basoche/domain/options/directory-kinds';
import { experienceLevels } from '@basoche/domain/options/experience-levels';
import { valuesOf } from '@basoche/domain/options/option';
import { type Cursor, type PageRequest, pageOf, refuseCursor } from '../../../platform/cursor.ts';
import { inBatches } from '../../../platform/listing/batches.ts';
import { readWords } from '../../../platform/listing/words.ts';
import type { Page } from '../../../platform/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { presentEntry } from './presenter.ts';
import { type DirectoryFilter, listPage, moveLapsed } from './store.ts';

/** The directory of members (first document, §2): whoever confirmed an address and is neither suspended nor gone. */

const cents = (euros: number | undefined) => (euros === undefined ? undefined : euros * 100);

/** Each value once; none is no choice at all. */
const chosen = <Value>(values: readonly Value[] | undefined) =>
  values === undefined || values.length === 0 ? undefined : [...new Set(values)];

/** Companies say no rate, no experience and nothing of their time. */
const kindsOf = (
  filters: DirectoryFilters,
  { experience, availability, rateMin, rateMax }: DirectoryFilter,
) => {
  const kinds = chosen(filters.kind) ?? valuesOf(directoryKinds);
  const isOfPersons = [experience, availability, rateMin, rateMax].some((value) => value !== undefined);
  const possible = isOfPersons ? kinds.filter((kind) => kind !== 'COMPANY') : kinds;
  return possible.length === directoryKinds.length ? undefined : possible;
};

const filterOf = (filters: DirectoryFilters, now: Date): DirectoryFilter => {
  const narrowed: DirectoryFilter = {
    now,
    saidAfter: new Date(now.getTime() - availabilityHoldsDays * 86_400_000),
    domain: chosen(filters.domain),
    department: chosen(filters.departement),
    experience: filters.experience && experienceLevels.findIndex(({ value }) => value === filters.experience),
    rateMin: cents(filters.rateMin),
    rateMax: cents(filters.rateMax),
    availability: chosen(filters.availability),
    isVerified: filters.verified && true,
  };
  return { ...narrowed, kind: kindsOf(filters, narrowed) };
};

/** The list is ordered by one small number before the instant and the id. */
const isPlace = ({ order: [standing, ...others] = [] }: Cursor): boolean =>
  standing !== undefined && Math.abs(standing) < 32_768 && others.length === 0;

/** A page of the directory under these filters; the first tells how many there are, up to a bound, where that is known. */
export const listMembers = async (
  { database, clock }: Platform,
  viewer: Viewer | null,
  filters: DirectoryFilters,
  page: PageRequest,
): Promise<Page<DirectoryEntry>> => {
  if (page.after && !isPlace(page.after)) refuseCursor();
  const now = clock.now();
  const filter = filterOf(filters, now);
  if (filter.kind?.length === 0) return { items: [], next: null, total: 0 };
  const search = filters.q === undefined ? undefined : await readWords(database.pool, 'members', filters.q);
  const isFirst = page.after === undefined;
  const rows = await listPage(
    database.pool,
    {
      filter,
      search,
      viewerId: viewer?.memberId ?? null,
      countAtMost: isFirst ? directoryCountAtMost : null,
    },
    page,
  );
  const shown = pageOf(
    rows,
    page.limit,
    (row) => presentEntry(row, now),
    (row) => ({ at: row.since, id: row.id, order: [row.standing] }),
  );
  const total = rows[0] === undefined ? 0 : (rows[0].total ?? undefined);
  return isFirst ? { ...shown, total } : shown;
};

/** Every hour. */
export const moveLapsedMembers = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  atOnce?: number,
): Promise<void> => {
  const now = clock.now();
  return inBatches((limit) => moveLapsed(database.db, now, limit), atOnce);
};
