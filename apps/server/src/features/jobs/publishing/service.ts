import type { Job } from '@basoche/contract/jobs/jobs';
import type { createJob, updateJob } from '@basoche/contract/jobs/publishing';
import type { BodyOf } from '@basoche/contract/route';
import { normalizeJob, validateJob } from '@basoche/domain/jobs/validate';
import { deadlineError } from '@basoche/domain/listings/fields';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database/database.ts';
import { holdMember } from '../../../platform/database/hold-member.ts';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import { agree, refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { draftIsPublished } from '../drafts/service.ts';
import { read, sightOf } from '../service.ts';
import { columnsOf, fieldsOf, type OfferFields } from './presenter.ts';
import * as store from './store.ts';

/** A creator's own offers: writing them, taking them off the lists, putting them back. */

/** The fields as they are stored, once the rules have nothing against them. `stored` is the offer that is edited. */
const checked = (fields: OfferFields, today: Day, stored?: OfferFields): OfferFields => {
  const offer = normalizeJob(fields);
  const errors = validateJob(offer, today, stored);
  if (errors.length > 0) refuse('INVALID_INPUT', { errors });
  return offer;
};

const agreeWith = (
  viewer: Viewer,
  body: { creatorID?: string | undefined; creatorRole?: string | undefined },
) => {
  agree(body.creatorID, viewer.memberId);
  agree(body.creatorRole, viewer.kind);
};

/** An offer came to the list or changed there: its saved searches are looked for once, however often it did before. */
const lookForSearches = (trx: Db, jobId: string): Promise<void> =>
  addJob(trx, 'jobs.published', { jobId }, { jobKey: `jobs.published:${jobId}` });

export const create = (
  platform: Platform,
  viewer: Viewer,
  { creatorID, creatorRole, draftID, ...body }: BodyOf<typeof createJob>,
  key: CallKey | null,
): Promise<Job> => {
  agreeWith(viewer, { creatorID, creatorRole });
  const sight = sightOf(platform, viewer);
  const now = platform.clock.now();
  const fields: OfferFields = {
    ...body,
    place: body.place ?? null,
    city: body.city ?? null,
    startDate: body.startDate ?? null,
    salary: body.salary ?? null,
    salaryLow: body.salaryLow ?? null,
    salaryHigh: body.salaryHigh ?? null,
    salaryPeriod: body.salaryPeriod ?? null,
    salaryDescription: body.salaryDescription ?? null,
  };
  return platform.database.transaction(async (trx) => {
    const id = await once(platform, trx, key, async () => {
      const offer = checked(fields, sight.today);
      await holdMember(trx, viewer.memberId);
      if (draftID !== undefined) await draftIsPublished(trx, viewer.memberId, draftID);
      const made = await store.insertOffer(trx, {
        ...columnsOf(offer),
        creator_id: viewer.memberId,
        is_listed: true,
        created_at: now,
        published_at: now,
        updated_at: now,
      });
      await lookForSearches(trx, made);
      return made;
    });
    return read(trx, viewer, id, sight);
  });
};

/** Locks an offer for its creator; an offer that somebody else published may be seen, and not changed. */
const lockOwn = async (db: Db, viewer: Viewer, id: string): Promise<store.OfferRow> => {
  await holdMember(db, viewer.memberId);
  const offer = (await store.lockOffer(db, id)) ?? refuse('NOT_FOUND');
  // What is off the network is not there for anybody else.
  if (offer.creator_id !== viewer.memberId) refuse(offer.is_archived ? 'NOT_FOUND' : 'FORBIDDEN');
  return offer;
};

/** The offer with what is given in the place of what was there. Another place without its city has none. */
const merged = (
  before: OfferFields,
  given: Partial<{ [Name in keyof OfferFields]: OfferFields[Name] | undefined }>,
) => {
  const names = Object.keys(before) as (keyof OfferFields)[];
  const changes = names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]);
  const after: OfferFields = { ...before, ...Object.fromEntries(changes) };
  return after.place === before.place || given.city !== undefined ? after : { ...after, city: null };
};

