import type { JobFilters } from '@basoche/contract/jobs/filters';
import type { JobCard } from '@basoche/contract/jobs/jobs';
import type { BodyOf } from '@basoche/contract/route';
import type { AppliedJob, applyToJob } from '@basoche/contract/threads/job-applications';
import { partyActor } from '@basoche/domain/threads/actors';
import { decide } from '@basoche/domain/threads/decide';
import type { Db } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor, lockTeamsOf } from '../../firms/service.ts';
import { requireKept } from '../../jobs/cvs/service.ts';
import { countOpen, searchOf } from '../../jobs/list/service.ts';
import { cardsOf, subjectOf } from '../../jobs/service.ts';
import { mustSubscribe } from '../../payments/subscriptions/service.ts';
import { agreedText } from '../confidentiality/service.ts';
import { allowed, openThread } from '../execution/service.ts';
import { prospectOf, seatsOf } from '../mission-applications/service.ts';
import { creatorOf } from '../store.ts';
import * as store from './store.ts';

/** Applications to job offers: sending and listing them, for candidates. Commands inside one belong to its thread. */

/** An application to an offer, for its candidate. Leaves out the creator's stage, which is private. */
const presentApplied = (row: store.AppliedRow, jobOffer: JobCard): AppliedJob => ({
  id: row.id,
  isRefused: row.state === 'REFUSED',
  isWithdrawn: row.closed_reason === 'withdrawn',
  createdAt: row.created_at.toISOString(),
  jobOffer,
});

/** Throws NOT_FOUND for an unknown or archived offer. Its creator and its applicants still see an archived one. */
const requireThere = (row: store.ProspectRow | undefined, viewer: Viewer): store.ProspectRow =>
  row === undefined || (row.is_archived && !row.has_applied && row.creator_id !== viewer.memberId)
    ? refuse('NOT_FOUND')
    : row;

const presentAll = async (
  platform: Platform,
  db: Db,
  viewer: Viewer,
  rows: readonly store.AppliedRow[],
): Promise<(row: store.AppliedRow) => AppliedJob> => {
  const cards = await cardsOf(
    platform,
    db,
    viewer,
    rows.map((row) => row.job_id),
  );
  return (row) => presentApplied(row, cards.get(row.job_id) ?? refuse('NOT_FOUND'));
};

/**
 * Applies, with or without a letter and a CV; idempotent under its key. Of two calls at the same time one
 * succeeds, and the other gets ALREADY_APPLIED.
 */
export const apply = async (
  platform: Platform,
  viewer: Viewer,
  jobId: string,
  { letter = null, cvID: cvId = null, ndaVersion }: NonNullable<BodyOf<typeof applyToJob>>,
  key: CallKey | null,
): Promise<AppliedJob> => {
  const { memberId } = viewer;
  const now = platform.clock.now();
  try {
    return await platform.database.transaction(async (trx) => {
      await lockTeamsOf(trx, [await creatorOf(trx, 'job_offer', jobId), memberId]);
      const id = await once(platform, trx, key, async () => {
        await lockSeatFor(trx, viewer.acting);
        const row = requireThere(await store.findProspect(trx, jobId, memberId, { holds: true }), viewer);
        const consent = agreedText(ndaVersion);
        const command = { type: 'apply', offerCents: null, tvaApplicable: false, consent } as const;
        const actor = partyActor('candidate', viewer);
        // Job offers have no table of eligible professions.
        const prospect = prospectOf(
          row,
          viewer,
          subjectOf(row),
          [],
          await mustSubscribe(platform, trx, viewer),
          null,
        );
        const decision = allowed(decide(prospect, command, actor, now));
        if (cvId !== null) await requireKept(trx, cvId, memberId);
        const opened = await openThread(trx, command, decision, {
          jobId,
          by: actor,
          seats: seatsOf(row, viewer),
          now,
        });
        await store.insertSent(trx, { applicationId: opened, letter, cvId });
        return opened;
      });
      const applied = (await store.findApplied(trx, id)) ?? refuse('NOT_FOUND');
      return (await presentAll(platform, trx, viewer, [applied]))(applied);
    });
  } catch (error) {
    if (store.isDuplicate(error)) throw new Refusal('ALREADY_APPLIED');
    throw error;
  }
};

export const didApply = async ({ database }: Platform, viewer: Viewer, jobId: string): Promise<boolean> =>
  requireThere(await store.findProspect(database.db, jobId, viewer.memberId), viewer).has_applied;

/** The viewer's own applications, newest first, whatever the state of the offers. */
export const listApplied = async (
  platform: Platform,
  viewer: Viewer,
  filters: JobFilters,
  page: PageRequest,
): Promise<Page<AppliedJob>> => {
  const { db } = platform.database;
  const match = (await searchOf(platform, filters))?.words.query;
  const rows = await store.listApplied(db, { candidateId: viewer.memberId, filters, match }, page);
  const present = await presentAll(platform, db, viewer, rows);
  return pageOf(rows, page.limit, present, placeBy('created_at'));
};

/** [all, applied by me], each under the same filters as its list. */
export const countAllAndApplied = async (
  platform: Platform,
  viewer: Viewer,
  filters: JobFilters,
): Promise<[number, number]> => {
  const search = await searchOf(platform, filters);
  const applied = { candidateId: viewer.memberId, filters, match: search?.words.query };
  return Promise.all([
    countOpen(platform, filters, search),
    store.countApplied(platform.database.db, applied),
  ]);
};
