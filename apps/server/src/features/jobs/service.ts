import type { Job, JobCard, OwnJob } from '@basoche/contract/jobs/jobs';
import { placeText } from '@basoche/domain/jobs/place';
import { salaryText } from '@basoche/domain/jobs/salary';
import { contractTypes } from '@basoche/domain/options/contract-types';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import { mayApply } from '@basoche/domain/postings/who-may-apply';
import { parisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../platform/database/database.ts';
import { type PageRequest, pageOf, placeBy } from '../../platform/http/cursor.ts';
import type { Page } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isUnavailable } from '../../platform/listing/unavailable.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SharedCard } from '../../platform/sharing/card.ts';
import type { SharedKind } from '../../platform/sharing/routes.ts';
import { mustSubscribe } from '../payments/subscriptions/service.ts';
import { permissionToApply } from '../postings/service.ts';
import { withViewerMarks } from './favourites/service.ts';
import { nearestTo } from './list/service.ts';
import {
  ownPermitted,
  presentCard,
  presentJob,
  presentOwn,
  type ViewContext,
  type ViewerPermissions,
} from './presenter.ts';
import * as store from './store.ts';

/** Job offers: reading and listing. Applications are handled by their threads. */

const presentShared = (offer: Job): SharedCard => ({
  kind: offer.isOpen ? 'Offre d’emploi' : 'Candidatures closes',
  title: offer.title,
  above: labelOf(legalDomains, offer.domain),
  by: offer.creatorName,
  facts: [labelOf(contractTypes, offer.contractType), placeText(offer), salaryText(offer)].filter(
    (fact) => fact !== null,
  ),
  portrait: null,
});

export const sharedJobs: SharedKind = {
  name: 'emplois',
  cardOf: async (platform, id) => presentShared(await readJob(platform, null, id)),
};

export const viewContextOf = (platform: Platform, viewer: Viewer | null): ViewContext => ({
  viewerId: viewer?.memberId ?? null,
  today: parisDay(platform.clock.now()),
});

export const listOwn = async (
  platform: Platform,
  viewer: Viewer,
  isArchived: boolean | undefined,
  page: PageRequest,
): Promise<Page<OwnJob>> => {
  const context = viewContextOf(platform, viewer);
  const rows = await store.listOwn(platform.database.db, viewer.memberId, isArchived, page);
  return pageOf(rows, page.limit, (row) => presentOwn(row, context, viewer), placeBy('published_at'));
};

/** The newest open offers on a creator's public page. */
export const listOpenOf = async (
  platform: Platform,
  viewer: Viewer | null,
  creatorId: string,
  limit: number,
): Promise<JobCard[]> => {
  const context = viewContextOf(platform, viewer);
  const { db } = platform.database;
  const rows = await store.listOpenOf(db, creatorId, context.today, limit);
  return withViewerMarks(
    db,
    viewer,
    rows.map((row) => presentCard(row, context)),
  );
};

export const countOwn = async ({ database }: Platform, viewer: Viewer): Promise<[number, number]> => {
  const { published, archived } = await store.countOwn(database.db, viewer.memberId);
  return [published, archived];
};

/** Facts about an offer that the rules need to decide on an application. */
export const subjectOf = (
  row: Pick<
    store.CardRow,
    'nature' | 'creator_id' | 'creator_kind' | 'is_archived' | 'hidden_at' | 'end_date' | 'published_at'
  >,
) =>
  ({
    type: 'JOB',
    nature: row.nature,
    creatorId: row.creator_id,
    creatorKind: row.creator_kind,
    isArchived: row.is_archived,
    isHidden: row.hidden_at !== null,
    endDate: row.end_date,
    publishedAt: row.published_at,
  }) as const;

const viewerPermissionsOf = (
  row: store.JobRow,
  viewer: Viewer | null,
  context: ViewContext,
  lacksSubscription: boolean,
): ViewerPermissions => {
  if (viewer === null) return { permitted: [], applyRefusal: null };
  const eligibility = mayApply({
    subject: subjectOf(row),
    candidate: {
      memberId: viewer.memberId,
      kind: viewer.kind,
      profession: null,
      isVerified: viewer.isVerified,
      hasApplied: row.application_id !== null,
      isOfCreatorsFirm: row.is_of_creators_firm,
      lacksSubscription,
    },
    today: context.today,
    // Job offers have no table of eligible professions.
    rules: [],
  });
  const { permitted, applyRefusal } = permissionToApply(viewer, eligibility);
  return { permitted: [...permitted, ...ownPermitted(row, context)], applyRefusal };
};

/** Finds an offer. An archived or hidden one is for its creator and its candidates; others get GONE. */
const find = async (db: Db, id: string, { viewerId }: ViewContext): Promise<store.JobRow> => {
  const row = (await store.findJob(db, id, viewerId)) ?? refuse('NOT_FOUND');
  if (isUnavailable(row) && row.creator_id !== viewerId && row.application_id === null) refuse('GONE');
  return row;
};

export const read = async (
  db: Db,
  viewer: Viewer | null,
  id: string,
  context: ViewContext,
  { lacksSubscription = false } = {},
): Promise<Job> => {
  const row = await find(db, id, context);
  return presentJob(row, context, viewerPermissionsOf(row, viewer, context, lacksSubscription));
};

/** An offer for staff, in any state. */
export const readForStaff = async (platform: Platform, db: Db, id: string): Promise<Job> => {
  const row = (await store.findJob(db, id, null)) ?? refuse('NOT_FOUND');
  const context = viewContextOf(platform, null);
  return presentJob(row, context, viewerPermissionsOf(row, null, context, false));
};

export const readJob = async (platform: Platform, viewer: Viewer | null, id: string): Promise<Job> => {
  const { db } = platform.database;
  const lacksSubscription = viewer !== null && (await mustSubscribe(platform, db, viewer));
  return read(db, viewer, id, viewContextOf(platform, viewer), { lacksSubscription });
};

/** Up to four other open offers, nearest first. */
export const otherJobs = async (
  platform: Platform,
  viewer: Viewer | null,
  id: string,
): Promise<JobCard[]> => {
  const context = viewContextOf(platform, viewer);
  const { pool, db } = platform.database;
  const others = await nearestTo(pool, await find(db, id, context), context.today);
  return withViewerMarks(
    db,
    viewer,
    others.map((row) => presentCard(row, context)),
  );
};

/** Cards by offer id, for threads. */
export const cardsOf = async (
  platform: Platform,
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, JobCard>> => {
  const context = viewContextOf(platform, viewer);
  const rows = await store.cardsOf(db, [...new Set(ids)]);
  const cards = rows.map((row) => presentCard(row, context));
  return new Map((await withViewerMarks(db, viewer, cards)).map((card) => [card.id, card]));
};
