import type {
  Publication,
  PublicationFilters,
  StaffPublication,
} from '@basoche/contract/moderation/moderation';
import { publicationKinds, publicationState } from '@basoche/domain/moderation/grounds';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as jobs from '../../jobs/service.ts';
import * as missions from '../../missions/service.ts';
import { presentStaffMeasure } from '../presenter.ts';
import type { Publication as Named } from '../service.ts';
import { measuresOf } from '../store.ts';
import * as store from './store.ts';

/** Missions and offers for staff: search and reading. */

const presentPublication = (row: store.PublicationRow): Publication => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  creator: { id: row.creator_id, name: row.creator_name, userType: row.creator_kind },
  isAnonym: row.is_anonymous,
  isFromCustomer: row.is_from_customer,
  nature: row.nature,
  state: publicationState({
    isArchived: row.is_archived,
    isHidden: row.hidden_at !== null,
    isReviewAsked: row.is_review_asked,
  }),
  publishedAt: row.published_at.toISOString(),
  applications: row.applications,
});

const newestFirst = (one: store.PublicationRow, other: store.PublicationRow) =>
  other.published_at.getTime() - one.published_at.getTime() || (other.id < one.id ? -1 : 1);

export const list = async (
  { database }: Platform,
  filters: PublicationFilters,
  page: PageRequest,
): Promise<Page<Publication>> => {
  const kinds = filters.kind === undefined ? publicationKinds : [filters.kind];
  const found = await Promise.all(kinds.map((kind) => store.listOf(database.db, kind, filters, page)));
  // Each list returns a page plus one row, so the merged list does too.
  const rows = found
    .flat()
    .toSorted(newestFirst)
    .slice(0, page.limit + 1);
  return pageOf(rows, page.limit, presentPublication, placeBy('published_at'));
};

export const read = async (platform: Platform, { kind, id }: Named): Promise<StaffPublication> => {
  const { db } = platform.database;
  const row = (await store.findPublication(db, kind, id)) ?? refuse('NOT_FOUND');
  const [mission, job, measures, { reports, waiting }] = await Promise.all([
    kind === 'missions' ? missions.readForStaff(platform, db, id) : null,
    kind === 'jobs' ? jobs.readForStaff(platform, db, id) : null,
    measuresOf(db, kind, id),
    store.countReports(db, kind, id),
  ]);
  return {
    ...presentPublication(row),
    mission,
    job,
    reports,
    waitingReports: waiting,
    measures: measures.map(presentStaffMeasure),
  };
};
