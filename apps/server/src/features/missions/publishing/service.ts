import type { Mission } from '@basoche/contract/missions/missions';
import type { createMission, updateMission } from '@basoche/contract/missions/publishing';
import type { BodyOf } from '@basoche/contract/route';
import { deadlineError } from '@basoche/domain/listings/fields';
import { searchableLabels } from '@basoche/domain/listings/labels';
import { closingDay, isExpired } from '@basoche/domain/listings/publication';
import { summary } from '@basoche/domain/listings/summary';
import { changedTerms } from '@basoche/domain/missions/edit';
import { clientOf } from '@basoche/domain/missions/eligibility-rules';
import { normalizeMission, validateMission } from '@basoche/domain/missions/validate';
import { wantedProfilesError } from '@basoche/domain/missions/wanted-profiles';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database/database.ts';
import { holdMember } from '../../../platform/database/hold-member.ts';
import type { Eraser } from '../../../platform/erasure.ts';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import { agree, refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { isOff } from '../../../platform/listing/off.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { rulesOf } from '../eligibility/service.ts';
import { dropFavouritesOf } from '../favourites/service.ts';
import { deleteInvitationsOf, invitationsHaveLapsed } from '../invitations/service.ts';
import { read, sightOf } from '../service.ts';
import * as store from '../store.ts';

/** A creator's own missions: writing them, taking them off the lists, putting them back. */

type Fields = BodyOf<typeof updateMission>;

/** The columns that a form gives. `stored` is the mission that is edited: a past day that it already had may stay. */
const columnsOf = (
  form: Fields,
  { now, publishedAt, isOff }: { now: Date; publishedAt: Date; isOff: boolean },
  stored?: { endDate: Day | null; startDate: Day | null },
) => {
  const draft = normalizeMission({
    ...form,
    endDate: form.endDate ?? null,
    startDate: form.startDate ?? null,
    place: form.place ?? null,
    tarifLow: form.tarifLow ?? null,
    tarifHigh: form.tarifHigh ?? null,
  });
  const today = parisDay(now);
  // The contract has checked each field; the rules add what depends on the day.
  const errors = validateMission(draft, today, stored);
  if (errors.length > 0) refuse('INVALID_INPUT', { errors });
  const closesOn = closingDay({ endDate: draft.endDate, publishedAt });
  const cents = (value: number | null) => (value === null ? null : eurosToCents(value));
  return {
    title: draft.title,
    labels: searchableLabels(draft),
    domain: draft.domain,
    nature: draft.nature,
    description: draft.skillsRequired,
    summary: summary(draft.skillsRequired),
    time_limit: draft.timeLimit,
    experience: draft.experience,
    on_place: draft.onPlace,
    department: draft.place,
    city: draft.onPlace ? (draft.city ?? null) : null,
    start_now: draft.startNow,
    start_date: draft.startDate,
    end_date: draft.endDate,
    closes_on: closesOn,
    tarif_low_cents: cents(draft.tarifLow),
    tarif_high_cents: cents(draft.tarifHigh),
    is_anonymous: draft.isAnonym,
    is_listed: !isOff && closesOn >= today,
    updated_at: now,
  };
};

/** No profile is wanted that the rules table keeps out of such a mission: it would wait for candidates who cannot come (rules §2). */
const requireOpenProfiles = async (trx: Db, viewer: Viewer, form: Fields): Promise<void> => {
  const message = wantedProfilesError(await rulesOf(trx), form, clientOf(viewer.kind));
  if (message !== null) refuse('INVALID_INPUT', { errors: [{ path: 'experience', message }] });
};

/** A mission came to the lists or changed there: its saved searches are looked for once, however often it did before. */
const lookForSearches = (trx: Db, missionId: string): Promise<void> =>
  addJob(trx, 'missions.published', { missionId }, { jobKey: `missions.published:${missionId}` });

/** Refuses a `creatorID` or `isFromCustomer` that is not the viewer's. */
const agreeWith = (viewer: Viewer, { creatorID, isFromCustomer }: Fields): void => {
  agree(creatorID, viewer.memberId);
  agree(isFromCustomer, viewer.kind === 'CUSTOMER');
};

export const create = async (
  platform: Platform,
  viewer: Viewer,
  body: BodyOf<typeof createMission>,
  key: CallKey | null,
): Promise<Mission> => {
  agreeWith(viewer, body);
  const now = platform.clock.now();
  return platform.database.transaction(async (trx) => {
    const id = await once(platform, trx, key, async () => {
      await holdMember(trx, viewer.memberId);
      await requireOpenProfiles(trx, viewer, body);
      const made = await store.insertMission(trx, {
        ...columnsOf(body, { now, publishedAt: now, isOff: false }),
        creator_id: viewer.memberId,
        is_from_customer: viewer.kind === 'CUSTOMER',
        created_at: now,
        published_at: now,
      });
      await lookForSearches(trx, made);
      return made;
    });
    return read(trx, viewer, id, sightOf(platform, viewer));
  });
};

/** Locks a mission for its creator; a mission that somebody else published may be seen, and not changed. */
const lockOwn = async (db: Db, viewer: Viewer, id: string) => {
  await holdMember(db, viewer.memberId);
  const mission = (await store.lockMission(db, id)) ?? refuse('NOT_FOUND');
  if (mission.creator_id !== viewer.memberId) refuse('FORBIDDEN');
  return mission;
};

/** What follows from the rest of a mission, or from the moment: alone, it is no edit. */
const derived = new Set(['summary', 'labels', 'closes_on', 'is_listed', 'updated_at']);

const isSame = (stored: object, columns: object): boolean => {
  const before = new Map(Object.entries(stored));
  return Object.entries(columns).every(([name, value]) => derived.has(name) || before.get(name) === value);
};

type Row = Awaited<ReturnType<typeof lockOwn>>;

const termsOf = (
  row: Pick<Row, 'on_place' | 'department' | 'city' | 'tarif_low_cents' | 'tarif_high_cents'>,
) => ({
  onPlace: row.on_place,
  department: row.department,
  city: row.city,
  tarifLowCents: row.tarif_low_cents,
  tarifHighCents: row.tarif_high_cents,
});

/** Edits a mission; its candidates are told, and confirm what they proposed for other terms (rules §2). */
export const update = (platform: Platform, viewer: Viewer, id: string, body: Fields): Promise<Mission> =>
  platform.database.transaction(async (trx) => {
    agreeWith(viewer, body);
    const stored = await lockOwn(trx, viewer, id);
    const now = platform.clock.now();
    const { published_at: publishedAt } = stored;
    const days = { endDate: stored.end_date, startDate: stored.start_date };
    const columns = columnsOf(body, { now, publishedAt, isOff: isOff(stored) }, days);
    if (!isSame(stored, columns)) {
      await requireOpenProfiles(trx, viewer, body);
      await store.updateMission(trx, id, columns);
      const terms = changedTerms(termsOf(stored), termsOf(columns));
      await addJob(trx, 'missions.edited', { missionId: id, terms, at: now.toISOString() });
      if (columns.is_listed) await lookForSearches(trx, id);
    }
    return read(trx, viewer, id, sightOf(platform, viewer));
  });

/** Somebody was found: the mission is archived, and the candidates with whom nothing is agreed on are told (rules §3). */
export const fill = (platform: Platform, viewer: Viewer, id: string, key: CallKey | null): Promise<Mission> =>
  platform.database.transaction(async (trx) => {
    await once(platform, trx, key, async () => {
      const stored = await lockOwn(trx, viewer, id);
      if (stored.filled_at !== null) refuse('MISSION_ALREADY_FILLED');
      const now = platform.clock.now();
      await invitationsHaveLapsed(trx, id, now);
      const filled = { is_archived: true, filled_at: now, is_listed: false, updated_at: now };
      await store.updateMission(trx, id, filled);
      await addJob(trx, 'missions.filled', { missionId: id, at: now.toISOString() });
      return id;
    });
    return read(trx, viewer, id, sightOf(platform, viewer));
  });

/** Publishes or archives. Archiving stops new applications and leaves running threads alone (rules §2). */
export const publish = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  toPublish: boolean,
): Promise<Mission> =>
  platform.database.transaction(async (trx) => {
    const stored = await lockOwn(trx, viewer, id);
    if (toPublish && stored.is_archived && stored.hidden_at !== null) refuse('PUBLICATION_HIDDEN');
    const sight = sightOf(platform, viewer);
    const now = platform.clock.now();
    if (!toPublish) await invitationsHaveLapsed(trx, id, now);
    await store.updateMission(trx, id, {
      is_archived: !toPublish,
      filled_at: toPublish ? null : stored.filled_at,
      is_listed: toPublish && stored.hidden_at === null && stored.closes_on >= sight.today,
      updated_at: now,
    });
    if (toPublish) await lookForSearches(trx, id);
    return read(trx, viewer, id, sight);
  });

