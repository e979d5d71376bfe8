import type { WriteToSeveral, Written } from '@basoche/contract/threads/candidates';
import type { Sent } from '@basoche/contract/threads/job-applications';
import type { JobCandidate } from '@basoche/contract/threads/job-candidates';
import { type JobStage, jobStages } from '@basoche/domain/options/job-stages';
import { mayGive, permitted } from '@basoche/domain/threads/permitted';
import type { ApplicationState, ThreadPermission } from '@basoche/domain/threads/states';
import type { Db } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { sentWith } from '../../jobs/cvs/service.ts';
import { presentApplicant, requireCreator, writeToSeveral } from '../candidates/service.ts';
import { partyOf } from '../execution/service.ts';
import { applicationOf, findThreads, lockThread, type ThreadRow } from '../store.ts';
import * as store from './store.ts';

/**
 * Candidates of an offer, for its creator: stage, private note, and a message to several. Stage and note are private: the
 * candidate is not told and the thread does not change.
 */

interface CandidateContext {
  readonly note: string;
  readonly sent: Sent;
  readonly permitted: readonly ThreadPermission[];
  readonly now: Date;
}

/** A candidate, for the offer's creator only: stage and note are private to the creator. */
const presentCandidate = (
  row: ThreadRow,
  { note, sent, permitted, now }: CandidateContext,
): JobCandidate => ({
  id: row.id,
  isRefused: row.state === 'REFUSED',
  isWithdrawn: row.closed_reason === 'withdrawn',
  stage: row.stage ?? 'new',
  note,
  createdAt: row.created_at.toISOString(),
  user: presentApplicant(row, now),
  sent,
  creatorNDAConsent: row.consents.some(({ party }) => party === 'creator'),
  permitted: [...permitted],
});

const presentAll = async (
  platform: Platform,
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<(id: string) => JobCandidate> => {
  const threads = new Map((await findThreads(db, ids)).map((row) => [row.id, row]));
  const sent = await sentWith(db, ids);
  const notes = await store.notesOf(db, ids);
  const now = platform.clock.now();
  const actor = { role: 'creator', memberId: viewer.memberId } as const;
  const isOpen = (command: ThreadPermission) => mayGive(viewer.acting?.role ?? null, command);
  return (id) => {
    const row = threads.get(id) ?? refuse('NOT_FOUND');
    return presentCandidate(row, {
      note: notes.get(id) ?? '',
      sent: sent(id),
      permitted: permitted(applicationOf(row, null), actor, now).filter(isOpen),
      now,
    });
  };
};

interface Asked {
  readonly isRefused?: boolean | undefined;
  readonly stage?: JobStage | undefined;
}

/** Only candidates who are not refused have a stage. */
const statesOf = ({ isRefused, stage }: Asked): readonly ApplicationState[] | undefined => {
  if (stage !== undefined) return isRefused === true ? [] : ['NEW'];
  return isRefused === undefined ? undefined : [isRefused ? 'REFUSED' : 'NEW'];
};

export const listCandidates = async (
  platform: Platform,
  viewer: Viewer,
  jobId: string,
  asked: Asked,
  page: PageRequest,
): Promise<Page<JobCandidate>> => {
  const { db } = platform.database;
  await requireCreator(db, viewer, 'job_offer', jobId);
  const states = statesOf(asked);
  const which = { jobId, states, stage: asked.stage };
  const places = states?.length === 0 ? [] : await store.listPlaces(db, which, page);
  const present = await presentAll(
    platform,
    db,
    viewer,
    places.map(({ id }) => id),
  );
  return pageOf(places, page.limit, ({ id }) => present(id), placeBy('created_at'));
};

const sum = (counts: readonly store.Counted[], which: (one: store.Counted) => boolean): number =>
  counts.filter(which).reduce((total, { number }) => total + number, 0);

/** Counts of [not refused, refused]. */
export const countCandidates = async (
  { database }: Platform,
  viewer: Viewer,
  jobId: string,
): Promise<[number, number]> => {
  await requireCreator(database.db, viewer, 'job_offer', jobId);
  const counts = await store.countCandidates(database.db, jobId);
  return [sum(counts, ({ state }) => state !== 'REFUSED'), sum(counts, ({ state }) => state === 'REFUSED')];
};

/** One count per stage, in order, without refused candidates. */
export const countStages = async (
  { database }: Platform,
  viewer: Viewer,
  jobId: string,
): Promise<number[]> => {
  await requireCreator(database.db, viewer, 'job_offer', jobId);
  const counts = await store.countCandidates(database.db, jobId);
  return jobStages.map(({ value }) =>
    sum(counts, ({ state, stage }) => state !== 'REFUSED' && stage === value),
  );
};

/** Changes the creator's private data about one candidate; returns the candidate after it. */
const change = (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  write: (trx: Db, row: ThreadRow) => Promise<void>,
): Promise<JobCandidate> =>
  platform.database.transaction(async (trx) => {
    await lockSeatFor(trx, viewer.acting);
    const row = (await lockThread(trx, applicationId)) ?? refuse('NOT_FOUND');
    const party = row.type === 'JOB' ? partyOf(row, viewer.memberId) : undefined;
    if (party === undefined) refuse('NOT_FOUND');
    if (party === 'candidate') refuse('FORBIDDEN');
    await write(trx, row);
    return (await presentAll(platform, trx, viewer, [applicationId]))(applicationId);
  });

export const move = (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  stage: JobStage,
): Promise<JobCandidate> =>
  change(platform, viewer, applicationId, async (trx, row) => {
    if (row.state === 'REFUSED') refuse('STATE_CHANGED');
    await store.setStage(trx, applicationId, stage);
  });

export const note = (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  text: string,
): Promise<JobCandidate> =>
  change(platform, viewer, applicationId, (trx) => store.setNote(trx, applicationId, text));

export const write = async (
  platform: Platform,
  viewer: Viewer,
  jobId: string,
  body: WriteToSeveral,
): Promise<Written[]> => {
  await requireCreator(platform.database.db, viewer, 'job_offer', jobId);
  return writeToSeveral(platform, viewer, { jobId }, body);
};
