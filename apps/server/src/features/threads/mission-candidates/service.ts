import type { WriteToSeveral, Written } from '@basoche/contract/threads/candidates';
import type { Candidate } from '@basoche/contract/threads/mission-candidates';
import { candidatesSortedAtMost } from '@basoche/domain/limits';
import { availabilityHoldsDays, shownAvailability } from '@basoche/domain/members/availability';
import { nearestDepartmentKm } from '@basoche/domain/options/department-distances';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import type { Application } from '@basoche/domain/threads/application';
import { byCandidateSort, type CandidateSort } from '@basoche/domain/threads/candidate-order';
import { stagedPriceOf } from '@basoche/domain/threads/deposits-and-refunds';
import { asksNothing } from '@basoche/domain/threads/independence';
import { missionCandidateTabs } from '@basoche/domain/threads/mission-candidate-tabs';
import { readableWords } from '@basoche/domain/threads/party-texts';
import { mayGive, permitted } from '@basoche/domain/threads/permitted';
import type { ApplicationState, ThreadPermission } from '@basoche/domain/threads/states';
import { addDaysOf24h } from '@basoche/domain/threads/timer-schedule';
import { parisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { conflictFactsOf } from '../../conflicts/facts/service.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { invitedAmong } from '../../missions/invitations/service.ts';
import { presentApplicant, requireCreator, writeToSeveral } from '../candidates/service.ts';
import { partyOf } from '../execution/service.ts';
import { presentPlan } from '../plans/presenter.ts';
import { presentIndependence } from '../presenter.ts';
import type { ShownRating } from '../reviews/presenter.ts';
import { ratingsOf } from '../reviews/service.ts';
import { applicationOf, findThreads, lockThread, type ThreadRow } from '../store.ts';
import * as store from './store.ts';

/**
 * Candidates of a mission, for its creator: comparison, shortlist, private notes, and messages. Shortlist and notes are
 * private: the candidate is not told and the thread does not change.
 */

const toCreator = { author: 'candidate', reader: 'creator' } as const;

interface CandidateContext {
  readonly application: Application;
  readonly known: store.KnownRow;
  readonly distanceKm: number | null;
  readonly rating: ShownRating;
  readonly permitted: readonly ThreadPermission[];
  readonly isInvited: boolean;
  readonly now: Date;
}

/** A candidate, for the mission's creator only: shortlist and note are private to the creator. */
const presentCandidate = (
  row: ThreadRow,
  { application, known, distanceKm, rating, permitted, isInvited, now }: CandidateContext,
): Candidate => ({
  id: row.id,
  state: row.state,
  offer: centsToEuros(row.offer_cents ?? 0),
  ...presentPlan(stagedPriceOf(application), application, 'creator', parisDay(now)),
  tvaApplicable: row.tva_applicable,
  presentation: readableWords(application, row.presentation, toCreator),
  delayDays: row.delay_days,
  offerToConfirm: row.offer_to_confirm,
  createdAt: row.created_at.toISOString(),
  isInvited,
  user: presentApplicant(row, now),
  ...rating,
  responseTimeMn: known.response_time_mn,
  availability: shownAvailability(
    known.availability,
    known.available_from,
    known.availability_confirmed_at,
    now,
  ),
  distanceKm,
  isShortlisted: known.is_shortlisted,
  note: known.note,
  creatorNDAConsent: row.consents.some(({ party }) => party === 'creator'),
  ...(asksNothing(application) ? {} : { independence: presentIndependence(application) }),
  permitted: [...permitted],
});

const distanceOf = ({ mission_department: here, departments }: store.KnownRow): number | null =>
  nearestDepartmentKm(here, departments);

const ratingsFor = (db: Db, rows: readonly store.KnownRow[], now: Date) =>
  ratingsOf(
    db,
    rows.map(({ candidate_id }) => ({ memberId: candidate_id, as: 'candidate' })),
    now,
  );

const presentAll = async (
  platform: Platform,
  db: Db,
  viewer: Viewer,
  missionId: string,
  rows: readonly store.KnownRow[],
  now: Date,
): Promise<(known: store.KnownRow) => Candidate> => {
  const ids = rows.map(({ application_id }) => application_id);
  const threads = new Map((await findThreads(db, ids)).map((row) => [row.id, row]));
  const invited = await invitedAmong(
    db,
    missionId,
    rows.map(({ candidate_id }) => candidate_id),
  );
  const ratingOf = await ratingsFor(db, rows, now);
  // Facts about the creator, not about each candidate: the creator may not learn of a candidate's conflict
  // checks.
  const conflicts = await conflictFactsOf(platform, db, missionId, viewer.memberId);
  const actor = { role: 'creator', memberId: viewer.memberId } as const;
  const isOpen = (command: ThreadPermission) => mayGive(viewer.acting?.role ?? null, command);
  return (known) => {
    const row = threads.get(known.application_id) ?? refuse('NOT_FOUND');
    const application = applicationOf(row, conflicts);
    return presentCandidate(row, {
      application,
      known,
      distanceKm: distanceOf(known),
      rating: ratingOf({ memberId: known.candidate_id, as: 'candidate' }),
      permitted: permitted(application, actor, now).filter(isOpen),
      isInvited: invited.has(known.candidate_id),
      now,
    });
  };
};

interface Asked {
  readonly states?: readonly ApplicationState[] | undefined;
  readonly isShortlisted: boolean;
  readonly sort: CandidateSort;
}

/** The whole list in order; a page begins after the candidate that its cursor names. */
const inOrder = async (db: Db, rows: readonly store.KnownRow[], sort: CandidateSort, now: Date) => {
  const ratingOf = sort === 'rating' ? await ratingsFor(db, rows, now) : null;
  const compare = byCandidateSort(sort);
  const compared = rows.map((row) => ({
    row,
    isRefused: row.state === 'REFUSED',
    appliedAt: row.created_at,
    offerCents: row.offer_cents,
    tvaApplicable: row.tva_applicable,
    delayDays: row.delay_days,
    rating: ratingOf?.({ memberId: row.candidate_id, as: 'candidate' }).rating ?? null,
    responseTimeMn: row.response_time_mn,
    availability: row.availability,
    distanceKm: distanceOf(row),
  }));
  return compared.toSorted(compare).map(({ row }) => row);
};

export const listCandidates = async (
  platform: Platform,
  viewer: Viewer,
  missionId: string,
  { states, isShortlisted, sort }: Asked,
  page: PageRequest,
): Promise<Page<Candidate>> => {
  const { clock, database } = platform;
  const { db } = database;
  await requireCreator(db, viewer, 'mission', missionId);
  const now = clock.now();
  const which = { missionId, states, isShortlisted, freshSince: addDaysOf24h(now, -availabilityHoldsDays) };
  const all = await inOrder(db, await store.knownOf(db, which, candidatesSortedAtMost), sort, now);
  const start = all.findIndex(({ application_id }) => application_id === page.after?.id) + 1;
  const rows = all.slice(start, start + page.limit + 1);
  const present = await presentAll(platform, db, viewer, missionId, rows, now);
  return pageOf(rows, page.limit, present, ({ application_id: id, created_at: at }) => ({ at, id }));
};

/** Counts of a mission's candidates for each tab; the first tab is the sum of all states. */
const countTabs = async (
  { database: { db } }: Platform,
  viewer: Viewer,
  missionId: string,
  of: 'number' | 'shortlisted',
): Promise<number[]> => {
  await requireCreator(db, viewer, 'mission', missionId);
  const counts = await store.countByState(db, missionId);
  return missionCandidateTabs.map((tab) =>
    counts
      .filter(({ state }) => tab.state === null || state === tab.state)
      .reduce((sum, count) => sum + count[of], 0),
  );
};

/** Counts the candidates of each state, without the sum, as the specified answer has none. */
export const countCandidates = async (
  platform: Platform,
  viewer: Viewer,
  missionId: string,
): Promise<number[]> => (await countTabs(platform, viewer, missionId, 'number')).slice(1);

export const countShortlisted = (platform: Platform, viewer: Viewer, missionId: string): Promise<number[]> =>
  countTabs(platform, viewer, missionId, 'shortlisted');

/** Changes the creator's private data about one candidate; returns the candidate after it. */
const change = (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  own: { readonly note?: string; readonly is_shortlisted?: boolean },
): Promise<Candidate> =>
  platform.database.transaction(async (trx) => {
    await lockSeatFor(trx, viewer.acting);
    const row = (await lockThread(trx, applicationId)) ?? refuse('NOT_FOUND');
    const missionId = row.mission_id ?? refuse('NOT_FOUND');
    const party = partyOf(row, viewer.memberId) ?? refuse('NOT_FOUND');
    if (party === 'candidate') refuse('FORBIDDEN');
    await requireCreator(trx, viewer, 'mission', missionId);
    await store.setOwn(trx, applicationId, own);
    const now = platform.clock.now();
    const freshSince = addDaysOf24h(now, -availabilityHoldsDays);
    const [known = refuse('NOT_FOUND')] = await store.knownOf(
      trx,
      { missionId, ids: [applicationId], freshSince },
      1,
    );
    return (await presentAll(platform, trx, viewer, missionId, [known], now))(known);
  });

export const shortlist = (platform: Platform, viewer: Viewer, id: string, isShortlisted: boolean) =>
  change(platform, viewer, id, { is_shortlisted: isShortlisted });

export const note = (platform: Platform, viewer: Viewer, id: string, text: string) =>
  change(platform, viewer, id, { note: text });

export const write = async (
  platform: Platform,
  viewer: Viewer,
  missionId: string,
  body: WriteToSeveral,
): Promise<Written[]> => {
  await requireCreator(platform.database.db, viewer, 'mission', missionId);
  return writeToSeveral(platform, viewer, { missionId }, body);
};