/** Edits an offer, publishes or archives it: what the body leaves out stays as it is. */
export const update = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  { creatorID, creatorRole, isArchived: asked, ...given }: BodyOf<typeof updateJob>,
): Promise<Job> => {
  agreeWith(viewer, { creatorID, creatorRole });
  return platform.database.transaction(async (trx) => {
    const stored = await lockOwn(trx, viewer, id);
    const sight = sightOf(platform, viewer);
    const before = fieldsOf(stored);
    const isEdited = Object.keys(given).length > 0;
    const offer = isEdited ? checked(merged(before, given), sight.today, before) : before;
    const isArchived = asked ?? stored.is_archived;
    if (asked === false && stored.is_archived && stored.hidden_at !== null) refuse('PUBLICATION_HIDDEN');
    const isListed = !isArchived && stored.hidden_at === null && offer.endDate >= sight.today;
    await store.updateOffer(trx, id, {
      ...(isEdited ? columnsOf(offer) : {}),
      is_archived: isArchived,
      // Published again, it looks for somebody again.
      filled_at: isArchived ? stored.filled_at : null,
      is_listed: isListed,
      updated_at: platform.clock.now(),
    });
    if (isListed) await lookForSearches(trx, id);
    return read(trx, viewer, id, sight);
  });
};

/** Puts an offer whose deadline is past back at the head of the lists, published if it was archived. */
export const relaunch = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  endDate: Day,
  key: CallKey | null,
): Promise<Job> =>
  platform.database.transaction(async (trx) => {
    const sight = sightOf(platform, viewer);
    await once(platform, trx, key, async () => {
      const stored = await lockOwn(trx, viewer, id);
      if (stored.hidden_at !== null) refuse('PUBLICATION_HIDDEN');
      if (stored.end_date >= sight.today) refuse('JOB_STILL_OPEN');
      const message = deadlineError(endDate, sight.today);
      if (message !== null) refuse('INVALID_INPUT', { errors: [{ path: 'endDate', message }] });
      const now = platform.clock.now();
      // A day that has passed is no start any more.
      const hasStarted = stored.start_date !== null && stored.start_date < sight.today;
      await store.updateOffer(trx, id, {
        ...(hasStarted ? { start_now: true, start_date: null } : {}),
        end_date: endDate,
        published_at: now,
        is_archived: false,
        filled_at: null,
        is_listed: true,
        updated_at: now,
      });
      await lookForSearches(trx, id);
      return id;
    });
    return read(trx, viewer, id, sight);
  });

/** Somebody was found: the offer is archived, and the candidates whom nobody refused are told. */
export const fill = (platform: Platform, viewer: Viewer, id: string, key: CallKey | null): Promise<Job> =>
  platform.database.transaction(async (trx) => {
    await once(platform, trx, key, async () => {
      const stored = await lockOwn(trx, viewer, id);
      if (stored.filled_at !== null) refuse('JOB_ALREADY_FILLED');
      const now = platform.clock.now();
      await store.updateOffer(trx, id, {
        is_archived: true,
        filled_at: now,
        is_listed: false,
        updated_at: now,
      });
      await addJob(trx, 'jobs.filled', { jobId: id, at: now.toISOString() });
      return id;
    });
    return read(trx, viewer, id, sightOf(platform, viewer));
  });

/** Staff hide an offer: whoever edits, fills or applies at the same time comes before or after. */
export const hideOffer = async (trx: Db, id: string, now: Date): Promise<store.Hidden> => {
  const { hidden_at, creator_id, title } = (await store.lockOffer(trx, id)) ?? refuse('NOT_FOUND');
  if (hidden_at !== null) refuse('ALREADY_HIDDEN');
  await store.updateOffer(trx, id, { hidden_at: now, is_listed: false, updated_at: now });
  return { creatorId: creator_id, title };
};

/** And restore it, as it was: in the list where it is published and its deadline is not past. */
export const restoreOffer = async (trx: Db, id: string, now: Date): Promise<store.Hidden> => {
  const stored = (await store.lockOffer(trx, id)) ?? refuse('NOT_FOUND');
  const { hidden_at, is_archived, end_date, creator_id, title } = stored;
  if (hidden_at === null) refuse('NOT_HIDDEN');
  const isListed = !is_archived && end_date >= parisDay(now);
  await store.updateOffer(trx, id, { hidden_at: null, is_listed: isListed, updated_at: now });
  if (isListed) await lookForSearches(trx, id);
  return { creatorId: creator_id, title };
};
