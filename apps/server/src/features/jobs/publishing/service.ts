import type { Job } from '@basoche/contract/jobs/jobs';
import type { createJob, updateJob } from '@basoche/contract/jobs/publishing';
import type { BodyOf } from '@basoche/contract/route';
import { normalizeJob, validateJob } from '@basoche/domain/jobs/validate';
import type { Day } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import { assertActor, refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { postingsOf } from '../../postings/service.ts';
import { draftIsPublished } from '../drafts/service.ts';
import { columnsOf, fieldsGiven, fieldsOf, type JobOfferFields } from '../presenter.ts';
import { read, viewContextOf } from '../service.ts';
import type { JobOfferRow } from '../store.ts';
import * as store from './store.ts';

/** Commands of a creator on their own job offers: publish, edit, archive, relaunch, fill; and of staff: hide, restore. */

/**
 * Validates the fields by the rules; returns them in the form in which they are stored. `stored` is the offer
 * being edited.
 */
const validated = (fields: JobOfferFields, today: Day, stored?: JobOfferFields): JobOfferFields => {
  const offer = normalizeJob(fields);
  const errors = validateJob(offer, today, stored);
  if (errors.length > 0) refuse('INVALID_INPUT', { errors });
  return offer;
};

/** Refuses a body that names another creator than the viewer. */
const assertCreator = (
  viewer: Viewer,
  body: { creatorID?: string | undefined; creatorRole?: string | undefined },
) => {
  assertActor(body.creatorID, viewer.memberId);
  assertActor(body.creatorRole, viewer.kind);
};

/** Queues the matching of a listed or changed offer with saved searches. The job key merges repeated jobs. */
const queueSearchMatching = (trx: Db, jobId: string): Promise<void> =>
  addJob(trx, 'jobs.published', { jobId }, { jobKey: `jobs.published:${jobId}` });

/** Publishes a new offer, once per `key`. `draftID` is its draft, which is deleted. */
export const create = (
  platform: Platform,
  viewer: Viewer,
  { creatorID, creatorRole, draftID, ...body }: BodyOf<typeof createJob>,
  key: CallKey | null,
): Promise<Job> => {
  assertCreator(viewer, { creatorID, creatorRole });
  const context = viewContextOf(platform, viewer);
  const now = platform.clock.now();
  const fields = fieldsGiven(body);
  return platform.database.transaction(async (trx) => {
    const id = await once(platform, trx, key, async () => {
      const offer = validated(fields, context.today);
      // If a person acts for a firm: refused if their seat has ended by now.
      await lockSeatFor(trx, viewer.acting);
      await lockMember(trx, viewer.memberId);
      if (draftID !== undefined) await draftIsPublished(trx, viewer.memberId, draftID);
      const jobId = await store.insertJob(trx, {
        ...columnsOf(offer),
        creator_id: viewer.memberId,
        seat_id: viewer.acting?.seatId ?? null,
        is_listed: true,
        created_at: now,
        published_at: now,
        updated_at: now,
      });
      await queueSearchMatching(trx, jobId);
      return jobId;
    });
    return read(trx, viewer, id, context);
  });
};

/** Commands that offers have in common with missions. */
const offers = postingsOf<JobOfferRow, Job>({
  lock: store.lockJob,
  update: store.updateJob,
  read: (platform, trx, viewer, id) => read(trx, viewer, id, viewContextOf(platform, viewer)),
  queueSearchMatching,
  tellFilled: (trx, id, now) => addJob(trx, 'jobs.filled', { jobId: id, at: now.toISOString() }),
  refusals: { alreadyFilled: 'JOB_ALREADY_FILLED', stillOpen: 'JOB_STILL_OPEN' },
});

export const { relaunch, fill, hide, restore } = offers;

/** The offer with these fields replaced. A new department without a city clears the city. */
const merged = (
  before: JobOfferFields,
  fields: Partial<{ [Name in keyof JobOfferFields]: JobOfferFields[Name] | undefined }>,
) => {
  const names = Object.keys(before) as (keyof JobOfferFields)[];
  const changes = names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]);
  const after: JobOfferFields = { ...before, ...Object.fromEntries(changes) };
  return after.place === before.place || fields.city !== undefined ? after : { ...after, city: null };
};

/** Edits an offer, publishes or archives it. Fields missing from the body stay unchanged. */
export const update = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  { creatorID, creatorRole, isArchived: asked, ...given }: BodyOf<typeof updateJob>,
): Promise<Job> => {
  assertCreator(viewer, { creatorID, creatorRole });
  return platform.database.transaction(async (trx) => {
    const stored = await offers.lockOwn(trx, viewer, id);
    const context = viewContextOf(platform, viewer);
    const before = fieldsOf(stored);
    const isEdited = Object.keys(given).length > 0;
    const offer = isEdited ? validated(merged(before, given), context.today, before) : before;
    const isArchived = asked ?? stored.is_archived;
    if (asked === false && stored.is_archived && stored.hidden_at !== null) refuse('PUBLICATION_HIDDEN');
    const isListed = !isArchived && stored.hidden_at === null && offer.endDate >= context.today;
    await store.updateJob(trx, id, {
      ...(isEdited ? columnsOf(offer) : {}),
      is_archived: isArchived,
      // Publishing again clears the mark that the offer is filled.
      filled_at: isArchived ? stored.filled_at : null,
      is_listed: isListed,
      updated_at: platform.clock.now(),
    });
    if (isListed) await queueSearchMatching(trx, id);
    return read(trx, viewer, id, context);
  });
};