/** Staff hide a mission: whoever edits, archives or applies at the same time comes before or after. */
export const hideMission = async (trx: Db, id: string, now: Date): Promise<store.Hidden> => {
  const { hidden_at, creator_id, title } = (await store.lockMission(trx, id)) ?? refuse('NOT_FOUND');
  if (hidden_at !== null) refuse('ALREADY_HIDDEN');
  await invitationsHaveLapsed(trx, id, now);
  await store.updateMission(trx, id, { hidden_at: now, is_listed: false, updated_at: now });
  return { creatorId: creator_id, title };
};

/** And restore it, as it was: in the lists where it is published and its deadline is not past. */
export const restoreMission = async (trx: Db, id: string, now: Date): Promise<store.Hidden> => {
  const stored = (await store.lockMission(trx, id)) ?? refuse('NOT_FOUND');
  const { hidden_at, is_archived, closes_on, creator_id, title } = stored;
  if (hidden_at === null) refuse('NOT_HIDDEN');
  const isListed = !is_archived && closes_on >= parisDay(now);
  await store.updateMission(trx, id, { hidden_at: null, is_listed: isListed, updated_at: now });
  if (isListed) await lookForSearches(trx, id);
  return { creatorId: creator_id, title };
};

/** Puts a mission whose deadline is past back at the head of the lists, published if it was archived. */
export const relaunch = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  endDate: Day | null,
  key: CallKey | null,
): Promise<Mission> =>
  platform.database.transaction(async (trx) => {
    const sight = sightOf(platform, viewer);
    await once(platform, trx, key, async () => {
      const stored = await lockOwn(trx, viewer, id);
      if (stored.hidden_at !== null) refuse('PUBLICATION_HIDDEN');
      if (!isExpired({ endDate: stored.end_date, publishedAt: stored.published_at }, sight.today)) {
        refuse('MISSION_STILL_OPEN');
      }
      const message = deadlineError(endDate, sight.today);
      if (message !== null) refuse('INVALID_INPUT', { errors: [{ path: 'endDate', message }] });
      const now = platform.clock.now();
      // A day that has passed is no start any more.
      const hasStarted = stored.start_date !== null && stored.start_date < sight.today;
      await store.updateMission(trx, id, {
        ...(hasStarted ? { start_now: true, start_date: null } : {}),
        end_date: endDate,
        published_at: now,
        closes_on: closingDay({ endDate, publishedAt: now }),
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

/** A member is about to leave: nothing becomes of what they published until they have. */
export const holdMissions = (trx: Db, memberId: string): Promise<void> => store.lockByCreator(trx, memberId);

/**
 * What they published is archived, what tied them to others' missions goes. Archiving comes last: whoever publishes anything waits
 * for the tally from there on.
 */
export const missionEraser: Eraser = {
  empties: ['mission_invitation', 'mission_favourite'],
  eraseOf: async (trx, memberId, { clock }) => {
    const now = clock.now();
    await deleteInvitationsOf(trx, memberId, now);
    await dropFavouritesOf(trx, memberId);
    await store.archiveByCreator(trx, memberId, now);
  },
};
